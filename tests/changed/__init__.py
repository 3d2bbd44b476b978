"""`python3 tests --changed`: first the tests of what has changed since the last commit.

Every run of the tests records which functions each fast test runs (`record`), so that a change of
one line finds its tests. What has changed is what git says, uncommitted and new files included:
Python by its functions and names, data by the name of their file.
"""
