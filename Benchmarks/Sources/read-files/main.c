// Usage: read-files FOLDER
//
// Opens, reads and closes every file two levels down: the minimum work of any program that reads
// them.
#include <files.h>
#include <stdio.h>

static int add_length(const unsigned char *bytes, size_t length, void *sum) {
  *(long *)sum += length;
  return 1;
}

int main(int count, char **words) {
  if (count != 2) return 64;
  long bytes = 0;
  long files = for_each_file(words[1], add_length, &bytes);
  if (files < 0) return (int)-files;
  printf("%ld files, %ld bytes\n", files, bytes);
  return files > 0 ? 0 : 1;
}
