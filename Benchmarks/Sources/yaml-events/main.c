// Usage: yaml-events FOLDER
//
// Reads every file two levels down and lets libyaml tell its events, doing nothing with them.
#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>
#include <yaml.h>

static unsigned char buffer[1 << 20];

static long events_of(size_t length) {
  yaml_parser_t parser;
  yaml_event_t event;
  yaml_parser_initialize(&parser);
  yaml_parser_set_input_string(&parser, buffer, length);
  long events = 0;
  int done = 0;
  while (!done) {
    if (!yaml_parser_parse(&parser, &event)) {
      events = -1;
      break;
    }
    done = event.type == YAML_STREAM_END_EVENT;
    yaml_event_delete(&event);
    events++;
  }
  yaml_parser_delete(&parser);
  return events;
}

int main(int count, char **words) {
  if (count != 2) return 64;
  DIR *root = opendir(words[1]);
  if (!root) return 66;
  long files = 0, events = 0;
  for (struct dirent *family; (family = readdir(root));) {
    if (family->d_name[0] == '.') continue;
    char path[4096];
    snprintf(path, sizeof path, "%s/%s", words[1], family->d_name);
    DIR *folder = opendir(path);
    if (!folder) continue;
    for (struct dirent *file; (file = readdir(folder));) {
      if (file->d_name[0] == '.') continue;
      int descriptor = openat(dirfd(folder), file->d_name, O_RDONLY);
      ssize_t length = read(descriptor, buffer, sizeof buffer);
      close(descriptor);
      long found = length > 0 ? events_of(length) : -1;
      if (found < 0) return 65;
      events += found;
      files++;
    }
    closedir(folder);
  }
  closedir(root);
  printf("%ld files, %ld events\n", files, events);
  return files > 0 ? 0 : 1;
}
