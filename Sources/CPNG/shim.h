// libpng, of which Segue uses the simplified interface.
#include <png.h>
