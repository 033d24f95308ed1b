/** Makes every digit as wide as the widest: Hind Siliguri has no tabular figures for `tabular-nums` to choose. */
export function evenAdvances(font) {
  const bytes = Buffer.from(font)
  const table = tableOffsets(bytes)
  const count = bytes.readUInt16BE(table.hhea + 34)
  const entries = Array.from({ length: count }, (_, glyph) => table.hmtx + glyph * 4)
  // Glyph 0 is the "not defined" box.
  const digits = entries.slice(1)
  const widest = Math.max(...digits.map((at) => bytes.readUInt16BE(at)))
  for (const at of digits) {
    const spare = widest - bytes.readUInt16BE(at)
    bytes.writeUInt16BE(widest, at)
    // A rasteriser puts the leftmost point at the left side bearing, so this alone moves the drawing.
    bytes.writeInt16BE(bytes.readInt16BE(at + 2) + Math.round(spare / 2), at + 2)
  }
  bytes.writeUInt16BE(widest, table.hhea + 10)
  return bytes
}

function tableOffsets(bytes) {
  const count = bytes.readUInt16BE(4)
  const at = Array.from({ length: count }, (_, i) => 12 + i * 16)
  return Object.fromEntries(
    at.map((entry) => [bytes.toString("latin1", entry, entry + 4), bytes.readUInt32BE(entry + 8)]),
  )
}
