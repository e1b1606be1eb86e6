// What archives of Debian 12 ask of glibc and what glibc 2.28 does not have. Each does what the caller expects of a system without it.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <spawn.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/random.h>

// glibc 2.29. Foundation asks for it where a process is to start in another folder, which ours never do.
int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *actions, const char *path) {
    int (*own)(posix_spawn_file_actions_t *, const char *) =
        (int (*)(posix_spawn_file_actions_t *, const char *))dlsym(RTLD_NEXT, "posix_spawn_file_actions_addchdir_np");
    return own ? own(actions, path) : ENOSYS;
}

// glibc 2.32. libstdc++ counts references without atomic instructions where this is true.
char __libc_single_threaded = 0;

// glibc 2.36. libstdc++'s random_device.
uint32_t arc4random(void) {
    uint32_t value;
    if (getrandom(&value, sizeof value, 0) != sizeof value) abort();
    return value;
}
