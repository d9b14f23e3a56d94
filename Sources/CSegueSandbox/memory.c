#if defined(__linux__)
#define _GNU_SOURCE
#endif
#include "segue_sandbox.h"

#include <errno.h>

#if defined(__linux__)

#include <fcntl.h>
#include <sys/mman.h>

int segue_create_memory_file(const char *name) {
  return memfd_create(name, MFD_CLOEXEC | MFD_ALLOW_SEALING);
}

int segue_seal(int file) {
  return fcntl(file, F_ADD_SEALS, F_SEAL_SEAL | F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_WRITE);
}

#else

int segue_create_memory_file(const char *name) {
  (void)name;
  errno = ENOTSUP;
  return -1;
}
int segue_seal(int file) {
  (void)file;
  errno = ENOTSUP;
  return -1;
}

#endif
