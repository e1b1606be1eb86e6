// A machine that fails: loaded before a program (LD_PRELOAD), it makes one call on the files under a folder fail, come
// short, or be interrupted, and sets the clock. scripts/faults says how it is used.
//
//   FAULTY_FOLDER   files under this folder are meant
//   FAULTY_CALL     open, read, write, sync, rename, link, unlink, mkdir, truncate, list, map
//   FAULTY_AT       which call of that kind fails, counted from 0
//   FAULTY_HOW      an errno; "short": half of what was asked for is done; "again": interrupted once;
//                   "on": an errno follows in FAULTY_ERRNO, for that call and every later one
//   FAULTY_COUNTS   a file to which the number of calls of each kind is added at the end
//   FAULTY_CLOCK    seconds that the clock of the day is ahead
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

enum kind { OPEN, READ, WRITE, SYNC, RENAME, LINK, UNLINK, MKDIR, TRUNCATE, LIST, MAP, KINDS };
static const char *const names[KINDS] = {
    "open", "read", "write", "sync", "rename", "link", "unlink", "mkdir", "truncate", "list", "map"};

static atomic_long counts[KINDS];
static const char *folder;
static size_t folder_length;
static int kind = -1;
static long at = -1;
static enum { FAIL, SHORT, AGAIN, ON } how;
static int code;
static long ahead;

__attribute__((constructor)) static void begin(void) {
    folder = getenv("FAULTY_FOLDER");
    folder_length = folder ? strlen(folder) : 0;
    const char *call = getenv("FAULTY_CALL"), *number = getenv("FAULTY_AT"), *way = getenv("FAULTY_HOW");
    const char *clock = getenv("FAULTY_CLOCK");
    if (clock) ahead = atol(clock);
    if (!call || !number || !way) return;
    for (int n = 0; n < KINDS; n++)
        if (!strcmp(call, names[n])) kind = n;
    at = atol(number);
    if (!strcmp(way, "short")) how = SHORT;
    else if (!strcmp(way, "again")) how = AGAIN, code = EINTR;
    else if (!strcmp(way, "on")) how = ON, code = atoi(getenv("FAULTY_ERRNO"));
    else how = FAIL, code = atoi(way);
}

__attribute__((destructor)) static void end(void) {
    const char *path = getenv("FAULTY_COUNTS");
    if (!path) return;
    FILE *file = fopen(path, "a");
    if (!file) return;
    for (int n = 0; n < KINDS; n++) fprintf(file, "%s %ld\n", names[n], atomic_load(&counts[n]));
    fclose(file);
}

static int is_under(const char *path) {
    return folder && !strncmp(path, folder, folder_length) && (path[folder_length] == '/' || !path[folder_length]);
}

static int path_is_meant(int directory, const char *path) {
    char whole[PATH_MAX * 2], link[64];
    if (!folder) return 0;
    if (path[0] == '/') return is_under(path);
    if (directory == AT_FDCWD) {
        if (!getcwd(whole, PATH_MAX)) return 0;
    } else {
        snprintf(link, sizeof link, "/proc/self/fd/%d", directory);
        ssize_t length = readlink(link, whole, PATH_MAX - 1);
        if (length < 0) return 0;
        whole[length] = 0;
    }
    return is_under(whole);
}

static int descriptor_is_meant(int descriptor) {
    char link[64], path[PATH_MAX];
    if (!folder) return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0) return 0;
    path[length] = 0;
    return is_under(path);
}

// Whether this call is the one: 0 no, 1 it fails (errno is set), 2 it comes short.
static int strikes(enum kind of, int meant) {
    int kept = errno;
    if (!meant) return errno = kept, 0;
    long number = atomic_fetch_add(&counts[of], 1);
    if ((int)of != kind || !(number == at || (how == ON && number > at))) return errno = kept, 0;
    if (how == SHORT) return errno = kept, 2;
    errno = code;
    return 1;
}

#define REAL(name) \
    static __typeof__(&name) real; \
    if (!real) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

static size_t half(size_t count) { return count > 1 ? count / 2 : count; }

#define OPENING(name) \
    int name(const char *path, int flags, ...) { \
        REAL(name); \
        va_list list; \
        va_start(list, flags); \
        mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(list, mode_t) : 0; \
        va_end(list); \
        return strikes(OPEN, path_is_meant(AT_FDCWD, path)) == 1 ? -1 : real(path, flags, mode); \
    }
OPENING(open)
OPENING(open64)

#define OPENING_AT(name) \
    int name(int directory, const char *path, int flags, ...) { \
        REAL(name); \
        va_list list; \
        va_start(list, flags); \
        mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(list, mode_t) : 0; \
        va_end(list); \
        return strikes(OPEN, path_is_meant(directory, path)) == 1 ? -1 : real(directory, path, flags, mode); \
    }
OPENING_AT(openat)
OPENING_AT(openat64)

#define OPENING_FILE(name) \
    FILE *name(const char *path, const char *mode) { \
        REAL(name); \
        return strikes(OPEN, path_is_meant(AT_FDCWD, path)) == 1 ? NULL : real(path, mode); \
    }
OPENING_FILE(fopen)
OPENING_FILE(fopen64)

#define MOVING(name, of, declared, ...) \
    ssize_t name declared { \
        REAL(name); \
        int struck = strikes(of, descriptor_is_meant(descriptor)); \
        if (struck == 1) return -1; \
        if (struck == 2) count = half(count); \
        return real(__VA_ARGS__); \
    }
MOVING(read, READ, (int descriptor, void *bytes, size_t count), descriptor, bytes, count)
MOVING(pread, READ, (int descriptor, void *bytes, size_t count, off_t from), descriptor, bytes, count, from)
MOVING(pread64, READ, (int descriptor, void *bytes, size_t count, off64_t from), descriptor, bytes, count, from)
MOVING(write, WRITE, (int descriptor, const void *bytes, size_t count), descriptor, bytes, count)
MOVING(pwrite, WRITE, (int descriptor, const void *bytes, size_t count, off_t to), descriptor, bytes, count, to)
MOVING(pwrite64, WRITE, (int descriptor, const void *bytes, size_t count, off64_t to), descriptor, bytes, count, to)

#define ON_DESCRIPTOR(name, of, declared, ...) \
    int name declared { \
        REAL(name); \
        return strikes(of, descriptor_is_meant(descriptor)) == 1 ? -1 : real(__VA_ARGS__); \
    }
ON_DESCRIPTOR(fsync, SYNC, (int descriptor), descriptor)
ON_DESCRIPTOR(fdatasync, SYNC, (int descriptor), descriptor)
ON_DESCRIPTOR(ftruncate, TRUNCATE, (int descriptor, off_t size), descriptor, size)
ON_DESCRIPTOR(ftruncate64, TRUNCATE, (int descriptor, off64_t size), descriptor, size)

#define ON_PATH(name, of, declared, directory, path, ...) \
    int name declared { \
        REAL(name); \
        return strikes(of, path_is_meant(directory, path)) == 1 ? -1 : real(__VA_ARGS__); \
    }
ON_PATH(rename, RENAME, (const char *from, const char *to), AT_FDCWD, to, from, to)
ON_PATH(renameat, RENAME, (int a, const char *from, int b, const char *to), b, to, a, from, b, to)
ON_PATH(link, LINK, (const char *from, const char *to), AT_FDCWD, to, from, to)
ON_PATH(symlink, LINK, (const char *from, const char *to), AT_FDCWD, to, from, to)
ON_PATH(unlink, UNLINK, (const char *path), AT_FDCWD, path, path)
ON_PATH(unlinkat, UNLINK, (int directory, const char *path, int flags), directory, path, directory, path, flags)
ON_PATH(mkdir, MKDIR, (const char *path, mode_t mode), AT_FDCWD, path, path, mode)

DIR *opendir(const char *path) {
    REAL(opendir);
    return strikes(LIST, path_is_meant(AT_FDCWD, path)) == 1 ? NULL : real(path);
}

DIR *fdopendir(int descriptor) {
    REAL(fdopendir);
    return strikes(LIST, descriptor_is_meant(descriptor)) == 1 ? NULL : real(descriptor);
}

#define MAPPING(name, offset) \
    void *name(void *place, size_t length, int protection, int flags, int descriptor, offset from) { \
        REAL(name); \
        int meant = !(flags & MAP_ANONYMOUS) && descriptor >= 0 && descriptor_is_meant(descriptor); \
        return strikes(MAP, meant) == 1 ? MAP_FAILED : real(place, length, protection, flags, descriptor, from); \
    }
MAPPING(mmap, off_t)
MAPPING(mmap64, off64_t)

int clock_gettime(clockid_t clock, struct timespec *time) {
    REAL(clock_gettime);
    int result = real(clock, time);
    if (!result && clock == CLOCK_REALTIME) time->tv_sec += ahead;
    return result;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
    REAL(gettimeofday);
    int result = real(time, zone);
    if (!result) time->tv_sec += ahead;
    return result;
}

time_t time(time_t *result) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (result) *result = now.tv_sec;
    return now.tv_sec;
}
