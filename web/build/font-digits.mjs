/** Makes all digits as wide as the widest one, because Hind Siliguri has no tabular figures for `tabular-nums`. */
export function evenAdvances(font) {
  const bytes = Buffer.from(font)
  const table = tableOffsets(bytes)
  const count = bytes.readUInt16BE(table.hhea + 34)
  const offsets = Array.from({ length: count }, (_, glyph) => table.hmtx + glyph * 4)
  // Glyph 0 is ".notdef", the box for missing characters.
  const digits = offsets.slice(1)
  const widest = Math.max(...digits.map((offset) => bytes.readUInt16BE(offset)))
  for (const offset of digits) {
    const extraWidth = widest - bytes.readUInt16BE(offset)
    bytes.writeUInt16BE(widest, offset)
    // Rasterizers place the leftmost point at the left side bearing, so changing it moves the outline.
    bytes.writeInt16BE(bytes.readInt16BE(offset + 2) + Math.round(extraWidth / 2), offset + 2)
  }
  bytes.writeUInt16BE(widest, table.hhea + 10)
  return bytes
}

function tableOffsets(bytes) {
  const count = bytes.readUInt16BE(4)
  const entries = Array.from({ length: count }, (_, i) => 12 + i * 16)
  return Object.fromEntries(
    entries.map((entry) => [bytes.toString("latin1", entry, entry + 4), bytes.readUInt32BE(entry + 8)]),
  )
}
