#include "VocabularyData.h"

#define EMBEDDED(array) ((EmbeddedFile){array, sizeof array})

static const unsigned char rate_classes[] = {
#embed "data/rate-classes.tsv"
};

EmbeddedFile chartwright_rate_classes(void) { return EMBEDDED(rate_classes); }

static const unsigned char drug_names[] = {
#embed "data/drug-names.tsv"
};

EmbeddedFile chartwright_drug_names(void) { return EMBEDDED(drug_names); }

static const unsigned char drug_ingredients[] = {
#embed "data/drug-ingredients.tsv"
};

EmbeddedFile chartwright_drug_ingredients(void) { return EMBEDDED(drug_ingredients); }

static const unsigned char drug_additions[] = {
#embed "data/drug-additions.tsv"
};

EmbeddedFile chartwright_drug_additions(void) { return EMBEDDED(drug_additions); }

static const unsigned char drug_classes[] = {
#embed "data/drug-classes.tsv"
};

EmbeddedFile chartwright_drug_classes(void) { return EMBEDDED(drug_classes); }

static const unsigned char drug_words[] = {
#embed "data/drug-words.tsv"
};

EmbeddedFile chartwright_drug_words(void) { return EMBEDDED(drug_words); }

static const unsigned char not_drugs[] = {
#embed "data/not-drugs.tsv"
};

EmbeddedFile chartwright_not_drugs(void) { return EMBEDDED(not_drugs); }

static const unsigned char uses[] = {
#embed "data/uses.tsv"
};

EmbeddedFile chartwright_uses(void) { return EMBEDDED(uses); }

static const unsigned char adult_builds[] = {
#embed "data/adult-builds.tsv"
};

EmbeddedFile chartwright_adult_builds(void) { return EMBEDDED(adult_builds); }

static const unsigned char lexicon[] = {
#embed "data/lexicon.tsv"
};

EmbeddedFile chartwright_lexicon(void) { return EMBEDDED(lexicon); }

static const unsigned char ordinary_words[] = {
#embed "data/ordinary-words.txt"
};

EmbeddedFile chartwright_ordinary_words(void) { return EMBEDDED(ordinary_words); }

static const unsigned char sentence_weights_en[] = {
#embed "data/sentence-weights.en.tsv"
};

EmbeddedFile chartwright_sentence_weights_en(void) { return EMBEDDED(sentence_weights_en); }

static const unsigned char sentence_weights_fr[] = {
#embed "data/sentence-weights.fr.tsv"
};

EmbeddedFile chartwright_sentence_weights_fr(void) { return EMBEDDED(sentence_weights_fr); }

static const unsigned char sentence_weights_es[] = {
#embed "data/sentence-weights.es.tsv"
};

EmbeddedFile chartwright_sentence_weights_es(void) { return EMBEDDED(sentence_weights_es); }

static const unsigned char neutral_words[] = {
#embed "data/neutral-words.txt"
};

EmbeddedFile chartwright_neutral_words(void) { return EMBEDDED(neutral_words); }
