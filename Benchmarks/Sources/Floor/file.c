#include "floor.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

static void fail(const char *path) {
    perror(path);
    exit(2);
}

char *read_file(const char *path, size_t *size) {
    int descriptor = open(path, O_RDONLY | O_CLOEXEC);
    struct stat status;
    if (descriptor < 0 || fstat(descriptor, &status) != 0) fail(path);
    size_t wanted = (size_t)status.st_size;
    char *text = malloc(wanted + 1);
    if (text == NULL) fail(path);
    size_t got = 0;
    while (got < wanted) {
        ssize_t count = read(descriptor, text + got, wanted - got);
        if (count <= 0) fail(path);
        got += (size_t)count;
    }
    close(descriptor);
    *size = got;
    return text;
}
