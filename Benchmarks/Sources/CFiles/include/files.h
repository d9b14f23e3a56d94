// Shared code of the peers in C: they read every file of a catalog.
#ifndef FILES_H
#define FILES_H

#include <stddef.h>

// Processes one file; returns 0 where the file is unusable.
typedef int (*file_taker)(const unsigned char *bytes, size_t length, void *context);

// Errors, with the numbers of sysexits.h.
enum { files_no_folder = -66, files_unusable = -65 };

// Opens, reads and closes every file two levels down; returns the number of files, or an error.
long for_each_file(const char *root, file_taker take, void *context);

#endif
