#ifndef FORMLINE_CEDITLINE_SHIM_H
#define FORMLINE_CEDITLINE_SHIM_H
#include <histedit.h>
#endif
