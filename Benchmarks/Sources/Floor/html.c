#include "floor.h"

#include <libxml/HTMLparser.h>
#include <stdio.h>
#include <stdlib.h>
#include <strings.h>

/// The program hands the parser pieces of this size, too.
enum { piece_size = 1 << 16 };

static void element_started(void *context, const xmlChar *name, const xmlChar **attributes) {
    (void)attributes;
    struct counts *counts = context;
    if ((name[0] | 0x20) != 't' || name[1] == 0 || name[2] != 0) return;
    counts->rows += (name[1] | 0x20) == 'r';
    counts->cells += (name[1] | 0x20) == 'd' || (name[1] | 0x20) == 'h';
}

static void element_ended(void *context, const xmlChar *name) {
    (void)context;
    (void)name;
}

static void characters(void *context, const xmlChar *text, int size) {
    (void)text;
    struct counts *counts = context;
    counts->bytes += (size_t)size;
}

/// libxml2's HTML push parser, events only.
struct counts count_html(const char *text, size_t size) {
    struct counts counts = {0};
    xmlSAXHandler handler = {0};
    handler.startElement = element_started;
    handler.endElement = element_ended;
    handler.characters = characters;
    handler.ignorableWhitespace = characters;
    handler.cdataBlock = characters;
    xmlInitParser();
    htmlParserCtxtPtr parser =
        htmlCreatePushParserCtxt(&handler, &counts, NULL, 0, NULL, XML_CHAR_ENCODING_UTF8);
    if (parser == NULL) exit(2);
    htmlCtxtUseOptions(parser, HTML_PARSE_RECOVER | HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING |
                                   HTML_PARSE_NONET | XML_PARSE_HUGE);
    for (size_t offset = 0; offset < size; offset += piece_size) {
        size_t rest = size - offset;
        htmlParseChunk(parser, text + offset, (int)(rest < piece_size ? rest : piece_size), 0);
    }
    htmlParseChunk(parser, NULL, 0, 1);
    htmlFreeParserCtxt(parser);
    return counts;
}
