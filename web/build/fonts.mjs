import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { fileURLToPath } from "node:url"
import subsetFont from "subset-font"
import { evenAdvances } from "./font-digits.mjs"

const require = createRequire(import.meta.url)
const folder = fileURLToPath(new URL("../.cache/fonts/", import.meta.url))

/** Expands ranges in the syntax of CSS `unicode-range`, without `U+`. */
const characters = (ranges) =>
  ranges
    .split(", ")
    .map((range) => range.split("-").map((hex) => Number.parseInt(hex, 16)))
    .flatMap(([from, to = from]) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)))
    .join("")

// The space is in both, or every space between Bengali words would load the Latin file. Text shapers need the joiners and
// the dotted circle in the font to form (or refuse) a conjunct.
const bengali = characters("20, 951-952, 964-965, 980-9FE, 200C-200D, 25CC")
const latin = characters("20-7E, A0-FF, 131, 152-153, 2010-2044, 20AC, 2122, 2212")

// For names on certificates.
const latinExtended = characters("100-24F, 259, 1E00-1EFF")

const weights = [400, 600]
const files = weights.flatMap((weight) => [
  { name: `bengali-${weight}`, from: `bengali-${weight}`, text: bengali },
  { name: `latin-${weight}`, from: `latin-${weight}`, text: latin },
  // For prices on English pages, which must not load the Bengali font for one sign.
  { name: `taka-${weight}`, from: `bengali-${weight}`, text: "\u09f3" },
  { name: `digits-bengali-${weight}`, from: `bengali-${weight}`, text: characters("9E6-9EF"), even: true },
  { name: `digits-latin-${weight}`, from: `latin-${weight}`, text: characters("30-39"), even: true },
  // For images and documents that the server draws: neither fontconfig nor Typst reads woff2.
  { name: `bengali-${weight}`, from: `bengali-${weight}`, text: bengali, type: "ttf" },
  { name: `latin-${weight}`, from: `latin-${weight}`, text: latin, type: "ttf" },
  { name: `latin-ext-${weight}`, from: `latin-ext-${weight}`, text: latinExtended, type: "ttf" },
])

async function makeSubset({ from, text, even, type }, source) {
  const targetFormat = even || type === "ttf" ? "truetype" : "woff2"
  // The vendor's automatic hinting is 89 of the 171 KB, and improves nothing on phone screens.
  const font = await subsetFont(source(from), text, { noHinting: true, targetFormat })
  return even ? await subsetFont(evenAdvances(font), text, { noHinting: true, targetFormat: "woff2" }) : font
}

/** Writes the site's fonts to web/.cache/fonts, unless they are there already, made from the same inputs. */
export async function makeFonts() {
  const paths = (from) => require.resolve(`@fontsource/hind-siliguri/files/hind-siliguri-${from}-normal.woff2`)
  const source = (from) => readFileSync(paths(from))
  const scripts = ["./fonts.mjs", "./font-digits.mjs"].map((name) => readFileSync(new URL(name, import.meta.url)))
  const inputs = createHash("sha256")
  for (const part of [...scripts, ...files.map(({ from }) => source(from))]) inputs.update(part)
  inputs.update(require("subset-font/package.json").version)
  const stamp = inputs.digest("hex")
  const stampFile = `${folder}inputs.txt`
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return false

  mkdirSync(folder, { recursive: true })
  for (const file of files)
    writeFileSync(`${folder}${file.name}.${file.type ?? "woff2"}`, await makeSubset(file, source))
  writeFileSync(stampFile, stamp)
  return true
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log((await makeFonts()) ? "fonts made" : "fonts are up to date")
}
