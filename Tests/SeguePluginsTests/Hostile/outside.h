/* The program that makes the attempts of reaching.c without a sandbox, names those that fail, and counts those
   that succeed. */
#define TRUE(name, call) 1,
#define FALSE(name, call) 0,
static const char must_succeed[] = {ATTEMPTS(TRUE, FALSE)};

static int create_file(void) {
  int file;
  if (unlink(PRIVATE ".new") != 0) rmdir(PRIVATE ".new");
  file = open(PRIVATE, O_CREAT | O_TRUNC | O_WRONLY, 0600);
  return write(file, "secret", 6) == 6 && close(file) == 0;
}

/* Each in a process of its own, whose output is a socket, as in the sandbox. */
static int try_alone(size_t index, int master) {
  int status, ends[2];
  pid_t child;
  if (!create_file() || write(master, "x\n", 2) != 2) return -1;
  child = fork();
  if (child == 0) {
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0 || dup2(ends[0], 1) != 1) _exit(255);
    errno = 0;
    _exit(attempt(index) >= 0 ? 0 : errno ? errno : 255);
  }
  return waitpid(child, &status, 0) == child && WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

int main(void) {
  const int master = posix_openpt(O_RDWR | O_NOCTTY);
  int successes = 0;
  if (master < 0 || grantpt(master) != 0 || unlockpt(master) != 0) return 2;
  terminal = ptsname(master);
  for (size_t i = 0; i < PLAIN_COUNT(names); i++) {
    if (!must_succeed[i]) continue;
    const int status = try_alone(i, master);
    if (status != 0) printf("%s: %s\n", names[i], strerror(status));
    successes += status == 0;
  }
  printf("%d succeeded\n", successes);
  return 0;
}
