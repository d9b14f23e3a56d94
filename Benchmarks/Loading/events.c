/* libyaml's bare event loop over every file of a catalog: the least that any loader built on it does.
   cc -O2 events.c -lyaml -o events && ./events FOLDER... */
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <yaml.h>

static char buffer[1 << 20];
static long events, files, bytes;

static void read_file(const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file) { perror(path); exit(1); }
  setvbuf(file, NULL, _IONBF, 0);
  size_t size = fread(buffer, 1, sizeof buffer, file);
  fclose(file);
  yaml_parser_t parser;
  yaml_event_t event;
  yaml_parser_initialize(&parser);
  yaml_parser_set_input_string(&parser, (unsigned char *)buffer, size);
  int done = 0;
  while (!done) {
    if (!yaml_parser_parse(&parser, &event)) { fprintf(stderr, "%s: error\n", path); exit(1); }
    done = event.type == YAML_STREAM_END_EVENT;
    yaml_event_delete(&event);
    events++;
  }
  yaml_parser_delete(&parser);
  files++;
  bytes += size;
}

static void read_folder(const char *path) {
  DIR *folder = opendir(path);
  struct dirent *entry;
  char name[4096];
  if (!folder) { perror(path); exit(1); }
  while ((entry = readdir(folder))) {
    if (entry->d_name[0] == '.') continue;
    snprintf(name, sizeof name, "%s/%s", path, entry->d_name);
    if (entry->d_type == DT_DIR) read_folder(name); else read_file(name);
  }
  closedir(folder);
}

int main(int count, char **paths) {
  struct timespec a, b;
  clock_gettime(CLOCK_MONOTONIC, &a);
  for (int i = 1; i < count; i++) read_folder(paths[i]);
  clock_gettime(CLOCK_MONOTONIC, &b);
  printf("%ld files, %ld bytes, %ld events: %.1f ms\n", files, bytes, events,
         (b.tv_sec - a.tv_sec) * 1e3 + (b.tv_nsec - a.tv_nsec) / 1e6);
}
