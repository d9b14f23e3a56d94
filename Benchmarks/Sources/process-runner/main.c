// Usage: process-runner ROUNDS COMMAND… [-- COMMAND…]…
//
// Runs the commands in turn for a number of rounds, after a warm-up round. For each run it prints
// the command's number, the elapsed seconds, the seconds of processor time, and the peak memory in
// bytes. The commands' output is discarded.
#define _GNU_SOURCE
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>

extern char **environ;

static double seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec + now.tv_nsec / 1e9;
}

static int run(int number, char **command, int counts) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
  pid_t child;
  double start = seconds();
  int failure = posix_spawnp(&child, command[0], &actions, NULL, command, environ);
  posix_spawn_file_actions_destroy(&actions);
  if (failure) {
    fprintf(stderr, "%s: %s\n", command[0], strerror(failure));
    return 0;
  }
  int status;
  struct rusage usage;
  wait4(child, &status, 0, &usage);
  double wall = seconds() - start;
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
    fprintf(stderr, "%s: failed (%d)\n", command[0], status);
    return 0;
  }
  double processor = usage.ru_utime.tv_sec + usage.ru_stime.tv_sec +
                     (usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6;
#ifdef __APPLE__
  double memory = usage.ru_maxrss;
#else
  double memory = usage.ru_maxrss * 1024.0;
#endif
  if (counts) printf("%d %.6f %.6f %.0f\n", number, wall, processor, memory);
  return 1;
}

int main(int count, char **words) {
  if (count < 3) return 64;
  int rounds = atoi(words[1]);
  char ***commands = calloc(count, sizeof *commands);
  int total = 0;
  commands[total++] = words + 2;
  for (int i = 2; i < count; i++) {
    if (strcmp(words[i], "--") != 0) continue;
    words[i] = NULL;
    commands[total++] = words + i + 1;
  }
  for (int round = 0; round <= rounds; round++)
    for (int i = 0; i < total; i++)
      if (!run(i, commands[i], round > 0)) return 1;
  return 0;
}
