#include "VocabularyData.h"

static const unsigned char rate_classes[] = {
#embed "data/rate-classes.tsv"
};

EmbeddedFile chartwright_rate_classes(void) {
    EmbeddedFile file = {rate_classes, sizeof rate_classes};
    return file;
}
