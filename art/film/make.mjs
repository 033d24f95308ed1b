/**
 * Draws the company's film. Run `node art/film/make.mjs` by hand after changing one of its drawings or texts, and commit its
 * output in web/public/site. It needs Chromium, and ffmpeg (`apt-get install ffmpeg`), which nothing else
 * here needs. With `--frames 2 folder` it only writes a preview frame for every two seconds.
 */
import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { fileURLToPath } from "node:url"
import { chromium } from "playwright-core"
import { film as bangla } from "../../web/src/site/bn/film.ts"
import { film as english } from "../../web/src/site/en/film.ts"
import { frame, framesPerSecond, height, seconds, width } from "./film.mjs"
import { poster } from "./poster.mjs"
import { track } from "./track.mjs"

const folder = fileURLToPath(new URL("../../web/public/site/", import.meta.url))
const maxBytes = 700 * 1024
const require = createRequire(import.meta.url)

const face = (script) => {
  const path = require.resolve(`@fontsource/hind-siliguri/files/hind-siliguri-${script}-600-normal.woff2`)
  const range = script === "bengali" ? "U+0951-09FE,U+200C-200D,U+25CC" : "U+0020-00FF,U+2010-2044"
  return `@font-face{font-family:Film;font-weight:600;unicode-range:${range};src:url(data:font/woff2;base64,${readFileSync(path, "base64")})}`
}
const sheet = `<style>${face("bengali")}${face("latin")}body{margin:0;font-family:Film}svg{display:block}</style><div id="stage"></div>`

async function openStage(browser) {
  const page = await browser.newPage({ viewport: { width, height } })
  await page.setContent(sheet)
  await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())))
  return async (time, language, words, options) => {
    await page.evaluate(
      (svg) => {
        document.querySelector("#stage").innerHTML = svg
      },
      frame(time, language, words),
    )
    return page.screenshot(options)
  }
}

function encoder(path) {
  const input = ["-f", "image2pipe", "-framerate", `${framesPerSecond}`, "-c:v", "png", "-i", "-"]
  const colours = ["-vf", "scale=out_color_matrix=bt709:out_range=tv", "-pix_fmt", "yuv420p", "-colorspace", "bt709"]
  const codec = [
    "-c:v",
    "libx264",
    "-profile:v",
    "main",
    "-preset",
    "veryslow",
    "-tune",
    "animation",
    "-crf",
    "27",
    "-level",
    "3.1",
    "-refs",
    "5",
  ]
  const output = [
    ...colours,
    ...codec,
    "-color_primaries",
    "bt709",
    "-color_trc",
    "bt709",
    "-movflags",
    "+faststart",
    path,
  ]
  // One thread, so that the output is deterministic.
  return spawn("ffmpeg", ["-y", "-v", "error", ...input, "-threads", "1", ...output], {
    stdio: ["pipe", "inherit", "inherit"],
  })
}

async function make(shoot, language, words) {
  const path = `${folder}film-${language}.mp4`
  const coder = encoder(path)
  for (let n = 0; n < seconds * framesPerSecond; n++) {
    const image = await shoot(n / framesPerSecond, language, words)
    if (!coder.stdin.write(image)) await once(coder.stdin, "drain")
  }
  coder.stdin.end()
  const [code] = await once(coder, "close")
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
  const { length } = readFileSync(path)
  if (length > maxBytes) throw new Error(`${path} has ${length} bytes`)
  console.log(`film-${language}.mp4: ${Math.round(length / 1024)} KiB`)
}

const languages = Object.entries({ bn: bangla, en: english })
mkdirSync(folder, { recursive: true })
writeFileSync(`${folder}film-poster.svg`, poster())
for (const [language, words] of languages) writeFileSync(`${folder}film-${language}.vtt`, track(language, words))

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--force-color-profile=srgb",
  ],
})
const shoot = await openStage(browser)
const [flag, step, samples] = process.argv.slice(2)
for (const [language, words] of languages) {
  if (flag !== "--frames") await make(shoot, language, words)
  else
    for (let t = 0; t < seconds; t += Number(step))
      await shoot(t, language, words, { path: `${samples}/${language}-${t}.png` })
}
await browser.close()
