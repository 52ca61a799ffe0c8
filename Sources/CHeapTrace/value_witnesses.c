#include "runtime_layouts.h"

unsigned ht_enum_tag(const void *value, uintptr_t metadata) {
  return ht_enum_witnesses_of(metadata)->tag(value, (const void *)metadata);
}

void ht_enum_project(void *value, uintptr_t metadata) {
  ht_enum_witnesses_of(metadata)->project(value, (const void *)metadata);
}
