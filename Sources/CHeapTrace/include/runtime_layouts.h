#ifndef FORMLINE_RUNTIME_LAYOUTS_H
#define FORMLINE_RUNTIME_LAYOUTS_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// What Swift's runtime lays out in memory on Linux, 64 bit, by name. From the ABI that the compiler and the runtime
// agree on: docs/ABI/TypeMetadata.rst, include/swift/ABI/{Metadata,MetadataValues,MetadataKind.def,HeapObject}.h,
// include/swift/RemoteInspection/Records.h and stdlib/public/SwiftShims/swift/shims/RefCount.h. C, because C promises
// the order and the padding of a struct's fields.

/// The kinds of metadata (MetadataKind.def).
enum {
  HT_KIND_CLASS = 0x000,
  HT_KIND_STRUCT = 0x200,
  HT_KIND_ENUM = 0x201,
  HT_KIND_OPTIONAL = 0x202,
  HT_KIND_FOREIGN_CLASS = 0x203,
  HT_KIND_OPAQUE = 0x300,
  HT_KIND_TUPLE = 0x301,
  HT_KIND_FUNCTION = 0x302,
  HT_KIND_EXISTENTIAL = 0x303,
  HT_KIND_METATYPE = 0x304,
  HT_KIND_EXISTENTIAL_METATYPE = 0x306,
  HT_KIND_EXTENDED_EXISTENTIAL = 0x307,
  HT_KIND_CONTEXT = 0x400,
  HT_KIND_GENERIC_BOX = 0x500,
  HT_KIND_ERROR_BOX = 0x501,
  HT_KIND_TASK = 0x502,
  HT_KIND_JOB = 0x503,
};

/// The head of every object: HeapObject.
typedef struct {
  uintptr_t metadata;
  uint64_t reference_count;
} ht_object;

/// What an object's count points to once it was referred to weakly (RefCount.h: HeapObjectSideTableEntry).
typedef struct {
  uintptr_t object;
  uint64_t padding;
  uint64_t reference_count;
} ht_side_table;

/// How values of a type are handled; the functions are not called from here, apart from an enum's two.
typedef struct {
  uintptr_t functions[8];
  size_t size;
  size_t stride;
  uint32_t flags;
  uint32_t extra_inhabitants;
} ht_value_witnesses;

enum {
  HT_WITNESS_ALIGNMENT_MASK = 0x000000ff,
  HT_WITNESS_IS_NOT_INLINE = 0x00020000,
  HT_WITNESS_HAS_ENUM_WITNESSES = 0x00200000,
};

typedef struct {
  ht_value_witnesses value;
  unsigned (*tag)(const void *value, const void *metadata);
  void (*project)(void *value, const void *metadata);
} ht_enum_witnesses;

typedef struct {
  uintptr_t kind;
  uintptr_t superclass;
  uint32_t flags;
  uint32_t instance_address_point;
  uint32_t instance_size;
  uint16_t instance_alignment_mask;
  uint16_t reserved;
  uint32_t class_size;
  uint32_t class_address_point;
  uintptr_t descriptor;
} ht_class_metadata;

/// A struct, an enum or an optional; generic arguments follow.
typedef struct {
  uintptr_t kind;
  uintptr_t descriptor;
} ht_value_metadata;

typedef struct {
  uintptr_t kind;
  size_t count;
  uintptr_t labels;
} ht_tuple_metadata;

/// One for each element, behind the head. The offset has 32 bits; the rest is padding that need not be zero.
typedef struct {
  uintptr_t type;
  uint32_t offset;
} ht_tuple_element;

typedef struct {
  uintptr_t kind;
  size_t flags;
} ht_function_metadata;

typedef struct {
  uintptr_t kind;
  uint32_t flags;
  uint32_t protocol_count;
} ht_existential_metadata;

/// The metadata of what a closure captures, and of boxes for captured variables.
typedef struct {
  uintptr_t kind;
  uint32_t captures_offset;
  uint32_t padding;
  uintptr_t captures;
} ht_context_metadata;

typedef struct {
  uintptr_t kind;
  uint32_t value_offset;
  uint32_t padding;
  uintptr_t type;
} ht_box_metadata;

/// An error in its box; the value follows, aligned.
typedef struct {
  ht_object object;
  uintptr_t type;
  uintptr_t conformance;
} ht_error_box;

/// The head of every nominal type's descriptor; `fields` and the like are relative pointers.
typedef struct {
  uint32_t flags;
  int32_t parent;
  int32_t name;
  int32_t access_function;
  int32_t fields;
} ht_type_descriptor;

enum {
  HT_DESCRIPTOR_KIND_MASK = 0x1f,
  HT_DESCRIPTOR_IS_CLASS = 16,
  HT_DESCRIPTOR_IS_GENERIC = 0x80,
  HT_DESCRIPTOR_HAS_RESILIENT_SUPERCLASS = 0x20000000,
};

/// The head of every descriptor of a context: a module, a type, an extension.
typedef struct {
  uint32_t flags;
  int32_t parent;
  int32_t name;
} ht_context_descriptor;

enum { HT_CONTEXT_IS_MODULE = 0 };

typedef struct {
  ht_type_descriptor type;
  int32_t superclass;
  uint32_t negative_size_in_words;
  uint32_t positive_size_in_words;
  uint32_t immediate_members;
  uint32_t field_count;
  uint32_t field_offset_vector;
} ht_class_descriptor;

typedef struct {
  ht_type_descriptor type;
  /// The number of cases with a payload in the lower 24 bits.
  uint32_t payload_cases;
  uint32_t empty_cases;
} ht_enum_descriptor;

typedef struct {
  int32_t mangled_type;
  int32_t superclass;
  uint16_t kind;
  uint16_t record_size;
  uint32_t count;
} ht_field_descriptor;

typedef struct {
  uint32_t flags;
  int32_t mangled_type;
  int32_t name;
} ht_field_record;

enum { HT_FIELD_IS_INDIRECT_CASE = 1 };

/// What a closure captures: relative pointers to mangled types, then where its generic arguments come from.
typedef struct {
  uint32_t type_count;
  uint32_t source_count;
  uint32_t binding_count;
} ht_capture_descriptor;

typedef struct {
  int32_t mangled_type;
  int32_t source;
} ht_metadata_source;

/// An array's storage; the elements follow, aligned.
typedef struct {
  ht_object object;
  size_t count;
  size_t capacity_and_flags;
} ht_array_storage;

/// A set's storage (__RawSetStorage); a bit for each bucket follows.
typedef struct {
  ht_object object;
  size_t count;
  size_t capacity;
  int8_t scale;
  int8_t reserved_scale;
  int16_t extra;
  int32_t age;
  uint64_t seed;
  uintptr_t elements;
} ht_set_storage;

/// A dictionary's (__RawDictionaryStorage).
typedef struct {
  ht_object object;
  size_t count;
  size_t capacity;
  int8_t scale;
  int8_t reserved_scale;
  int16_t extra;
  int32_t age;
  uint64_t seed;
  uintptr_t keys;
  uintptr_t values;
} ht_dictionary_storage;

/// The head of a block of a task's own allocator (StackAllocator.h); so many bytes follow.
typedef struct {
  uintptr_t metadata;
  uintptr_t next;
  uint32_t capacity;
  uint32_t used;
  uint64_t padding;
} ht_task_slab;

/// The head of the memory of an async function (AsyncContext).
typedef struct {
  uintptr_t caller;
  uintptr_t resume_caller;
} ht_async_context;

/// A block of the blocks runtime; what it captures follows.
typedef struct {
  uintptr_t isa;
  int32_t flags;
  int32_t reserved;
  uintptr_t invoke;
  uintptr_t descriptor;
} ht_block_literal;

/// Follows a relative pointer; 0 stays 0.
static inline uintptr_t ht_relative(const int32_t *at) {
  return *at == 0 ? 0 : (uintptr_t)at + (uintptr_t)(intptr_t)*at;
}

/// Follows a relative pointer of which the lowest bit says that it leads to a pointer. Two bits tell the kind.
static inline uintptr_t ht_indirectable(const int32_t *at) {
  int32_t offset = *at & ~3;
  if (*at == 0) return 0;
  uintptr_t target = (uintptr_t)at + (uintptr_t)(intptr_t)offset;
  return *at & 1 ? *(const uintptr_t *)target : target;
}

/// The context around a context, 0 for a module.
static inline uintptr_t ht_parent_of(uintptr_t context) {
  return ht_indirectable(&((const ht_context_descriptor *)context)->parent);
}

/// The name of a module or of a nominal type.
static inline uintptr_t ht_name_of(uintptr_t context) {
  return ht_relative(&((const ht_context_descriptor *)context)->name);
}

static inline const ht_value_witnesses *ht_witnesses_of(uintptr_t metadata) {
  return ((const ht_value_witnesses *const *)metadata)[-1];
}

static inline const ht_enum_witnesses *ht_enum_witnesses_of(uintptr_t metadata) {
  return ((const ht_enum_witnesses *const *)metadata)[-1];
}

/// The field descriptor of a nominal type, 0 where the compiler left it out.
static inline uintptr_t ht_fields_of(uintptr_t descriptor) {
  return ht_relative(&((const ht_type_descriptor *)descriptor)->fields);
}

static inline const ht_field_record *ht_field_at(uintptr_t fields, size_t index) {
  return (const ht_field_record *)(fields + sizeof(ht_field_descriptor)) + index;
}

static inline uintptr_t ht_field_type(const ht_field_record *record) { return ht_relative(&record->mangled_type); }
static inline uintptr_t ht_field_name(const ht_field_record *record) { return ht_relative(&record->name); }

static inline uintptr_t ht_captured_type(uintptr_t captures, size_t index) {
  return ht_relative((const int32_t *)(captures + sizeof(ht_capture_descriptor)) + index);
}

static inline const ht_metadata_source *ht_metadata_source_at(uintptr_t captures, size_t index) {
  const ht_capture_descriptor *descriptor = (const ht_capture_descriptor *)captures;
  uintptr_t sources = captures + sizeof *descriptor + descriptor->type_count * sizeof(int32_t);
  return (const ht_metadata_source *)sources + index;
}

/// The mangled description of where a closure's generic argument comes from.
static inline uintptr_t ht_metadata_source_of(uintptr_t captures, size_t index) {
  return ht_relative(&ht_metadata_source_at(captures, index)->source);
}

/// The mangled name of the generic parameter that the argument is for.
static inline uintptr_t ht_sourced_parameter(uintptr_t captures, size_t index) {
  return ht_relative(&ht_metadata_source_at(captures, index)->mangled_type);
}

/// The case of an enum's value. C, because the witness is a C function of the type's own. The value is only read.
unsigned ht_enum_tag(const void *value, uintptr_t metadata);

/// Turns an enum's value in place into its payload.
void ht_enum_project(void *value, uintptr_t metadata);

#endif
