#ifndef FORMLINE_CCRYPT_SHIM_H
#define FORMLINE_CCRYPT_SHIM_H
#include <crypt.h>
#endif
