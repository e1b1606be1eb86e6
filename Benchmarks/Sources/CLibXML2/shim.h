// Debian builds libxml2 with ICU, and its headers then pull in ICU's, which clash with Foundation's own copy in any module
// that imports both. Only the private layout of encoding handlers depends on the switch, and nothing here touches it.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <libxml/HTMLparser.h>
#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <libxml/xmlerror.h>
