#ifndef SCRATCH_HEAP_H
#define SCRATCH_HEAP_H

#include <stdbool.h>
#include <stddef.h>

/// Keeps long blocks of memory in unlinked temporary files, so that a chart of a million rows takes no more resident memory
/// than one of ten thousand.
///
/// From then on every block of `malloc` and `calloc` of `SCRATCH_HEAP_LONG` bytes and more (the storage of long arrays,
/// dictionaries and sets) is a file of its own, mapped shared. The system keeps what is written to it in its page cache and
/// takes it to disk when memory is short; the process keeps some `SCRATCH_HEAP_RESIDENT` bytes of it. Values are
/// what they were. The files lie in `TMPDIR`, or in /tmp, and have no name.
///
/// Where a file cannot be had (no folder, no space), a block lies on the heap as it always did.
///
/// A process that forks shares such blocks with its child, which may only go on to another program.
///
/// To be called once, before the work begins; programs that answer from memory do not call it.
///
/// Returns whether long blocks are kept so from now on; `false` changes nothing.
bool scratch_heap_begin(void);

/// Whether an address lies in a block that is kept in a file.
bool scratch_heap_holds(const void *address);

/// How many blocks are kept in files now.
size_t scratch_heap_count(void);

/// Lets go of the pages of all such blocks; what they hold is read from the files again when it is asked for.
void scratch_heap_release(void);

/// In bytes: shorter blocks stay on the heap.
enum { SCRATCH_HEAP_LONG = 1 << 20 };

/// In bytes: pages of such blocks are let go when more than that may be resident.
enum { SCRATCH_HEAP_RESIDENT = 8 << 20 };

#endif
