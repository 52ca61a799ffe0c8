#include "image_files.h"
#include <string.h>

// The line number program of DWARF (version 5, section 6.2; versions 2 to 4 differ in the header).

struct reader {
  const uint8_t *at, *end;
};

enum { STANDARD_COPY = 1, ADVANCE_PC, ADVANCE_LINE, SET_FILE, SET_COLUMN, NEGATE_STATEMENT, BASIC_BLOCK,
       CONST_ADD_PC, FIXED_ADVANCE_PC };
enum { END_SEQUENCE = 1, SET_ADDRESS };
enum { CONTENT_PATH = 1 };
enum { FORM_BLOCK = 0x09, FORM_DATA1 = 0x0b, FORM_DATA2 = 0x05, FORM_DATA4 = 0x06, FORM_DATA8 = 0x07, FORM_DATA16 = 0x1e,
       FORM_STRING = 0x08, FORM_STRP = 0x0e, FORM_UDATA = 0x0f, FORM_LINE_STRP = 0x1f };
enum { MOST_FORMATS = 16 };

/// One unit: its header's values, and where its table of files begins.
struct unit {
  ht_file whole, strings, line_strings;
  uint16_t version;
  bool is_64_bit;
  uint8_t least_step, opcode_base, line_range;
  int8_t line_base;
  const uint8_t *standard_lengths;
  struct reader files;
};

/// The registers of the line number machine.
struct row {
  uintptr_t address;
  uint64_t file;
  int64_t line;
};

static uint64_t fixed(struct reader *reader, size_t size) {
  uint64_t value = 0;
  if ((size_t)(reader->end - reader->at) < size) {
    reader->at = reader->end;
    return 0;
  }
  memcpy(&value, reader->at, size);
  reader->at += size;
  return value;
}

static uint64_t variable(struct reader *reader, bool is_signed) {
  uint64_t value = 0;
  for (unsigned shift = 0; reader->at < reader->end;) {
    uint8_t byte = *reader->at++;
    if (shift < 64) value |= (uint64_t)(byte & 0x7f) << shift;
    shift += 7;
    if (byte & 0x80) continue;
    if (is_signed && shift < 64 && (byte & 0x40)) value |= ~(uint64_t)0 << shift;
    break;
  }
  return value;
}

static const char *text(struct reader *reader) {
  const char *start = (const char *)reader->at;
  const uint8_t *end = memchr(reader->at, 0, (size_t)(reader->end - reader->at));
  if (!end) {
    reader->at = reader->end;
    return "";
  }
  reader->at = end + 1;
  return start;
}

static const char *text_in(ht_file strings, uint64_t offset) {
  if (offset >= strings.size || !memchr(strings.bytes + offset, 0, strings.size - offset)) return "";
  return (const char *)strings.bytes + offset;
}

/// Reads one value of a table of files and gives its text, if it is one.
static const char *form_value(const struct unit *unit, struct reader *reader, uint64_t form) {
  size_t offset_size = unit->is_64_bit ? 8 : 4;
  switch (form) {
    case FORM_STRING: return text(reader);
    case FORM_LINE_STRP: return text_in(unit->line_strings, fixed(reader, offset_size));
    case FORM_STRP: return text_in(unit->strings, fixed(reader, offset_size));
    case FORM_UDATA: variable(reader, false); return "";
    case FORM_DATA1: fixed(reader, 1); return "";
    case FORM_DATA2: fixed(reader, 2); return "";
    case FORM_DATA4: fixed(reader, 4); return "";
    case FORM_DATA8: fixed(reader, 8); return "";
    case FORM_DATA16: fixed(reader, 8); fixed(reader, 8); return "";
    case FORM_BLOCK: {
      uint64_t length = variable(reader, false);
      if (length > (uint64_t)(reader->end - reader->at)) length = (uint64_t)(reader->end - reader->at);
      reader->at += length;
      return "";
    }
    default: reader->at = reader->end; return "";
  }
}

/// A table of version 5: the formats of an entry, then the entries. Gives the path of entry `wanted`.
static const char *entry_path(const struct unit *unit, struct reader *reader, uint64_t wanted) {
  uint64_t formats[MOST_FORMATS][2];
  uint64_t format_count = fixed(reader, 1);
  const char *path = "";
  if (format_count > MOST_FORMATS) return path;
  for (uint64_t i = 0; i < format_count; i++) {
    formats[i][0] = variable(reader, false);
    formats[i][1] = variable(reader, false);
  }
  uint64_t count = variable(reader, false);
  for (uint64_t entry = 0; entry < count && reader->at < reader->end; entry++) {
    for (uint64_t i = 0; i < format_count; i++) {
      const char *value = form_value(unit, reader, formats[i][1]);
      if (entry == wanted && formats[i][0] == CONTENT_PATH) path = value;
    }
  }
  return path;
}

static const char *file_name(const struct unit *unit, uint64_t number) {
  struct reader reader = unit->files;
  if (unit->version >= 5) {
    entry_path(unit, &reader, UINT64_MAX);  // the directories
    return entry_path(unit, &reader, number);
  }
  while (*text(&reader)) {}
  for (uint64_t i = 1; reader.at < reader.end; i++) {
    const char *name = text(&reader);
    if (!*name) break;
    if (i == number) return name;
    for (int k = 0; k < 3; k++) variable(&reader, false);
  }
  return "";
}

static bool take(const struct unit *unit, const struct row *row, ht_line *found) {
  if (row->line <= 0) return false;
  const char *path = file_name(unit, row->file);
  const char *slash = strrchr(path, '/');
  const char *name = slash ? slash + 1 : path;
  if (!*name || *name == '<') return false;  // <compiler-generated>
  strncpy(found->file, name, sizeof found->file - 1);
  found->file[sizeof found->file - 1] = 0;
  found->line = (uint64_t)row->line;
  return true;
}

/// Runs a unit's program until a row in [from, end) has a place.
static bool run(const struct unit *unit, struct reader program, uintptr_t from, uintptr_t end, ht_line *found) {
  const struct row start = {0, 1, 1};
  struct row row = start;
  while (program.at < program.end) {
    uint8_t opcode = *program.at++;
    bool is_row = false;
    if (opcode >= unit->opcode_base) {
      uint8_t adjusted = (uint8_t)(opcode - unit->opcode_base);
      row.address += (uintptr_t)(adjusted / unit->line_range) * unit->least_step;
      row.line += unit->line_base + adjusted % unit->line_range;
      is_row = true;
    } else if (opcode == 0) {
      uint64_t length = variable(&program, false);
      if (length == 0 || length > (uint64_t)(program.end - program.at)) return false;
      struct reader extended = {program.at, program.at + length};
      program.at += length;
      uint64_t kind = fixed(&extended, 1);
      if (kind == END_SEQUENCE) row = start;
      if (kind == SET_ADDRESS) row.address = (uintptr_t)fixed(&extended, sizeof(uintptr_t));
    } else {
      switch (opcode) {
        case STANDARD_COPY: is_row = true; break;
        case ADVANCE_PC: row.address += (uintptr_t)variable(&program, false) * unit->least_step; break;
        case ADVANCE_LINE: row.line += (int64_t)variable(&program, true); break;
        case SET_FILE: row.file = variable(&program, false); break;
        case CONST_ADD_PC:
          row.address += (uintptr_t)((255 - unit->opcode_base) / unit->line_range) * unit->least_step;
          break;
        case FIXED_ADVANCE_PC: row.address += (uintptr_t)fixed(&program, 2); break;
        default:
          for (uint8_t i = 0; i < unit->standard_lengths[opcode - 1]; i++) variable(&program, false);
      }
    }
    if (is_row && row.address >= from && row.address < end && take(unit, &row, found)) return true;
  }
  return false;
}

/// Reads a unit's header; what is left in `header` afterwards is the program.
static bool begin(struct unit *unit, struct reader *header) {
  unit->version = (uint16_t)fixed(header, 2);
  if (unit->version < 2 || unit->version > 5) return false;
  if (unit->version >= 5) fixed(header, 2);  // sizes of an address and a segment
  uint64_t length = fixed(header, unit->is_64_bit ? 8 : 4);
  if (length > (uint64_t)(header->end - header->at)) return false;
  const uint8_t *program = header->at + length;
  unit->least_step = (uint8_t)fixed(header, 1);
  if (unit->version >= 4) fixed(header, 1);  // operations an instruction
  fixed(header, 1);                          // whether rows are statements at first
  unit->line_base = (int8_t)fixed(header, 1);
  unit->line_range = (uint8_t)fixed(header, 1);
  unit->opcode_base = (uint8_t)fixed(header, 1);
  if (unit->line_range == 0 || unit->opcode_base == 0 || header->end - header->at < unit->opcode_base) return false;
  unit->standard_lengths = header->at;
  unit->files = (struct reader){header->at + unit->opcode_base - 1, program};
  header->at = program;
  return true;
}

bool ht_line_in(ht_file file, uintptr_t from, uintptr_t end, ht_line *found) {
  struct unit unit = {.whole = ht_section(file, ".debug_line"),
                      .strings = ht_section(file, ".debug_str"),
                      .line_strings = ht_section(file, ".debug_line_str")};
  struct reader units = {unit.whole.bytes, unit.whole.bytes + unit.whole.size};
  while (units.at < units.end) {
    uint64_t length = fixed(&units, 4);
    unit.is_64_bit = length == 0xffffffff;
    if (unit.is_64_bit) length = fixed(&units, 8);
    if (length > (uint64_t)(units.end - units.at)) return false;
    struct reader one = {units.at, units.at + length};
    units.at += length;
    if (begin(&unit, &one) && run(&unit, one, from, end, found)) return true;
  }
  return false;
}
