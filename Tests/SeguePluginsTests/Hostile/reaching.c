/* Animators that reach out of their process, most by one system call. Each of these fails, and says
   whether the call was refused. -DPRIVATE="path" is a file of the user, in a folder that can be changed, and
   -DTERMINAL="path" is a terminal. With -DMAIN it is a program that tries the same without a sandbox. */
#define _GNU_SOURCE
#include "plain.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <spawn.h>
#include <sys/inotify.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/shm.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

static long opened(const char *path, int flags) {
  int file = open(path, flags, 0600);
  char byte;
  if (file < 0) return -1;
  if (flags == O_RDONLY && read(file, &byte, 1) < 0) return -1;
  close(file);
  return 0;
}

static long opened_of_parent(const char *name) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/%s", (int)getppid(), name);
  return opened(path, O_RDONLY);
}

static long started(void) {
  char *words[] = {"true", NULL};
  pid_t child;
  errno = posix_spawn(&child, "/bin/true", NULL, NULL, words, NULL);
  return errno == 0 ? 0 : -1;
}

static long replaced(void) {
  char *words[] = {"true", NULL};
  return execve("/bin/true", words, NULL);
}

static long replaced_at(void) {
  char *words[] = {"true", NULL};
  return syscall(SYS_execveat, AT_FDCWD, "/bin/true", words, NULL, 0);
}

/* A child that is left behind would hold the channel open. */
static long left_behind(long child) {
#ifdef MAIN
  if (child == 0) _exit(0);
#endif
  if (child == 0) for (;;) pause();
  return child < 0 ? -1 : 0;
}

static long cloned(void) {
  uint64_t arguments[8] = {0, 0, 0, 0, SIGCHLD, 0, 0, 0};
  return left_behind(syscall(435, arguments, sizeof arguments));
}

/* To a socket of its own, which shows that nothing but a sandbox is in the way. */
static long connected_to(const char *path, size_t length) {
  struct sockaddr_un address = {.sun_family = AF_UNIX};
  const socklen_t size = (socklen_t)(offsetof(struct sockaddr_un, sun_path) + length);
  const int listener = socket(AF_UNIX, SOCK_STREAM, 0), client = socket(AF_UNIX, SOCK_STREAM, 0);
  if (listener < 0 || client < 0) return -1;
  memcpy(address.sun_path, path, length);
  if (bind(listener, (struct sockaddr *)&address, size) != 0 || listen(listener, 1) != 0) return -1;
  return connect(client, (struct sockaddr *)&address, size);
}

static long mapped(int flags) {
  return mmap(NULL, 1 << 20, PROT_READ | PROT_WRITE, flags, -1, 0) == MAP_FAILED ? -1 : 0;
}

static long read_parent(void) {
  char bytes[8];
  struct iovec here = {bytes, 8}, there = {bytes, 8};
  return process_vm_readv(getppid(), &here, 1, &there, 1, 0);
}

static long typed(void) {
  char key = 'x';
  return ioctl(1, TIOCSTI, &key);
}

static long limited_parent(void) {
  struct rlimit limit;
  return prlimit(getppid(), RLIMIT_CORE, NULL, &limit);
}

static long raised_limit(void) {
  struct rlimit all = {64, 64};
  return setrlimit(RLIMIT_NOFILE, &all);
}

static long sent_descriptor(void) {
  char byte = 0, control[CMSG_SPACE(sizeof(int))] = {0};
  struct iovec piece = {&byte, 1};
  struct msghdr message = {.msg_iov = &piece, .msg_iovlen = 1,
                           .msg_control = control, .msg_controllen = sizeof control};
  struct cmsghdr *header = CMSG_FIRSTHDR(&message);
  header->cmsg_level = SOL_SOCKET;
  header->cmsg_type = SCM_RIGHTS;
  header->cmsg_len = CMSG_LEN(sizeof(int));
  memset(CMSG_DATA(header), 0, sizeof(int)); /* standard input */
  return sendmsg(1, &message, MSG_DONTWAIT);
}

static long shared(void) {
  const int memory = shmget(IPC_PRIVATE, 4096, IPC_CREAT | 0600);
  return memory < 0 ? -1 : shmctl(memory, IPC_RMID, NULL);
}

static long took_processors(void) {
  cpu_set_t own;
  if (sched_getaffinity(0, sizeof own, &own) != 0) return -1;
  return sched_setaffinity(getppid(), sizeof own, &own);
}

#ifdef MAIN
static const char *terminal;
#define TERMINAL terminal
#endif

/* An `attempt` succeeds without a sandbox, whoever runs it; what `may` succeed depends on privileges
   and on what the kernel has. */
#define ATTEMPTS(attempt, may)                                                                     \
  attempt("read-private-file", opened(PRIVATE, O_RDONLY))                                          \
  attempt("read-passwords", opened("/etc/passwd", O_RDONLY))                                       \
  attempt("read-environment-of-parent", opened_of_parent("environ"))                               \
  may("read-memory-of-parent", opened_of_parent("mem"))                                            \
  attempt("list-folder", opened("/", O_RDONLY | O_DIRECTORY))                                      \
  attempt("open-path", opened("/etc", O_PATH))                                                     \
  attempt("write-private-file", opened(PRIVATE, O_WRONLY))                                         \
  attempt("change-private-file", opened(PRIVATE, O_RDWR))                                          \
  attempt("create-file", opened(PRIVATE ".new", O_CREAT | O_WRONLY))                               \
  may("create-nameless-file", opened("/tmp", O_TMPFILE | O_RDWR))                                  \
  attempt("truncate-file", truncate(PRIVATE, 0))                                                   \
  attempt("remove-file", unlink(PRIVATE))                                                          \
  attempt("remove-file-at", unlinkat(AT_FDCWD, PRIVATE, 0))                                        \
  attempt("rename-file", rename(PRIVATE, PRIVATE ".new"))                                          \
  attempt("link-file", link(PRIVATE, PRIVATE ".new"))                                              \
  attempt("make-link", symlink(PRIVATE, PRIVATE ".new"))                                           \
  attempt("make-folder", mkdir(PRIVATE ".new", 0700))                                              \
  attempt("make-pipe", mkfifo(PRIVATE ".new", 0600))                                               \
  attempt("change-mode", chmod(PRIVATE, 0777))                                                     \
  attempt("change-owner", chown(PRIVATE, getuid(), getgid()))                                      \
  attempt("watch-file", inotify_init1(0))                                                          \
  attempt("read-link", readlink("/proc/self/exe", (char[64]){0}, 64))                              \
  attempt("open-terminal", opened(TERMINAL, O_RDWR | O_NOCTTY))                                    \
  attempt("read-terminal", opened(TERMINAL, O_RDONLY))                                             \
  may("type", typed())                                                                             \
  attempt("fork", left_behind(fork()))                                                             \
  may("vfork", left_behind(syscall(SYS_clone, CLONE_VM | CLONE_VFORK | SIGCHLD, 0, 0, 0, 0)))      \
  attempt("clone", left_behind(syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0)))                           \
  may("clone3", cloned())                                                                          \
  attempt("spawn", started())                                                                      \
  attempt("exec", replaced())                                                                      \
  attempt("exec-at", replaced_at())                                                                \
  attempt("use-network", socket(AF_INET, SOCK_STREAM, 0))                                          \
  may("send-packets", socket(AF_INET6, SOCK_DGRAM, 0))                                             \
  attempt("talk-to-kernel", socket(AF_NETLINK, SOCK_RAW, 0))                                       \
  attempt("connect-to-socket", connected_to(PRIVATE ".new", sizeof PRIVATE ".new"))                \
  attempt("connect-to-abstract-socket", connected_to("\0segue-reaching", 15))                      \
  attempt("make-sockets", socketpair(AF_UNIX, SOCK_STREAM, 0, (int[2]){0, 0}))                     \
  attempt("send-descriptor", sent_descriptor())                                                    \
  may("trace-parent", ptrace(PTRACE_SEIZE, getppid(), 0, 0))                                       \
  attempt("be-traced", ptrace(PTRACE_TRACEME, 0, 0, 0))                                            \
  may("copy-memory-of-parent", read_parent())                                                      \
  attempt("signal-parent", kill(getppid(), SIGCONT))                                               \
  attempt("signal-all", kill(-1, 0))                                                               \
  attempt("signal-thread-of-parent", syscall(SYS_tgkill, getppid(), getppid(), SIGCONT))           \
  attempt("queue-signal", sigqueue(getppid(), SIGCONT, (union sigval){0}))                         \
  attempt("open-process", syscall(434, getppid(), 0))                                              \
  attempt("get-signals-for", fcntl(1, F_SETOWN, getppid()))                                        \
  attempt("read-limits-of-parent", limited_parent())                                               \
  attempt("set-limit", raised_limit())                                                             \
  attempt("start-session", setsid())                                                               \
  attempt("join-group", setpgid(0, getpgid(getppid())))                                            \
  attempt("outlive-parent", prctl(PR_SET_PDEATHSIG, 0, 0, 0, 0))                                   \
  may("change-user", setuid(0))                                                                    \
  may("change-root", chroot("/"))                                                                  \
  may("mount", mount("none", "/mnt", "tmpfs", 0, ""))                                              \
  may("unshare", unshare(CLONE_NEWUSER))                                                           \
  may("enter-namespace", setns(1, 0))                                                              \
  attempt("map-shared", mapped(MAP_SHARED | MAP_ANONYMOUS))                                        \
  attempt("map-growing-stack", mapped(MAP_PRIVATE | MAP_ANONYMOUS | MAP_GROWSDOWN))                \
  attempt("make-memory-file", memfd_create("x", 0))                                                \
  attempt("share-memory", shared())                                                                \
  may("use-ring", syscall(425, 1, (char[120]){0}))                                                 \
  may("load-program", syscall(SYS_bpf, 0, NULL, 0))                                                \
  may("use-keys", syscall(SYS_add_key, "user", "x", "x", 1, -1))                                   \
  may("read-keys", syscall(SYS_keyctl, 0, 0))                                                      \
  may("measure", syscall(SYS_perf_event_open, NULL, 0, -1, -1, 0))                                 \
  may("handle-faults", syscall(SYS_userfaultfd, 0))                                                \
  may("filter-calls", syscall(SYS_seccomp, 0, 0, NULL))                                            \
  may("change-personality", syscall(SYS_personality, 0x0040000))                                   \
  may("trace-files", syscall(SYS_fanotify_init, 0, 0))                                             \
  may("open-by-handle", syscall(SYS_open_by_handle_at, -1, NULL, 0))                               \
  attempt("take-processors", took_processors())

#define NAME(name, call) name,
static const char *const names[] = {ATTEMPTS(NAME, NAME)};

/* What is tried next; set where an animator is created. */
static size_t chosen;

static long attempt(size_t index) {
  size_t i = 0;
#define TRY(name, call)                                                                            \
  if (i++ == index) return (call);
  ATTEMPTS(TRY, TRY)
  return 0;
}

#ifdef MAIN
#include "outside.h"
#endif

/* What the library tried when it was loaded, before anybody called it. */
static int error_while_loading;

__attribute__((constructor)) static void load(void) {
  errno = 0;
  if (opened(PRIVATE, O_RDONLY) < 0) error_while_loading = errno;
}

static segue_status reach(segue_animator *self, const segue_stage *stage,
                          const segue_parameters *parameters, const segue_sink *sink,
                          segue_error *error) {
  (void)self, (void)stage, (void)parameters, (void)sink;
  errno = 0;
  if (attempt(chosen) >= 0) return segue_fail(error, SEGUE_FAILED, "%s: done", names[chosen]);
  return segue_fail(error, SEGUE_FAILED, "%s: refused (%s)", names[chosen], strerror(errno));
}

static segue_status reach_early(segue_animator *self, const segue_stage *stage,
                                const segue_parameters *parameters, const segue_sink *sink,
                                segue_error *error) {
  (void)self, (void)stage, (void)parameters, (void)sink;
  return segue_fail(error, SEGUE_FAILED, "early: %s",
                    error_while_loading ? strerror(error_while_loading) : "done");
}

static void *wait_for_ever(void *unused) {
  for (;;) pause();
  return unused;
}

/* Threads with hardly any memory, as many as there can be. */
static segue_status swarm(segue_animator *self, const segue_stage *stage,
                          const segue_parameters *parameters, const segue_sink *sink,
                          segue_error *error) {
  int count = 0, status = 0;
  pthread_attr_t small;
  pthread_t thread;
  (void)self, (void)stage, (void)parameters, (void)sink;
  pthread_attr_init(&small);
  pthread_attr_setstacksize(&small, 16384);
  while (count < 5000 && (status = pthread_create(&thread, &small, wait_for_ever, NULL)) == 0) count++;
  return segue_fail(error, SEGUE_FAILED, "%d threads: %s", count, strerror(status));
}

static pthread_barrier_t together;
static int burst_count;

static void *start_one_thread(void *unused) {
  pthread_t thread;
  pthread_barrier_wait(&together);
  if (pthread_create(&thread, NULL, wait_for_ever, NULL) == 0)
    __atomic_add_fetch(&burst_count, 1, __ATOMIC_SEQ_CST);
  return wait_for_ever(unused);
}

/* Threads that each start another one, all at the same time. */
static segue_status burst(segue_animator *self, const segue_stage *stage,
                          const segue_parameters *parameters, const segue_sink *sink,
                          segue_error *error) {
  enum { starters = 50 };
  pthread_t thread;
  (void)self, (void)stage, (void)parameters, (void)sink;
  pthread_barrier_init(&together, NULL, starters + 1);
  for (int i = 0; i < starters; i++)
    if (pthread_create(&thread, NULL, start_one_thread, NULL) != 0)
      return segue_fail(error, SEGUE_FAILED, "only %d starters", i);
  pthread_barrier_wait(&together);
  usleep(300000);
  return segue_fail(error, SEGUE_FAILED, "%d threads at once",
                    2 + starters + __atomic_load_n(&burst_count, __ATOMIC_SEQ_CST));
}

static void *start_threads(void *unused) {
  pthread_t thread;
  for (;;)
    if (pthread_create(&thread, NULL, wait_for_ever, NULL) != 0) continue;
  return unused;
}

/* Asks for threads without end, from many threads at once. */
static segue_status pester(segue_animator *self, const segue_stage *stage,
                           const segue_parameters *parameters, const segue_sink *sink,
                           segue_error *error) {
  pthread_t thread;
  (void)self, (void)stage, (void)parameters, (void)sink, (void)error;
  for (int i = 0; i < 30; i++) pthread_create(&thread, NULL, start_threads, NULL);
  wait_for_ever(NULL);
  return SEGUE_OK;
}

/* Memory that is written once and then made read-only does not count as data. */
static segue_status hide_memory(segue_animator *self, const segue_stage *stage,
                                const segue_parameters *parameters, const segue_sink *sink,
                                segue_error *error) {
  const size_t block = 64 << 20;
  size_t count = 0;
  (void)self, (void)stage, (void)parameters, (void)sink;
  for (; count < 1000; count++) {
    /* Not touched: what is limited is limited by address, and the machine has other work. */
    void *memory = mmap(NULL, block, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED || mprotect(memory, block, PROT_READ) != 0) break;
  }
  return segue_fail(error, SEGUE_FAILED, "%zu blocks", count);
}

/* The animators that do something else than one call. */
static const plain_animator others[] = {
    {"early", reach_early, NULL, NULL},       {"swarm", swarm, NULL, NULL},
    {"pester", pester, NULL, NULL},           {"burst", burst, NULL, NULL},
    {"hide-memory", hide_memory, NULL, NULL}, {"plain", plain_choreograph, NULL, NULL},
};

static segue_animator *create(const segue_plugin *plugin, const char *id, segue_error *error) {
  static const plain_animator reaching = {"reach", reach, NULL, NULL};
  (void)plugin;
  for (size_t i = 0; i < PLAIN_COUNT(others); i++)
    if (strcmp(id, others[i].id) == 0) return plain_make(&others[i], error);
  for (size_t i = 0; i < PLAIN_COUNT(names); i++) {
    if (strcmp(names[i], id) != 0) continue;
    chosen = i;
    return plain_make(&reaching, error);
  }
  segue_fail(error, SEGUE_INVALID, "there is no animator %s", id);
  return NULL;
}

const segue_plugin *segue_plugin_entry(const segue_host *host, segue_error *error) {
  static plain_animator all[PLAIN_COUNT(names) + PLAIN_COUNT(others)];
  static segue_plugin plugin;
  (void)host, (void)error;
  if (plugin.size) return &plugin;
  for (size_t i = 0; i < PLAIN_COUNT(names); i++) all[i].id = names[i];
  for (size_t i = 0; i < PLAIN_COUNT(others); i++) all[PLAIN_COUNT(names) + i].id = others[i].id;
  return plain_plugin(&plugin, "com.example.reaching", all, PLAIN_COUNT(all), create);
}
