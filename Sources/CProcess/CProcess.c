#define _GNU_SOURCE
#include "CProcess.h"

#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

int process_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

int process_memory_file(const char *name) { return memfd_create(name, MFD_CLOEXEC); }

struct build_id {
    unsigned char *bytes;
    int room;
    int count;
};

// Looks through the notes of the first object that is loaded: the program itself.
static int look(struct dl_phdr_info *object, size_t size, void *data) {
    struct build_id *found = data;
    (void)size;
    for (int number = 0; number < object->dlpi_phnum; number++) {
        const ElfW(Phdr) *segment = &object->dlpi_phdr[number];
        if (segment->p_type != PT_NOTE) continue;
        size_t step = segment->p_align == 8 ? 8 : 4, place = 0;
        const char *start = (const char *)(object->dlpi_addr + segment->p_vaddr);
        while (place + sizeof(ElfW(Nhdr)) <= segment->p_memsz) {
            const ElfW(Nhdr) *note = (const void *)(start + place);
            const char *name = start + place + sizeof *note;
            size_t text = (place + sizeof *note + note->n_namesz + step - 1) / step * step;
            if (note->n_type == NT_GNU_BUILD_ID && note->n_namesz == 4 && memcmp(name, "GNU", 4) == 0 &&
                (int)note->n_descsz <= found->room) {
                memcpy(found->bytes, start + text, note->n_descsz);
                found->count = (int)note->n_descsz;
                return 1;
            }
            place = (text + note->n_descsz + step - 1) / step * step;
        }
    }
    return 1;
}

int process_build_id(unsigned char *bytes, int room) {
    struct build_id found = {bytes, room, 0};
    dl_iterate_phdr(look, &found);
    return found.count;
}
