// Two calls of Linux that Swift does not see without _GNU_SOURCE.
#ifndef CPROCESS_H
#define CPROCESS_H

// A pipe whose ends no other program inherits; 0, or -1 with errno.
int process_pipe(int ends[2]);

// An empty file in memory that no other program inherits; its descriptor, or -1 with errno.
int process_memory_file(const char *name);

#endif
