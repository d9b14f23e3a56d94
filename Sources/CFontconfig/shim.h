// Finds the fonts of the machine.
#include <fontconfig/fontconfig.h>
