import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import type { CertificateDocument } from "contract"
import sharp from "sharp"
import { expect, test } from "vitest"
import { openDrawing } from "#document/draw.ts"
import { builtDocumentFolder } from "#document/draw-queue.ts"
import { openImage } from "#document/image.ts"
import { aDocument } from "#test/document-samples.ts"

const folder = fileURLToPath(new URL("../test/documents/", import.meta.url))
const width = 421

const drawing = await openDrawing(builtDocumentFolder)
const drawImage = await openImage(drawing.frame)

const samples = {
  bn: aDocument({
    name: "মোসাম্মৎ শ্রেষ্ঠা খাতুন জ্ঞানপ্রিয়া",
    otherName: "Mosammat Shreshtha Khatun",
    course: "এথিক্যাল হ্যাকিং ও পেনিট্রেশন টেস্টিং",
    batch: "সিএস-১২",
    skills: "নেটওয়ার্ক নিরাপত্তা, দুর্বলতা বিশ্লেষণ, প্রতিবেদন লেখা",
  }),
  en: aDocument({
    language: "en",
    name: "Alhaj Mohammad Abul Kasem Muhammad Shahriar Rahman Chattopadhyay Bandyopadhyay Khan",
    signatory: { name: "Dr. Nusrat Jahan", title: "Director of Training" },
    skills: "Network security, vulnerability analysis, reporting. ".repeat(9).trim(),
  }),
}

async function small(document: CertificateDocument): Promise<Buffer> {
  const png = await drawImage(await drawing.texts(document))
  return sharp(png).resize(width).greyscale().png().toBuffer()
}

/** The share of pixels that clearly differ, in percent. Another version of a library moves some edges a little. */
async function difference(one: Buffer | string, other: Buffer | string): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((image) => sharp(image).greyscale().raw().toBuffer()))
  const differing = a?.filter((value, index) => Math.abs(value - (b?.[index] ?? 0)) > 48).length ?? 0
  return (100 * differing) / (a?.length ?? 1)
}

test.for(["bn", "en"] as const)("the document in %s looks like its reference", async (language) => {
  const reference = `${folder}${language}.png`
  const drawn = await small(samples[language])
  if (!existsSync(reference)) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(reference, drawn)
    throw new Error(`There was no ${reference}: look at the new one`)
  }
  expect(await difference(drawn, reference)).toBeLessThan(0.2)
  // Two letters less are a difference.
  const { name } = samples[language]
  expect(await difference(await small({ ...samples[language], name: name.slice(0, -2) }), reference)).toBeGreaterThan(
    0.2,
  )
})
