#ifndef CMARKUP_H
#define CMARKUP_H
#endif
