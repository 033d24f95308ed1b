import { documentCharacters, lettersMissingIn, missingLetters, shownText } from "contract"
import { expect, test } from "vitest"
import { builtDocumentFolder } from "#document/draw-queue.ts"
import { loadFonts, tableOf } from "#document/fonts.ts"

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

test("the characters that the contract lists are those of the fonts, in both weights", () => {
  const characters = loadFonts(builtDocumentFolder).map((font) => new Set(charactersOf(font)))
  const listed = new RegExp(`[${documentCharacters}]`, "u")
  for (const weight of [characters.slice(0, 3), characters.slice(3)])
    for (let code = 0; code < 0xd800; code++) {
      const character = String.fromCharCode(code)
      const isInFont = weight.some((font) => font.has(character))
      if (isInFont !== listed.test(character)) expect([code.toString(16), isInFont]).toEqual([])
    }
  expect(listed.test("\u{1f393}")).toBe(false)
})

test("Bengali and European names lose nothing", () => {
  for (const name of ["মোসাম্মৎ শ্রেষ্ঠা খাতুন", "র‍্যাব উৎসব দুঃখ চাঁদ", "Łukasz Šimek", "O’Neil–Smith (Jr.)", "Zoë"])
    expect([missingLetters(name), shownText(name)]).toEqual([[], name])
  // Written in two characters, a vowel sign is the same letter.
  expect(shownText("কো")).toBe("কো")
  expect(missingLetters("কো")).toEqual([])
})

test.for([
  ["张 伟", ["张", "伟"]],
  ["Nguyễn Thị Thị", ["ễ", "ị"]],
  ["محمد", ["م", "ح", "د"]],
  ["Rahim 🎓👩‍🎓 ❤️ 🇧🇩 Uddin", []],
  ["😀👍🏽", ["😀", "👍🏽"]],
  ["SQL → NoSQL", ["→"]],
  ["1️⃣", ["1⃣"]],
  ["A\u2011B\u00a0C\u202e", []],
  [`ক${"\u09cd".repeat(40)}`, [`ক${"\u09cd".repeat(40)}`]],
  ["ক্ষ্মী".repeat(30), []],
  ["  ", []],
] as const)("of %s, the letters %s are missing", ([text, letters]) => {
  expect(missingLetters(text)).toEqual(letters)
})

test("a name is replaced by its spelling in Latin letters, and no other text is", () => {
  const certificate = {
    certificationName: "Web Security",
    batchNo: "1",
    certificationNo: "A-1",
    skills: "",
    latinName: "",
  }
  const missing = (some: object) => lettersMissingIn({ ...certificate, candidateName: "Nusrat", ...some })
  expect(missing({})).toEqual([])
  expect(missing({ candidateName: "张" })).toEqual([{ field: "candidateName", letters: ["张"] }])
  expect(missing({ candidateName: "张", latinName: "Zhang" })).toEqual([])
  expect(missing({ candidateName: "张", latinName: "🎓" })).toHaveLength(2)
  expect(missing({ latinName: "Nguyễn" })).toEqual([{ field: "latinName", letters: ["ễ"] }])
  expect(missing({ certificationNo: "A-🎓-1" })).toEqual([{ field: "certificationNo", letters: ["🎓"] }])
  expect(missing({ batchNo: "🎓 1", certificationNo: "A©️1" })).toEqual([])
  expect(missing({ skills: "ß ✓", latinName: "Nusrat" })).toEqual([{ field: "skills", letters: ["✓"] }])
})
