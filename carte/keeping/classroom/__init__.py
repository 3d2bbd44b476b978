"""A class without accounts: what each reader can do, brought together on the teacher's device."""
