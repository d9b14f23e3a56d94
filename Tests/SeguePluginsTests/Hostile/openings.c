/* Libraries that come to grief before anything is asked of them: -DFAULT=... chooses how. */
#include "plain.h"

#include <unistd.h>

static volatile int zero;

__attribute__((constructor)) static void constructed(void) {
  if (FAULT == 1) *(volatile int *)(uintptr_t)zero = 1;
  if (FAULT == 2) exit(3);
  if (FAULT == 3) for (;;) pause();
}

static const plain_animator animators[] = {{"fade", plain_choreograph, NULL, NULL}};

static segue_animator *create(const segue_plugin *plugin, const char *id, segue_error *error) {
  (void)plugin;
  return plain_create(animators, PLAIN_COUNT(animators), id, error);
}

const segue_plugin *segue_plugin_entry(const segue_host *host, segue_error *error) {
  static segue_plugin plugin;
  (void)host, (void)error;
  if (FAULT == 4) *(volatile int *)(uintptr_t)zero = 1;
  if (FAULT == 5) abort();
  if (FAULT == 6) for (;;) zero = 0;
  if (FAULT == 7) return (const segue_plugin *)(uintptr_t)(0x10 + zero);
  return plain_plugin(&plugin, "com.example.openings", animators, PLAIN_COUNT(animators), create);
}
