/**
 * Draws the images of the public pages, web/public/site. Run it by hand when a drawing changes; commit the output.
 *   node art/site/draw.mjs
 */
import { mkdirSync, writeFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { brotliCompressSync } from "node:zlib"
import { adda } from "./adda.mjs"
import { ambassadors } from "./ambassador.mjs"
import { courtyard } from "./courtyard.mjs"
import { femina } from "./femina.mjs"
import { lab } from "./lab.mjs"
import { sprites } from "./marks.mjs"
import { rain } from "./rain.mjs"
import { rickshaw } from "./rickshaw.mjs"
import { sentinel } from "./sentinel.mjs"
import { avatar, noImage } from "./small.mjs"
import { verify } from "./verify.mjs"
import { watch } from "./watch.mjs"
import { weavers } from "./weavers.mjs"

const folder = fileURLToPath(new URL("../../web/public/site/", import.meta.url))
const kilobyte = 1024

/** Each image with its maximum compressed size in kilobytes. */
const images = [
  ["partners", sprites.partners, 3],
  ["services", sprites.services, 1],
  ["hero-1", sentinel(), 6],
  ["hero-2", rain(), 9],
  ["hero-3", lab(), 9],
  ["hero-4", watch(), 9],
  ["hero-5", verify(), 9],
  ["hero-6", courtyard(), 9],
  ["hero-7", adda(), 9],
  ["popup", rickshaw(), 8],
  ["about", weavers(), 8],
  ["ambassador", ambassadors(), 8],
  ["femina", femina(), 8],
  ["avatar", avatar(), 2],
  ["no-picture", noImage(), 2],
]

/** In a box of another aspect ratio the image is cropped, not extended: drawings overlap their edges. */
const filling = (image) => image.replace("<svg ", '<svg preserveAspectRatio="xMidYMid slice" ')
const rounded = (image) => image.replace(/\d*\.\d{3,}/g, (digits) => String(Number(Number(digits).toFixed(2))))

mkdirSync(folder, { recursive: true })
for (const [name, drawn, maxKilobytes] of images) {
  const image = drawn.includes("<symbol") ? drawn : filling(rounded(drawn))
  const size = brotliCompressSync(image).length
  if (size > maxKilobytes * kilobyte) throw new Error(`${name}.svg weighs ${size} bytes`)
  writeFileSync(`${folder}${name}.svg`, image)
  console.log(`${name}.svg ${size}`)
}
