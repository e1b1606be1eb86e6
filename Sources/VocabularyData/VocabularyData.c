#include "VocabularyData.h"
