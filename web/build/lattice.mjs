import { mkdirSync, writeFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import sharp from "sharp"
import { border, buti, diamond, net, woven } from "./jamdani.ts"

// Drawn at build time as mask images for the style sheet, so that no page contains the paths or computes them.
const folder = fileURLToPath(new URL("../.cache/lattice/", import.meta.url))
const band = 24
const ink = "#000"

function svg(width, height, content) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>\n`
}

function seal() {
  const heart = diamond(50, 50, 6, 4.4)
  const turns = Array.from({ length: 12 }, (_, turn) => turn * 15)
  const rosette = turns.map((turn) => `<path d="M50 6L74 50L50 94L26 50z" transform="rotate(${turn} 50 50)"/>`).join("")
  return svg(
    100,
    100,
    `<mask id="m"><path fill="#fff" d="M0 0h100v100H0z"/><path d="${heart}"/></mask><g fill="none" stroke="${ink}"><circle cx="50" cy="50" r="48.5" stroke-width="1.5"/><g stroke-width=".6" mask="url(#m)">${rosette}</g><path d="${heart}" stroke-width="1.5"/></g>`,
  )
}

const edge = woven(border(band), ink, 0.6)
const outlinedFlower = `<path d="${diamond(88, 32, 6, 3)}" fill="none" stroke="${ink}" stroke-width="1.25" stroke-dasharray="3 3"/>`

const images = {
  net: svg(96, 96, woven(net("prohori", 96, 2), ink, 0.75)),
  border: svg(band, band, edge),
  "border-turned": svg(band, band, `<g transform="rotate(90 12 12)">${edge}</g>`),
  corner: svg(
    band,
    band,
    `<path d="M.3 .3H23.7V23.7H.3z" fill="none" stroke="${ink}" stroke-width=".6"/>${woven(buti("prohori", 12, 12, 1.1), ink, 0.4)}`,
  ),
  // Two filled flowers and a dashed one between them, for empty lists.
  empty: svg(176, 64, [36, 140].map((x) => woven(buti("prohori", x, 32, 3), ink, 1.25)).join("") + outlinedFlower),
  seal: seal(),
  star: svg(24, 24, `<path d="M12 3.2l2.7 5.5 6.1.9-4.4 4.3 1 6-5.4-2.8-5.4 2.8 1-6L3.2 9.6l6.1-.9z" fill="${ink}"/>`),
}

mkdirSync(folder, { recursive: true })
for (const [name, image] of Object.entries(images)) writeFileSync(`${folder}${name}.svg`, image)

// Masks of the first screens are also bitmaps: a browser sets up a whole document for each SVG image, before the first
// paint. Large enough for the highest resolution and the largest use of each.
const bitmapScales = { net: 2, star: 4 }
for (const [name, scale] of Object.entries(bitmapScales)) {
  const bitmap = sharp(Buffer.from(images[name]), { density: 72 * scale })
  await bitmap.webp({ lossless: true, effort: 6 }).toFile(`${folder}${name}.webp`)
}
