"""`python -m chartwright …` is the program."""

import os
import sys

from ._program import program

if __name__ == "__main__":
    os.execv(program(), [program(), *sys.argv[1:]])
