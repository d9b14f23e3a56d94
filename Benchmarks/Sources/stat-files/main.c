// Usage: stat-files FOLDER
//
// Asks for the status of every file two levels down: the minimum work of any program that has to
// notice a change of any of them.
#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>

static long files_of(const char *path) {
  DIR *folder = opendir(path);
  if (!folder) return 0;
  long files = 0;
  struct stat status;
  for (struct dirent *file; (file = readdir(folder));) {
    if (file->d_name[0] != '.') files += !fstatat(dirfd(folder), file->d_name, &status, 0);
  }
  closedir(folder);
  return files;
}

int main(int count, char **words) {
  DIR *families = count == 2 ? opendir(words[1]) : NULL;
  if (!families) return 66;
  long files = 0;
  for (struct dirent *family; (family = readdir(families));) {
    if (family->d_name[0] == '.') continue;
    char path[4096];
    snprintf(path, sizeof path, "%s/%s", words[1], family->d_name);
    files += files_of(path);
  }
  closedir(families);
  printf("%ld files\n", files);
  return files > 0 ? 0 : 1;
}
