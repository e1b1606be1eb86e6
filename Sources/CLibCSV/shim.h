#include <stdio.h>
#include <csv.h>
