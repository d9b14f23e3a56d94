/*
 * The filter of system calls: a list of what is allowed, and everything else is refused.
 *
 * A refused call fails with EPERM, so that a runtime that merely tries something goes on. Calls
 * newer than clone3 fail with ENOSYS, as on an older kernel: the C library then uses older ones,
 * whose arguments a filter can see.
 */
#if defined(__linux__)
#define _GNU_SOURCE
#endif
#include "segue_sandbox.h"

#include <errno.h>

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))

#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <stdio.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/utsname.h>
#include <unistd.h>

#if defined(__x86_64__)
#define MACHINE AUDIT_ARCH_X86_64
#else
#define MACHINE AUDIT_ARCH_AARCH64
#endif

/* Calls from here on have the same numbers on every machine; x32 calls are above them, too. */
enum { first_new_call = 424 };

/* Since Linux 5.17. */
#ifndef PR_SET_VMA
#define PR_SET_VMA 0x53564d41
#endif

#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
/* Both machines are little-endian. The kernel looks only at the low words of these arguments. */
#define LOAD_LOW(n) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[n]))
#define LOAD_HIGH(n) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[n]) + 4)
#define RETURN(value) BPF_STMT(BPF_RET | BPF_K, value)
#define ALLOW RETURN(SECCOMP_RET_ALLOW)
#define REFUSE(error) RETURN(SECCOMP_RET_ERRNO | (error))
/* Skips some instructions unless the loaded word is this one. */
#define UNLESS(value, skip) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, 0, skip)
#define MASK(bits) BPF_STMT(BPF_ALU | BPF_AND | BPF_K, bits)

/* A call that is allowed with all its arguments. */
#define CALL(name) UNLESS(__NR_##name, 1), ALLOW
/* A call that is allowed if some bits of an argument have a value. */
#define CALL_IF(name, argument, bits, value)                                                       \
  UNLESS(__NR_##name, 5), LOAD_LOW(argument), MASK((uint32_t)(bits)),                              \
      UNLESS((uint32_t)(value), 1), ALLOW, REFUSE(EPERM)
#define OR(value) UNLESS((uint32_t)(value), 1), ALLOW

/* A new thread shares all that threads share, and asks for nothing else of a new process. */
#define THREAD_FLAGS (CLONE_VM | CLONE_FS | CLONE_FILES | CLONE_SIGHAND | CLONE_THREAD)
#define OTHER_FLAGS                                                                                \
  (CLONE_VFORK | CLONE_PARENT | CLONE_PTRACE | CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS |      \
   CLONE_NEWIPC | CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET | CLONE_IO)

/* Files are opened for reading only; Landlock says which. */
#define NOT_READING                                                                                \
  (O_ACCMODE | O_CREAT | O_TRUNC | O_APPEND | O_PATH | (O_TMPFILE & ~O_DIRECTORY))

/* Memory is private and counted by the limits: no shared maps, stacks that grow, or huge pages. */
#define NOT_COUNTED (0x0f /* the type */ | MAP_GROWSDOWN | MAP_LOCKED | MAP_HUGETLB)

/* Returns a descriptor for a filter with a listener, else 0; or an error's number below zero. */
static int install(const struct sock_filter *filter, size_t count, unsigned long flags) {
  const struct sock_fprog program = {(unsigned short)count, (struct sock_filter *)(uintptr_t)filter};
  const long result = syscall(__NR_seccomp, SECCOMP_SET_MODE_FILTER, flags, &program);
  return result < 0 ? -errno : (int)result;
}

int segue_open_gate(int *gate) {
  const struct sock_filter filter[] = {
      LOAD(nr), UNLESS(__NR_clone, 4), LOAD_LOW(0), MASK(THREAD_FLAGS | OTHER_FLAGS),
      UNLESS(THREAD_FLAGS, 1), RETURN(SECCOMP_RET_USER_NOTIF), ALLOW,
  };
  const int result =
      install(filter, sizeof filter / sizeof *filter, SECCOMP_FILTER_FLAG_NEW_LISTENER);
  if (result < 0) return -result;
  *gate = result;
  return 0;
}

int segue_filter_calls(void) {
  const uint32_t self = (uint32_t)getpid();
  const struct sock_filter filter[] = {
      LOAD(arch), UNLESS(MACHINE, 1), BPF_STMT(BPF_JMP | BPF_JA, 1),
      RETURN(SECCOMP_RET_KILL_PROCESS), LOAD(nr),

      /* Memory. */
      CALL_IF(mmap, 3, NOT_COUNTED, MAP_PRIVATE),
      CALL(munmap), CALL(mprotect), CALL(mremap), CALL(madvise), CALL(brk),

      /* Open descriptors. There is one socket to the host, and one that takes what is printed. */
      CALL(read), CALL(write), CALL(readv), CALL(writev), CALL(pread64), CALL(lseek), CALL(close),
      CALL(close_range), CALL(dup), CALL(dup3), CALL(fstat), CALL(ppoll), CALL(pselect6),
      CALL(sendto), CALL(recvfrom), CALL(pipe2), CALL(eventfd2), CALL(epoll_create1),
      CALL(epoll_ctl), CALL(epoll_pwait),
#if defined(__x86_64__)
      CALL(poll), CALL(select), CALL(pipe), CALL(dup2), CALL(epoll_wait),
#endif
      UNLESS(__NR_fcntl, 14), LOAD_LOW(1), OR(F_DUPFD), OR(F_DUPFD_CLOEXEC), OR(F_GETFD),
      OR(F_SETFD), OR(F_GETFL), OR(F_SETFL), REFUSE(EPERM),
      UNLESS(__NR_ioctl, 12), LOAD_LOW(1), OR(TCGETS), OR(FIONREAD), OR(FIONBIO), OR(FIOCLEX),
      OR(FIONCLEX), REFUSE(EPERM),

      /* Files. Looking at a path is not opening it: whether a file exists can be found out. */
      CALL_IF(openat, 2, NOT_READING, 0), CALL(newfstatat), CALL(statx), CALL(faccessat),
      CALL(getcwd), CALL(fadvise64),
#if defined(__x86_64__)
      CALL_IF(open, 1, NOT_READING, 0), CALL(stat), CALL(lstat), CALL(access),
#endif

      /* Threads; the filter of the gate counts them. */
      CALL_IF(clone, 0, THREAD_FLAGS | OTHER_FLAGS, THREAD_FLAGS), CALL(futex),
      CALL(set_robust_list), CALL(set_tid_address), CALL(rseq), CALL(membarrier),
      CALL(sched_yield), CALL(sched_getaffinity), CALL(gettid), CALL(restart_syscall),
      CALL(exit), CALL(exit_group),
#if defined(__x86_64__)
      CALL(arch_prctl),
#endif
      UNLESS(__NR_prctl, 8), LOAD_LOW(0), OR(PR_SET_NAME), OR(PR_GET_NAME), OR(PR_SET_VMA),
      REFUSE(EPERM),

      /* Signals, to this process only. */
      CALL(rt_sigaction), CALL(rt_sigprocmask), CALL(rt_sigreturn), CALL(rt_sigsuspend),
      CALL(rt_sigpending), CALL(rt_sigtimedwait), CALL(sigaltstack),
      UNLESS(__NR_kill, 6), LOAD_LOW(0), OR(self), OR(0), REFUSE(EPERM),
      CALL_IF(tgkill, 0, ~0U, self),
#if defined(__x86_64__)
      CALL(pause),
#endif

      /* Limits can be read, not set, and not those of other processes. */
      CALL(getrlimit),
      UNLESS(__NR_prlimit64, 10), LOAD_LOW(2), UNLESS(0, 7), LOAD_HIGH(2), UNLESS(0, 5),
      LOAD_LOW(0), OR(0), OR(self), REFUSE(EPERM),

      /* Clocks and what a process may know of itself. */
      CALL(clock_gettime), CALL(clock_getres), CALL(clock_nanosleep), CALL(nanosleep),
      CALL(gettimeofday), CALL(times), CALL(getrusage), CALL(getitimer), CALL(setitimer),
      CALL(getrandom), CALL(getpid), CALL(getppid), CALL(getpgid), CALL(getsid), CALL(getuid),
      CALL(geteuid), CALL(getgid), CALL(getegid), CALL(getgroups), CALL(getcpu), CALL(uname),
      CALL(sysinfo),
#if defined(__x86_64__)
      CALL(time), CALL(getpgrp), CALL(alarm),
#endif

      BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, first_new_call, 0, 1), REFUSE(ENOSYS), REFUSE(EPERM),
  };
  return -install(filter, sizeof filter / sizeof *filter, 0);
}

static bool knows_action(uint32_t action) {
  return syscall(__NR_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &action) == 0;
}

bool segue_can_filter_calls(void) { return knows_action(SECCOMP_RET_KILL_PROCESS); }

/* The kernel names the actions that it knows, not the flags. Before 5.5 there is none that lets a
   thread go on that was asked about: no plugin could start one. */
static bool can_continue(void) {
  struct utsname system;
  unsigned major, minor;
  if (uname(&system) != 0 || sscanf(system.release, "%u.%u", &major, &minor) != 2) return false;
  return major > 5 || (major == 5 && minor >= 5);
}

bool segue_can_gate_threads(void) {
  return knows_action(SECCOMP_RET_USER_NOTIF) && can_continue();
}

#else

int segue_open_gate(int *gate) {
  (void)gate;
  return ENOTSUP;
}
int segue_filter_calls(void) { return ENOTSUP; }

bool segue_can_filter_calls(void) { return false; }
bool segue_can_gate_threads(void) { return false; }

#endif
