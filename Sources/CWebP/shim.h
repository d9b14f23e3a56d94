// libwebp's encoder and decoder of still pictures.
#include <webp/decode.h>
#include <webp/encode.h>
