// What the peers in C have in common: they read every file of a catalog.
#ifndef FILES_H
#define FILES_H

#include <stddef.h>

// Takes one file; 0 where it cannot use it.
typedef int (*file_taker)(const unsigned char *bytes, size_t length, void *context);

// What went wrong, as sysexits.h numbers it.
enum { files_no_folder = -66, files_unusable = -65 };

// Opens, reads and closes every file two levels down; returns how many there were, or what went wrong.
long for_each_file(const char *root, file_taker take, void *context);

#endif
