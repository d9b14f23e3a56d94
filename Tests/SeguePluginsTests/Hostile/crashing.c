/* Animators that come to grief, or try to take their process along, each in its own way. */
#define _GNU_SOURCE
#include "plain.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

static volatile int zero;

static void crash(void) { *(volatile int *)(uintptr_t)zero = 1; }

CHOREOGRAPH(segfault) {
  UNUSED;
  crash();
  return SEGUE_OK;
}

CHOREOGRAPH(aborts) {
  UNUSED;
  printf("this is \033[31mthe end\n");
  abort();
}

static void *abort_thread(void *unused) {
  (void)unused;
  abort();
}

CHOREOGRAPH(aborts_on_thread) {
  UNUSED;
  pthread_t thread;
  pthread_create(&thread, NULL, abort_thread, NULL);
  pthread_join(thread, NULL);
  return SEGUE_OK;
}

static void *abort_late(void *unused) {
  (void)unused;
  usleep(50000);
  abort();
}

CHOREOGRAPH(aborts_later) {
  pthread_t thread;
  pthread_create(&thread, NULL, abort_late, NULL);
  pthread_detach(thread);
  return plain_choreograph(self, stage, parameters, sink, error);
}

CHOREOGRAPH(exits) {
  UNUSED;
  exit(0);
}

CHOREOGRAPH(spins) {
  UNUSED;
  while (!zero) zero = 0;
  return SEGUE_OK;
}

CHOREOGRAPH(sleeps) {
  UNUSED;
  while (!zero) pause();
  return SEGUE_OK;
}

CHOREOGRAPH(stops) {
  UNUSED;
  raise(SIGSTOP);
  return SEGUE_OK;
}

static int deeper(volatile char *before);
static int (*volatile again)(volatile char *) = deeper;

static int deeper(volatile char *before) {
  char room[4096];
  memset(room, 1, sizeof room);
  return before[0] + again(room) + room[7];
}

CHOREOGRAPH(overflows) {
  UNUSED;
  char room[1] = {0};
  return deeper(room) ? SEGUE_OK : SEGUE_FAILED;
}

/* Takes memory until there is none; gives up politely. */
CHOREOGRAPH(hoards) {
  UNUSED;
  for (int i = 0; i < 64; i++) {
    char *block = malloc(64 << 20);
    if (!block) return segue_fail(error, SEGUE_MEMORY, "no memory after %d MB", i * 64);
    memset(block, 1, 64 << 20);
  }
  return segue_fail(error, SEGUE_FAILED, "nothing stopped it");
}

CHOREOGRAPH(raises_limits) {
  UNUSED;
  struct rlimit all = {RLIM_INFINITY, RLIM_INFINITY};
  if (setrlimit(RLIMIT_DATA, &all) == 0) return segue_fail(error, SEGUE_FAILED, "raised");
  return segue_fail(error, SEGUE_FAILED, "not raised");
}

CHOREOGRAPH(scribbles) {
  UNUSED;
  char garbage[300];
  memset(garbage, 0xa5, sizeof garbage);
  for (int descriptor = 1; descriptor < 256; descriptor++)
    if (write(descriptor, garbage, sizeof garbage) < 0) continue;
  printf("to standard output\n");
  fflush(stdout);
  return plain_choreograph(self, stage, parameters, sink, error);
}

/* Whatever is a socket above the first three is how the process answers. */
static int channel(void) {
  struct stat about;
  for (int descriptor = 3; descriptor < 4096; descriptor++)
    if (fstat(descriptor, &about) == 0 && S_ISSOCK(about.st_mode)) return descriptor;
  return -1;
}

CHOREOGRAPH(forges) {
  UNUSED;
  unsigned char garbage[64];
  memset(garbage, 0xa5, sizeof garbage);
  if (write(channel(), garbage, sizeof garbage) < 0) return SEGUE_FAILED;
  return SEGUE_OK;
}

CHOREOGRAPH(promises) {
  UNUSED;
  unsigned char promise[5] = {0xff, 0xff, 0xff, 0x01, 3};
  if (write(channel(), promise, sizeof promise) < 0) return SEGUE_FAILED;
  pause();
  return SEGUE_OK;
}

CHOREOGRAPH(closes) {
  UNUSED;
  for (int descriptor = 0; descriptor < 4096; descriptor++) close(descriptor);
  while (!zero) pause();
  return SEGUE_OK;
}

/* Crashes if it cannot have a child, which would keep all descriptors open and never end. */
CHOREOGRAPH(forks) {
  UNUSED;
  for (int i = 0; i < 4; i++) {
    pid_t child = fork();
    if (child == 0)
      for (;;) pause();
    if (child > 0) return segue_fail(error, SEGUE_FAILED, "forked");
  }
  abort();
}

/* Whoever waits for the end of its output gets it at once. */
CHOREOGRAPH(closes_output) {
  UNUSED;
  close(1);
  close(2);
  while (!zero) pause();
  return SEGUE_OK;
}

static void *burn(void *unused) {
  while (!zero) zero = 0;
  return unused;
}

CHOREOGRAPH(burns_later) {
  static int is_burning;
  pthread_t thread;
  if (!is_burning++) pthread_create(&thread, NULL, burn, NULL);
  return plain_choreograph(self, stage, parameters, sink, error);
}

CHOREOGRAPH(ignores_signals) {
  UNUSED;
  sigset_t all;
  for (int number = 1; number < 32; number++) signal(number, SIG_IGN);
  sigfillset(&all);
  sigprocmask(SIG_SETMASK, &all, NULL);
  while (!zero) pause();
  return SEGUE_OK;
}

CHOREOGRAPH(writes_files) {
  UNUSED;
  char path[64];
  snprintf(path, sizeof path, "/tmp/segue-hostile-%d", (int)getpid());
  int file = open(path, O_CREAT | O_WRONLY, 0600);
  unlink(path);
  if (file < 0) return segue_fail(error, SEGUE_FAILED, "no file");
  if (write(file, path, sizeof path) < 0) return segue_fail(error, SEGUE_FAILED, "no bytes");
  return segue_fail(error, SEGUE_FAILED, "written");
}

CHOREOGRAPH(prints_for_ever) {
  UNUSED;
  while (!zero) puts("all work and no play makes a dull plugin");
  return SEGUE_OK;
}

CHOREOGRAPH(looks_around) {
  UNUSED;
  char folder[64] = "";
  int count = 0;
  extern char **environ;
  for (char **variable = environ; *variable; variable++)
    if (strncmp(*variable, "SWIFT_", 6) && !strstr(*variable, "_PATH=") &&
        !strstr(*variable, "SAN_OPTIONS="))
      count++;
  struct stat about;
  int open_count = 0;
  for (int descriptor = 3; descriptor < 4096; descriptor++)
    if (fstat(descriptor, &about) == 0) open_count++;
  char *here = getcwd(folder, sizeof folder);
  return segue_fail(error, SEGUE_FAILED, "%s, %d variables, %d descriptors", here, count, open_count);
}

static segue_animator *crash_in_create(segue_error *error) {
  (void)error;
  crash();
  return NULL;
}

static void crash_in_destroy(segue_animator *self) {
  (void)self;
  crash();
}

static const plain_animator animators[] = {
    {"segfault", segfault, NULL, NULL},
    {"aborts", aborts, NULL, NULL},
    {"aborts-on-thread", aborts_on_thread, NULL, NULL},
    {"aborts-later", aborts_later, NULL, NULL},
    {"exits", exits, NULL, NULL},
    {"spins", spins, NULL, NULL},
    {"sleeps", sleeps, NULL, NULL},
    {"stops", stops, NULL, NULL},
    {"overflows", overflows, NULL, NULL},
    {"hoards", hoards, NULL, NULL},
    {"raises-limits", raises_limits, NULL, NULL},
    {"scribbles", scribbles, NULL, NULL},
    {"forges", forges, NULL, NULL},
    {"promises", promises, NULL, NULL},
    {"closes", closes, NULL, NULL},
    {"closes-output", closes_output, NULL, NULL},
    {"burns-later", burns_later, NULL, NULL},
    {"forks", forks, NULL, NULL},
    {"ignores-signals", ignores_signals, NULL, NULL},
    {"writes-files", writes_files, NULL, NULL},
    {"prints-for-ever", prints_for_ever, NULL, NULL},
    {"looks-around", looks_around, NULL, NULL},
    {"crash-in-create", plain_choreograph, crash_in_create, NULL},
    {"crash-in-destroy", plain_choreograph, NULL, crash_in_destroy},
    {"plain", plain_choreograph, NULL, NULL},
};

PLAIN_ENTRY("com.example.crashing")
