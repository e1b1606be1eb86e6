"""A grammar of medication charts: canonical truth, layout and wording, drawn independently of one another by seed."""
