// libjpeg-turbo's own interface, which reports errors by return values.
#include <turbojpeg.h>
