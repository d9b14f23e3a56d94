#include "files.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

static unsigned char buffer[1 << 20];

static long files_of(DIR *folder, file_taker take, void *context) {
  long files = 0;
  for (struct dirent *file; (file = readdir(folder));) {
    if (file->d_name[0] == '.') continue;
    int descriptor = openat(dirfd(folder), file->d_name, O_RDONLY);
    ssize_t length = read(descriptor, buffer, sizeof buffer);
    close(descriptor);
    if (length <= 0 || !take(buffer, length, context)) return files_unusable;
    files++;
  }
  return files;
}

long for_each_file(const char *root, file_taker take, void *context) {
  DIR *families = opendir(root);
  if (!families) return files_no_folder;
  long files = 0;
  for (struct dirent *family; files >= 0 && (family = readdir(families));) {
    if (family->d_name[0] == '.') continue;
    char path[4096];
    snprintf(path, sizeof path, "%s/%s", root, family->d_name);
    DIR *folder = opendir(path);
    if (!folder) continue;
    long found = files_of(folder, take, context);
    closedir(folder);
    files = found < 0 ? found : files + found;
  }
  closedir(families);
  return files;
}
