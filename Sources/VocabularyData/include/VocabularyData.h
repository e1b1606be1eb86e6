#ifndef VOCABULARY_DATA_H
#define VOCABULARY_DATA_H

#include <stddef.h>

/// A data file that travels inside the executable: its bytes, without a terminating zero.
typedef struct {
    const unsigned char *bytes;
    size_t count;
} EmbeddedFile;

/// `data/rate-classes.tsv`: class names that mean one thing across carriers.
EmbeddedFile chartwright_rate_classes(void);

#endif
