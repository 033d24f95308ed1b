import { execFileSync } from "node:child_process"
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler"
import { afterAll, expect, test } from "vitest"
import { openDrawing } from "#document/draw.ts"
import { builtDocumentFolder } from "#document/draw-queue.ts"
import { loadFonts } from "#document/fonts.ts"
import { readPdf, writePdf } from "#document/pdf-objects.ts"
import { setWordTexts } from "#document/text-layer.ts"
import { canRun } from "#test/can-run.ts"
import { aDocument } from "#test/document-samples.ts"
import { wordsIn } from "#test/words-in-pdf.ts"

const drawing = await openDrawing(builtDocumentFolder)
const folder = mkdtempSync(join(tmpdir(), "prohori-text-"))
afterAll(() => rmSync(folder, { recursive: true }))
const compiler = NodeCompiler.create({
  workspace: builtDocumentFolder,
  fontArgs: [{ fontBlobs: loadFonts(builtDocumentFolder) }],
})
const hasPdftotext = canRun("pdftotext")

/** As poppler, a reader of its own, copies them. */
function copiedFrom(pdf: Buffer): string {
  const path = join(folder, "document.pdf")
  writeFileSync(path, pdf)
  return execFileSync("pdftotext", ["-raw", path, "-"], { encoding: "utf8" }).replace(/\s+/g, " ")
}

const sources = fileURLToPath(new URL("../../../web/src", import.meta.url))

/** Every Bengali word of our texts. */
function bengaliWords(): string[] {
  const texts = globSync("**/*.ts", { cwd: sources }).map((path) => readFileSync(join(sources, path), "utf8"))
  return [
    ...new Set(
      texts.flatMap((text) => text.normalize("NFC").match(/[\u0980-\u09ff][\u0980-\u09ff\u200c\u200d]*/g) ?? []),
    ),
  ]
}

const difficult = "ক্ষ জ্ঞ র্ব ত্য স্ত্রী শ্রেষ্ঠ কর্তৃপক্ষ চট্টোপাধ্যায় র‍্যাব উৎসব দুঃখ চাঁদ Łukasz Šimek"

test("names are in the text of a PDF as they were written", async () => {
  for (const language of ["bn", "en"] as const) {
    const pdf = await drawing.pdf(aDocument({ language, name: difficult.normalize("NFC"), otherName: "Nusrat Jahan" }))
    const text = `${wordsIn(pdf).join(" ")} `
    expect(text).toContain(`${difficult.normalize("NFC")} Nusrat Jahan `)
  }
})

/** A page with one word per line, which is faster than many certificates. */
function pageOfWords(words: string[], weight: number): Buffer {
  const mainFileContent = `#set document(title: "Words")
    #set page(width: 2000pt, height: auto)
    #set text(lang: "bn", font: ("Hind Siliguri", "Hind SiliLatn"), fallback: false, weight: ${weight})
    #set strong(delta: 0)
    #for word in json(bytes(sys.inputs.words)) { par(strong(word)) }`
  const pdf = compiler.pdf({ mainFileContent, inputs: { words: JSON.stringify(words) } }, { pdfStandard: "a-3a" })
  const file = readPdf(pdf)
  setWordTexts(file, words)
  return writePdf(file)
}

test.skipIf(!hasPdftotext)("every Bengali word of the site is copied from a PDF as it was written", () => {
  const words = bengaliWords()
  expect(words.length).toBeGreaterThan(2000)
  const wrong: string[] = []
  while (words.length > 0) {
    const some = words.splice(0, 500)
    for (const weight of [400, 600]) {
      const copied = copiedFrom(pageOfWords(some, weight)).split(" ")
      wrong.push(...some.filter((word, index) => copied[index] !== word))
    }
  }
  expect(wrong).toEqual([])
})

test.for([
  '#read("/etc/passwd")',
  '#image("frame.svg") $x$ *b* _i_ `c` = h @ref <label>',
  "\\u{41} ~ --- \\",
  ")>> /AA << /S /JavaScript",
  "<feff> EMC Q ET endstream endobj",
  '"}],"x":1',
  "Rahim (Uddin",
  "http://a.example",
])("%s in a name is only text", async (name) => {
  const pdf = await drawing.pdf(aDocument({ name, course: name, skills: name, batch: name, number: name }))
  const text = wordsIn(pdf).join(" ")
  // Each of them once, apart from the batch, which has others around it.
  expect(text.split(name)).toHaveLength(6)
})

test.for([
  ["a long word", "x".repeat(10_000), "x".repeat(600)],
  ["a long conjunct", "ক্ষ্মী".repeat(3000), "ক্ষ্মী"],
  ["many viramas", `ক${"\u09cd".repeat(500)}`, "?"],
  ["many accents", `e${"\u0301".repeat(3000)}`, ""],
  ["marks of direction", "\u202eabc\u202c \u200fdef \u2066x\u2069", "abc def x"],
  ["emoji", "Rahim 😀👨‍👩‍👧 Uddin", "Rahim Uddin"],
  ["control characters", "a\u0000b\u001b[31m\r\nd", "ab[31m d"],
  ["a lone surrogate", "x\ud800y", "x"],
  ["other scripts", "中文 العربية", "??"],
  ["joiners", "a\u200cb\u00adc", "a\u200cbc"],
  ["a word of joiners", "a \u200d\u200c b", "a b"],
  ["no text", "", ""],
])("%s can be drawn", async ([, name = "", expected = ""]) => {
  const pdf = await drawing.pdf(aDocument({ name, course: name }))
  expect(wordsIn(pdf).join(" ")).toContain(expected)
  expect((await drawing.svg(aDocument({ name }))).slice(0, 4)).toBe("<svg")
})
