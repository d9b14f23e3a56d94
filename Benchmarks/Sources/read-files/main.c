// Usage: read-files FOLDER
//
// Opens, reads and closes every file two levels down: what any program that reads them has to do.
#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

static char buffer[1 << 20];

int main(int count, char **words) {
  if (count != 2) return 64;
  DIR *root = opendir(words[1]);
  if (!root) return 66;
  long files = 0, bytes = 0;
  for (struct dirent *family; (family = readdir(root));) {
    if (family->d_name[0] == '.') continue;
    char path[4096];
    snprintf(path, sizeof path, "%s/%s", words[1], family->d_name);
    DIR *folder = opendir(path);
    if (!folder) continue;
    for (struct dirent *file; (file = readdir(folder));) {
      if (file->d_name[0] == '.') continue;
      int descriptor = openat(dirfd(folder), file->d_name, O_RDONLY);
      bytes += read(descriptor, buffer, sizeof buffer);
      close(descriptor);
      files++;
    }
    closedir(folder);
  }
  closedir(root);
  printf("%ld files, %ld bytes\n", files, bytes);
  return files > 0 ? 0 : 1;
}
