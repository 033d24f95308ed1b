import { readFileSync } from "node:fs"
import { join } from "node:path"

const weights = [400, 600]
/** The family of each subset, in the order of preference. All equally long, because the name is replaced in place. */
const families = { bengali: "Hind Siliguri", latin: "Hind SiliLatn", "latin-ext": "Hind SiliLExt" }

export type Fonts = { files: Buffer[]; characters: ReadonlySet<string> }

/** The fonts as Typst needs them. The subsets of a font share one family name, so Typst would only use the first. */
export function loadFonts(folder: string): Fonts {
  const files = weights.flatMap((weight) =>
    Object.entries(families).map(([subset, family]) =>
      renamed(readFileSync(join(folder, `${subset}-${weight}.ttf`)), family),
    ),
  )
  return { files, characters: new Set(files.flatMap(charactersOf)) }
}

const utf16 = (text: string) => Buffer.from(text, "utf16le").swap16()
const latin1 = (text: string) => Buffer.from(text, "latin1")

/** Replaces the family name in the font's name table. Typst does not check the table's checksum. */
function renamed(font: Buffer, family: string): Buffer {
  const { start, end } = tableOf(font, "name")
  for (const encode of [utf16, latin1]) {
    const [before, after] = [encode(families.bengali), encode(family)]
    for (let at = font.indexOf(before, start); at >= 0 && at < end; at = font.indexOf(before, at + 1))
      after.copy(font, at)
  }
  return font
}

/** The characters of the font's cmap table, format 4 (the fonts have no characters outside the basic plane). */
function charactersOf(font: Buffer): string[] {
  const { start } = tableOf(font, "cmap")
  const count = font.readUInt16BE(start + 2)
  const subtables = Array.from({ length: count }, (_, i) => start + font.readUInt32BE(start + 4 + i * 8 + 4))
  const subtable = subtables.find((at) => font.readUInt16BE(at) === 4)
  if (subtable === undefined) throw new Error("The font has no character map of format 4")
  const size = font.readUInt16BE(subtable + 6)
  const characters: string[] = []
  for (let segment = 0; segment < size; segment += 2) {
    const last = font.readUInt16BE(subtable + 14 + segment)
    const first = font.readUInt16BE(subtable + 16 + size + segment)
    for (let code = first; code <= last && code < 0xffff; code++) characters.push(String.fromCharCode(code))
  }
  return characters
}

function tableOf(font: Buffer, tag: string) {
  const count = font.readUInt16BE(4)
  for (let entry = 12; entry < 12 + count * 16; entry += 16) {
    if (font.toString("latin1", entry, entry + 4) !== tag) continue
    const start = font.readUInt32BE(entry + 8)
    return { start, end: start + font.readUInt32BE(entry + 12) }
  }
  throw new Error(`The font has no ${tag} table`)
}
