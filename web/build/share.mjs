import { copyFileSync, mkdirSync, writeFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { markPath } from "../src/ui/image/mark-path.ts"
import { border, net, woven } from "./jamdani.ts"

// Assets for the images of shared links: the background, the fonts, and fontconfig settings that find only these fonts.
const fonts = fileURLToPath(new URL("../.cache/fonts/", import.meta.url))
const folder = fileURLToPath(new URL("../.cache/share/", import.meta.url))
const [width, height, band] = [1200, 630, 36]

// The colours of `.deep` in tokens.css, which librsvg cannot read.
const [paper, sunken, ink, muted, line, brand] = ["#093326", "#04291d", "#f0efe7", "#b6cec2", "#2c5a4a", "#73d4ac"]

const pattern = (id, size, y, content) =>
  `<pattern id="${id}" width="${size}" height="${size}" y="${y}" patternUnits="userSpaceOnUse">${content}</pattern>`

const background = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<style>
text { font-family: "Hind Siliguri" }
.bold { font-family: "Hind Siliguri SemiBold" }
.ink { fill: ${ink} }
.muted { fill: ${muted} }
.brand { fill: ${brand} }
.struck { stroke: ${muted}; stroke-width: 2.5 }
.rule { stroke: ${line}; stroke-width: 2 }
.end { text-anchor: end }
.frame { fill: none; stroke: ${brand}; stroke-width: 2 }
</style>
<defs>
${pattern("net", 192, 0, woven(net("prohori", 192, 4), brand, 1.25))}
${pattern("border", band, height - band, woven(border(band), brand, 0.9))}
<linearGradient id="fade"><stop offset="0.25" stop-color="#fff" stop-opacity="0.04"/><stop offset="1" stop-color="#fff" stop-opacity="0.24"/></linearGradient>
<mask id="right"><path fill="url(#fade)" d="M0 0h${width}v${height - band}H0z"/></mask>
</defs>
<path fill="${paper}" d="M0 0h${width}v${height}H0z"/>
<path fill="url(#net)" mask="url(#right)" d="M0 0h${width}v${height - band}H0z"/>
<path fill="${sunken}" d="M0 ${height - band}h${width}v${band}H0z"/>
<path fill="url(#border)" opacity="0.6" d="M0 ${height - band}h${width}v${band}H0z"/>
<path fill="${brand}" transform="translate(68 62) scale(2.5)" d="${markPath}"/>
</svg>
`

const settings = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig><dir prefix="relative">.</dir></fontconfig>
`

mkdirSync(folder, { recursive: true })
for (const weight of [400, 600]) {
  for (const script of ["bengali", "latin", "latin-ext"]) {
    copyFileSync(`${fonts}${script}-${weight}.ttf`, `${folder}${script}-${weight}.ttf`)
  }
}
writeFileSync(`${folder}ground.svg`, background)
writeFileSync(`${folder}fonts.conf`, settings)
