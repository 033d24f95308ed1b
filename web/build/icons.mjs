/** Draws the pictures of web/public from the mark, in a headless Chromium. By hand, when the mark changes: the pictures are committed. */
import { writeFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { chromium } from "playwright-core"
import { markPath } from "../src/ui/mark-path.ts"

const folder = fileURLToPath(new URL("../public/", import.meta.url))
const [brand, paper] = ["#085a3d", "#fbfaf5"]

const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><style>path{fill:${brand}}@media(prefers-color-scheme:dark){path{fill:#7cd6ac}}</style><path d="${markPath}"/></svg>\n`
writeFileSync(`${folder}favicon.svg`, favicon)

// A launcher cuts icons to its own shape: the mark stays within the middle two thirds, so it is whole in a circle too.
const tile = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="100%" height="100%"><path fill="${brand}" d="M0 0h24v24H0z"/><path fill="${paper}" transform="translate(4.08 4.08) scale(.66)" d="${markPath}"/></svg>`
const pictures = { "icon-192.png": 192, "icon-512.png": 512, "apple-touch-icon.png": 180 }

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
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
for (const [name, size] of Object.entries(pictures)) {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`<body style="margin:0">${tile}</body>`)
  await page.screenshot({ path: folder + name })
}
await browser.close()
