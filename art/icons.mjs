/** Draws the icons of web/public from the mark, in a headless Chromium. Run it by hand when the mark changes; commit the output. */
import { writeFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { chromium } from "playwright-core"
import { markPath } from "../web/src/ui/image/mark-path.ts"

const folder = fileURLToPath(new URL("../web/public/", import.meta.url))
const [brand, paper] = ["#085a3d", "#fbfaf5"]

const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><style>path{fill:${brand}}@media(prefers-color-scheme:dark){path{fill:#7cd6ac}}</style><path d="${markPath}"/></svg>\n`
writeFileSync(`${folder}favicon.svg`, favicon)

const tile = (radius, scale) => {
  const at = 12 * (1 - scale)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="100%" height="100%"><rect width="24" height="24" rx="${radius}" fill="${brand}"/><path fill="${paper}" transform="translate(${at} ${at}) scale(${scale})" d="${markPath}"/></svg>`
}
const own = tile(5, 0.75)
// A launcher crops these to its own shape: the mark is within the middle two thirds, so that a circle does not cut it.
const cut = tile(0, 0.66)
const images = [
  ["icon-192.png", 192, own],
  ["icon-512.png", 512, own],
  ["icon-maskable-192.png", 192, cut],
  ["icon-maskable-512.png", 512, cut],
  ["apple-touch-icon.png", 180, cut],
]

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
})
const page = await browser.newPage()
for (const [name, size, image] of images) {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`<body style="margin:0">${image}</body>`)
  await page.screenshot({ path: folder + name, omitBackground: true })
}

// For browsers and robots that do not support SVG and request this name by default: a header around a PNG of 32 pixels.
const side = 32
await page.setViewportSize({ width: side, height: side })
await page.setContent(`<body style="margin:0">${own}</body>`)
const png = await page.screenshot({ omitBackground: true })
const header = Buffer.from([0, 0, 1, 0, 1, 0, side, side, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0])
header.writeUInt32LE(png.length, 14)
writeFileSync(`${folder}favicon.ico`, Buffer.concat([header, png]))
await browser.close()
