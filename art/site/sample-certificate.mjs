/**
 * Draws web/public/site/certificate-….avif: certificates as the server draws them, with a name that nobody has.
 *   node art/site/sample-certificate.mjs
 */
import { createRequire } from "node:module"
import { fileURLToPath } from "node:url"
import { openDrawing } from "../../server/src/document/draw.ts"

const fromRoot = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const sharp = createRequire(fromRoot("server/package.json"))("sharp")

const [width, height, quality] = [960, 679, 48]
const number = "PRH-0000-0000"
const texts = {
  en: { name: "Your name here", course: "Ethical Hacking Professional", skills: "Scanning, exploitation, reporting" },
  bn: { name: "আপনার নাম", course: "এথিক্যাল হ্যাকিং প্রফেশনাল", skills: "স্ক্যানিং, দুর্বলতা পরীক্ষা, রিপোর্ট লেখা" },
}

// The site must have been built: its fonts and the frame are used.
const drawing = await openDrawing(fromRoot("web/dist/document/"))
for (const [language, shown] of Object.entries(texts)) {
  const svg = await drawing.svg({
    language,
    otherName: "",
    batch: "0000",
    number,
    issuedOn: "2026-01-01",
    expiresOn: "",
    hours: 32,
    signatory: undefined,
    url: `https://prohori.example/c/${number}`,
    madeAt: 0,
    ...Object.fromEntries(Object.entries(shown).map(([name, text]) => [name, text.normalize("NFC")])),
  })
  const { size } = await sharp(Buffer.from(svg), { density: 144 })
    .resize(width, height, { fit: "fill" })
    .avif({ quality, effort: 9 })
    .toFile(fromRoot(`web/public/site/certificate-${language}.avif`))
  console.log(`certificate-${language}.avif ${size}`)
}
