#pragma once
#include <stddef.h>

/// What a parse counted. The program under test must come to the same rows and cells.
struct counts {
    size_t rows;
    size_t cells;
    size_t bytes;
};

struct counts count_csv(const char *text, size_t size);
struct counts count_html(const char *text, size_t size);

/// Reads a whole file as the program does: one buffer of the file's size. Ends the process when it cannot.
char *read_file(const char *path, size_t *size);
