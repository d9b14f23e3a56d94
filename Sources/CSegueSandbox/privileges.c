#if defined(__linux__)
#define _GNU_SOURCE
#endif
#include "segue_sandbox.h"

#include <errno.h>

#if defined(__linux__)

#include <linux/capability.h>
#include <signal.h>
#include <stddef.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

int segue_end_with_parent(void) { return prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0) == 0 ? 0 : errno; }

int segue_give_up_privileges(void) {
  struct __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
  struct __user_cap_data_struct none[_LINUX_CAPABILITY_U32S_3];
  memset(none, 0, sizeof none);
  /* Required by Landlock and by seccomp; programs with the set-user-ID bit gain nothing either. */
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return errno;
  return syscall(SYS_capset, &header, none) == 0 ? 0 : errno;
}

#else

int segue_end_with_parent(void) { return ENOTSUP; }
int segue_give_up_privileges(void) { return ENOTSUP; }

#endif
