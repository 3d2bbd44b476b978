"""A class without accounts: what each reader can do, collected on the teacher's device."""
