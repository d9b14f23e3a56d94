/* Compiles both headers: their asserts hold the layout. */
#include "segue_kit.h"
