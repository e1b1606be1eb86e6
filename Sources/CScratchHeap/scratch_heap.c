// Takes the place of the C library's malloc, calloc, realloc and free for long blocks; all others are the C library's own,
// under its other names for them.
#define _GNU_SOURCE
#include "scratch_heap.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/magic.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/vfs.h>
#include <time.h>
#include <unistd.h>

// What the C library gives where a program defines malloc itself.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void __libc_free(void *);

/// The C library's own `malloc_usable_size`, which has no other name.
static size_t (*usable_size)(void *);

/// The addresses that blocks are given: enough for every array of a run, and more than a machine has memory.
static const size_t reserved = (size_t)1 << 38;
#define ZFS_SUPER_MAGIC 0x2fc12fc1
enum { page = 4096, most_blocks = 4096, tick_nanoseconds = 1000000 };

struct block {
    uintptr_t start;
    /// In whole pages.
    size_t size;
};

/// The first reserved address, and how many there are: 0 before `scratch_heap_begin`.
static _Atomic(uintptr_t) base;
static _Atomic(size_t) extent;

/// Guards all below.
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t filled = PTHREAD_COND_INITIALIZER;
/// By address.
static struct block blocks[most_blocks];
static size_t count;
static char pattern[4096];

static inline bool is_ours(const void *address)
{
    size_t all = atomic_load_explicit(&extent, memory_order_acquire);
    return (uintptr_t)address - atomic_load_explicit(&base, memory_order_relaxed) < all;
}

// MARK: Letting go of pages

static void release(void)
{
    for (size_t place = 0; place < count; place++)
        madvise((void *)blocks[place].start, blocks[place].size, MADV_DONTNEED);
}

/// How many bytes of files are resident; -1 where the system does not say.
static long resident_files(int statm)
{
    char text[128];
    ssize_t length = pread(statm, text, sizeof text - 1, 0);
    if (length <= 0) return -1;
    text[length] = 0;
    long all, resident, shared;
    if (sscanf(text, "%ld %ld %ld", &all, &resident, &shared) != 3) return -1;
    return shared * page;
}

/// Looks every millisecond, and lets go of all pages whenever more than `SCRATCH_HEAP_RESIDENT` bytes have become resident
/// since the last time.
static void *keep_small(void *unused)
{
    (void)unused;
    int statm = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
    long floor = resident_files(statm);
    const struct timespec tick = {0, tick_nanoseconds};
    for (;;) {
        pthread_mutex_lock(&lock);
        while (count == 0) pthread_cond_wait(&filled, &lock);
        long now = resident_files(statm);
        if (now < 0 || now - floor > SCRATCH_HEAP_RESIDENT) {
            release();
            floor = resident_files(statm);
        } else if (now < floor) {
            floor = now;
        }
        pthread_mutex_unlock(&lock);
        nanosleep(&tick, NULL);
    }
    return NULL;
}

static bool is_kept_small;

static void start_thread(void)
{
    pthread_attr_t attributes;
    pthread_t thread;
    sigset_t all, before;
    pthread_attr_init(&attributes);
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    pthread_attr_setstacksize(&attributes, 1 << 17);
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    is_kept_small = pthread_create(&thread, &attributes, keep_small, NULL) == 0;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    pthread_attr_destroy(&attributes);
}

// MARK: Blocks

/// An unlinked file of so many bytes that are set aside: a write to a hole fails when the disk is full. File systems that
/// write each change to another place (btrfs, ZFS) set nothing aside, and are not asked.
static int file_of(size_t size)
{
    // Beyond the limit the system would not refuse but send a signal.
    struct rlimit limit;
    if (getrlimit(RLIMIT_FSIZE, &limit) != 0 || size > limit.rlim_cur) return -1;
    char path[sizeof pattern];
    strcpy(path, pattern);
    int file = mkostemp(path, O_CLOEXEC);
    if (file < 0) return -1;
    unlink(path);
    if (fallocate(file, 0, 0, (off_t)size) == 0) return file;
    close(file);
    return -1;
}

/// Where the first gap of so many bytes is, as a place in `blocks`.
static size_t gap_of(size_t size, uintptr_t *start)
{
    uintptr_t end = atomic_load(&base);
    size_t place = 0;
    for (; place < count; place++) {
        if (blocks[place].start - end >= size) break;
        end = blocks[place].start + blocks[place].size;
    }
    *start = end;
    return place;
}

/// A block of zeros; null where none can be had.
static void *take(size_t size)
{
    if (size > reserved / 2) return NULL;
    size = (size + page - 1) / page * page;
    int error = errno;
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, start_thread);
    if (!is_kept_small) return NULL;
    void *result = NULL;
    pthread_mutex_lock(&lock);
    // What grows so long is copied into the new block, faster than the thread may wake.
    if (size >= 2 * SCRATCH_HEAP_RESIDENT) release();
    uintptr_t start;
    size_t place = gap_of(size, &start);
    if (count < most_blocks && start + size <= atomic_load(&base) + reserved) {
        int file = file_of(size);
        if (file >= 0) {
            void *mapped =
                mmap((void *)start, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, file, 0);
            close(file);
            if (mapped != MAP_FAILED) {
                memmove(blocks + place + 1, blocks + place, (count - place) * sizeof *blocks);
                blocks[place] = (struct block){start, size};
                count++;
                result = mapped;
                pthread_cond_signal(&filled);
            } else {
                // The system may have taken the reservation away before it refused.
                mmap((void *)start, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1, 0);
            }
        }
    }
    pthread_mutex_unlock(&lock);
    errno = error;
    return result;
}

/// The place of the block that begins at an address.
static size_t place_of(const void *address)
{
    size_t low = 0, high = count;
    while (high - low > 1) {
        size_t middle = (low + high) / 2;
        if (blocks[middle].start <= (uintptr_t)address) low = middle;
        else high = middle;
    }
    return low;
}

static size_t size_of(const void *address)
{
    pthread_mutex_lock(&lock);
    size_t size = blocks[place_of(address)].size;
    pthread_mutex_unlock(&lock);
    return size;
}

static void give_back(void *address)
{
    int error = errno;
    pthread_mutex_lock(&lock);
    size_t place = place_of(address);
    // The addresses stay reserved; the file goes with its last mapping.
    mmap(address, blocks[place].size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1, 0);
    count--;
    memmove(blocks + place, blocks + place + 1, (count - place) * sizeof *blocks);
    pthread_mutex_unlock(&lock);
    errno = error;
}

// MARK: For the program

/// Whether files of the folder can be mapped, and keep their place on the disk.
static bool can_be_mapped(void)
{
    int file = file_of(page);
    if (file < 0) return false;
    struct statfs system;
    bool keeps = fstatfs(file, &system) == 0 && system.f_type != BTRFS_SUPER_MAGIC && system.f_type != ZFS_SUPER_MAGIC;
    void *mapped = keeps ? mmap(NULL, page, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0) : MAP_FAILED;
    close(file);
    if (mapped == MAP_FAILED) return false;
    munmap(mapped, page);
    return true;
}

static void begin(void)
{
    usable_size = (size_t(*)(void *))dlsym(RTLD_NEXT, "malloc_usable_size");
    if (!usable_size) return;
    const char *folder = getenv("TMPDIR");
    if (!folder || !*folder) folder = "/tmp";
    if ((size_t)snprintf(pattern, sizeof pattern, "%s/chartwright-XXXXXX", folder) >= sizeof pattern) return;
    if (!can_be_mapped()) return;
    void *start = mmap(NULL, reserved, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (start == MAP_FAILED) return;
    atomic_store(&base, (uintptr_t)start);
    atomic_store(&extent, reserved);
}

bool scratch_heap_begin(void)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, begin);
    return atomic_load(&extent) > 0;
}

bool scratch_heap_holds(const void *address) { return is_ours(address); }

size_t scratch_heap_count(void)
{
    pthread_mutex_lock(&lock);
    size_t all = count;
    pthread_mutex_unlock(&lock);
    return all;
}

void scratch_heap_release(void)
{
    pthread_mutex_lock(&lock);
    release();
    pthread_mutex_unlock(&lock);
}

// MARK: In place of the C library's

static inline bool is_long(size_t size)
{
    return __builtin_expect(size >= SCRATCH_HEAP_LONG, 0)
        && atomic_load_explicit(&extent, memory_order_acquire) > 0;
}

void *malloc(size_t size)
{
    if (is_long(size)) {
        void *block = take(size);
        if (block) return block;
    }
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size)
{
    size_t all;
    if (!__builtin_mul_overflow(number, size, &all) && is_long(all)) {
        void *block = take(all);
        if (block) return block;
    }
    return __libc_calloc(number, size);
}

void free(void *address)
{
    if (__builtin_expect(is_ours(address), 0)) give_back(address);
    else __libc_free(address);
}

void *realloc(void *address, size_t size)
{
    bool ours = address && is_ours(address);
    if (!ours && !(address && is_long(size))) return __libc_realloc(address, size);
    if (size == 0) {
        free(address);
        return NULL;
    }
    size_t before = ours ? size_of(address) : usable_size(address);
    if (ours && size <= before && size > before / 2) return address;
    void *moved = malloc(size);
    if (!moved) return NULL;
    memcpy(moved, address, size < before ? size : before);
    free(address);
    return moved;
}

size_t malloc_usable_size(void *address)
{
    if (address && is_ours(address)) return size_of(address);
    size_t (*own)(void *) = usable_size;
    if (!own) own = (size_t(*)(void *))dlsym(RTLD_NEXT, "malloc_usable_size");
    return own(address);
}
