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

/// `data/drug-names.tsv`: US drug names, sorted by their folded form. Made by `scripts/drug-names`.
EmbeddedFile chartwright_drug_names(void);

/// `data/drug-ingredients.tsv`: RxCUIs of ingredients, sorted, and their names. Made by `scripts/drug-names`.
EmbeddedFile chartwright_drug_ingredients(void);

/// `data/drug-additions.tsv`: names that the public tables lack or have wrong.
EmbeddedFile chartwright_drug_additions(void);

/// `data/drug-classes.tsv`: wildcards of charts, as "insulin".
EmbeddedFile chartwright_drug_classes(void);

/// `data/drug-words.tsv`: salts, forms, units: words that do not say which drug it is.
EmbeddedFile chartwright_drug_words(void);

/// `data/not-drugs.tsv`: what medication charts name that is no drug, as "wheelchair".
EmbeddedFile chartwright_not_drugs(void);

/// `data/uses.tsv`: what medications are taken for.
EmbeddedFile chartwright_uses(void);

/// `data/lexicon.tsv`: the words around figures and decisions, and what they are about.
EmbeddedFile chartwright_lexicon(void);

/// `data/adult-builds.tsv`: how heights and body mass indices of adults are spread.
EmbeddedFile chartwright_adult_builds(void);

/// `data/ordinary-words.txt`: ordinary words of English, sorted. Made by `scripts/ordinary-words`.
EmbeddedFile chartwright_ordinary_words(void);

/// `data/sentence-weights.en.tsv`: words of English sentences around charts, sorted. Made by `scripts/sentence-weights`.
EmbeddedFile chartwright_sentence_weights_en(void);

/// `data/sentence-weights.fr.tsv`: the same of French ones.
EmbeddedFile chartwright_sentence_weights_fr(void);

/// `data/sentence-weights.es.tsv`: the same of Spanish ones.
EmbeddedFile chartwright_sentence_weights_es(void);

/// `data/neutral-words.txt`: words of titles that change no chart.
EmbeddedFile chartwright_neutral_words(void);

#endif
