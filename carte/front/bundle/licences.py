"""The licence texts of what others wrote of the bundle."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from carte.front.bundle import packages

__all__ = ["bundled_licences", "licence_entry", "package_title"]

_RULE = "=" * 80
_NO_TEXT = "The package brings no text of its licence beyond this name."


def bundled_licences() -> list[str]:
    """Return an entry for each package in the bundle; raises like ``carte.front.bundle.module``."""
    return [licence_entry(package_title(one), [one["text"].strip()]) for one in packages()]


def licence_entry(title: str, texts: Iterable[str]) -> str:
    """Return the licence texts of one thing, under its title."""
    return "\n".join([_RULE, title, _RULE, "", "\n\n".join(texts) or _NO_TEXT])


def package_title(package: Mapping[str, str]) -> str:
    """Return the name of a package of npm, with its edition and its licence."""
    return f"{package['name']} {package['version']} ({package.get('license', 'see below')})"
