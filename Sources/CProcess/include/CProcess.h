// Calls of Linux that Swift does not see without _GNU_SOURCE.
#ifndef CPROCESS_H
#define CPROCESS_H

// A pipe whose ends no other program inherits; 0, or -1 with errno.
int process_pipe(int ends[2]);

// An empty file in memory that no other program inherits; its descriptor, or -1 with errno.
int process_memory_file(const char *name);

// What the linker has named this program by its content (NT_GNU_BUILD_ID): the number of bytes written, 0 where it has no such name
// or there is no room for it.
int process_build_id(unsigned char *bytes, int room);

#endif
