// The least that reading can cost: the bare C parsers over the same bytes, counting and keeping nothing.
#include "floor.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments) {
    if (count != 3 || (strcmp(arguments[1], "csv") != 0 && strcmp(arguments[1], "html") != 0)) {
        fprintf(stderr, "usage: Floor csv|html FILE\n");
        return 2;
    }
    size_t size = 0;
    char *text = read_file(arguments[2], &size);
    struct counts counts =
        strcmp(arguments[1], "csv") == 0 ? count_csv(text, size) : count_html(text, size);
    printf("rows %zu cells %zu bytes %zu\n", counts.rows, counts.cells, counts.bytes);
    free(text);
    return 0;
}
