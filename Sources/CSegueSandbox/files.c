#if defined(__linux__)
#define _GNU_SOURCE
#endif
#include "segue_sandbox.h"

#include <errno.h>

#if defined(__linux__)

#include <fcntl.h>
#include <stddef.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

/* Declared here: the headers of a distribution are often older than its kernel. The numbers are
   the same on every machine; see Documentation/userspace-api/landlock.rst of the kernel. */
enum { create_ruleset = 444, add_rule = 445, restrict_self = 446 };
enum { ask_for_version = 1, rule_path_beneath = 1 };

struct ruleset {
  uint64_t files;   /* since version 1 */
  uint64_t network; /* since version 4 */
  uint64_t scopes;  /* since version 6 */
};

struct path_beneath {
  uint64_t allowed;
  int32_t parent;
} __attribute__((packed));

static const uint64_t read_file = 1 << 2;

/* Every access to files that a version knows. */
static uint64_t all_file_access(int version) {
  if (version >= 5) return (1 << 16) - 1; /* ioctl of devices */
  if (version >= 3) return (1 << 15) - 1; /* truncate */
  if (version >= 2) return (1 << 14) - 1; /* link and rename to other folders */
  return (1 << 13) - 1;
}

int segue_landlock_version(void) {
  long version = syscall(create_ruleset, NULL, 0, ask_for_version);
  return version < 0 ? 0 : (int)version;
}

static int allow_reading(int rules, const char *path) {
  struct path_beneath rule = {read_file, open(path, O_PATH | O_CLOEXEC)};
  int status = 0;
  if (rule.parent < 0) return errno == ENOENT || errno == ENOTDIR ? 0 : errno;
  if (syscall(add_rule, rules, rule_path_beneath, &rule, 0) != 0) status = errno;
  close(rule.parent);
  return status;
}

int segue_confine_files(const char *const *readable) {
  const int version = segue_landlock_version();
  struct ruleset all = {all_file_access(version), 0, 0};
  /* An older kernel rejects a longer record. */
  size_t size = offsetof(struct ruleset, network);
  int rules, status = 0;
  if (version == 0) return ENOTSUP;
  if (version >= 4) {
    all.network = 3; /* binding and connecting TCP */
    size = offsetof(struct ruleset, scopes);
  }
  if (version >= 6) {
    all.scopes = 3; /* abstract sockets and signals */
    size = sizeof all;
  }
  rules = (int)syscall(create_ruleset, &all, size, 0);
  if (rules < 0) return errno;
  for (; *readable && status == 0; readable++) status = allow_reading(rules, *readable);
  if (status == 0 && syscall(restrict_self, rules, 0) != 0) status = errno;
  close(rules);
  return status;
}

#else

int segue_landlock_version(void) { return 0; }
int segue_confine_files(const char *const *readable) {
  (void)readable;
  return ENOTSUP;
}

#endif
