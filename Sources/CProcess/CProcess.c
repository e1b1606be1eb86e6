#define _GNU_SOURCE
#include "CProcess.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

int process_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

int process_memory_file(const char *name) { return memfd_create(name, MFD_CLOEXEC); }
