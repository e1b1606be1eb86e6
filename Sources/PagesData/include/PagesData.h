#ifndef PAGES_DATA_H
#define PAGES_DATA_H

#include <stddef.h>

/// A file of `data/` that travels inside the executable: its name, and its bytes without a terminating zero.
typedef struct {
    const char *name;
    const unsigned char *bytes;
    size_t count;
} PageFile;

/// How many files there are.
size_t chartwright_page_file_count(void);

/// One of them, counted from 0.
PageFile chartwright_page_file(size_t number);

#endif
