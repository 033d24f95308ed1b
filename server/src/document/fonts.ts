import { readFileSync } from "node:fs"
import { join } from "node:path"

const weights = [400, 600]
/** The family of each subset, in the order of preference. All equally long, because the name is replaced in place. */
const families = { bengali: "Hind Siliguri", latin: "Hind SiliLatn", "latin-ext": "Hind SiliLExt" }

/** The fonts as Typst needs them. The subsets of a font share one family name, so Typst would only use the first. */
export function loadFonts(folder: string): Buffer[] {
  return weights.flatMap((weight) =>
    Object.entries(families).map(([subset, family]) =>
      renamed(readFileSync(join(folder, `${subset}-${weight}.ttf`)), family),
    ),
  )
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

export function tableOf(font: Buffer, tag: string) {
  const count = font.readUInt16BE(4)
  for (let entry = 12; entry < 12 + count * 16; entry += 16) {
    if (font.toString("latin1", entry, entry + 4) !== tag) continue
    const start = font.readUInt32BE(entry + 8)
    return { start, end: start + font.readUInt32BE(entry + 12) }
  }
  throw new Error(`The font has no ${tag} table`)
}
