"""The faults that are put in to see whether tests find them fit the tree as it is."""

from collections import Counter

import pytest

from tests.benchmarks.faults.fault import Fault, faults
from tests.benchmarks.faults.tree import ROOT

FAULTS = faults()


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.id)
def test_a_fault_can_be_put_into_its_file_in_one_place_and_tests_that_are_there_try_it(
    fault: Fault,
) -> None:
    text = (ROOT / fault.file).read_text("utf-8")
    assert fault.put_into(text) != text
    assert fault.tried
    for test in fault.tried:
        path, _colons, function = test.partition("::")
        assert (ROOT / path).exists(), test
        assert f"def {function}(" in (ROOT / path).read_text("utf-8") if function else True, test


def test_no_two_faults_have_one_name() -> None:
    assert [one for one, times in Counter(fault.id for fault in FAULTS).items() if times > 1] == []
