"""A grammar of build charts: a canonical truth, a layout and wordings, each drawn by itself from one seed."""
