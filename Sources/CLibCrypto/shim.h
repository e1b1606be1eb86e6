// OpenSSL prefers its EVP functions, which look for providers and read a configuration file first: two milliseconds of every
// start. Those of SHA-256 itself need none of that.
#define OPENSSL_SUPPRESS_DEPRECATED
#include <openssl/sha.h>
