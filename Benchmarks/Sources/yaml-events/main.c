// Usage: yaml-events FOLDER
//
// Parses every file two levels down into libyaml events and discards them.
#include <files.h>
#include <stdio.h>
#include <yaml.h>

static int add_events(const unsigned char *bytes, size_t length, void *sum) {
  yaml_parser_t parser;
  yaml_event_t event;
  yaml_parser_initialize(&parser);
  yaml_parser_set_input_string(&parser, bytes, length);
  int done = 0, sound = 1;
  while (!done && (sound = yaml_parser_parse(&parser, &event))) {
    done = event.type == YAML_STREAM_END_EVENT;
    yaml_event_delete(&event);
    ++*(long *)sum;
  }
  yaml_parser_delete(&parser);
  return sound;
}

int main(int count, char **words) {
  if (count != 2) return 64;
  long events = 0;
  long files = for_each_file(words[1], add_events, &events);
  if (files < 0) return (int)-files;
  printf("%ld files, %ld events\n", files, events);
  return files > 0 ? 0 : 1;
}
