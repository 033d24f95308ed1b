/** Draws the images of the sample content, web/public/demo. Run it by hand when a drawing changes; commit the output. */
import { writeFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { avatars } from "./avatars.mjs"
import { achievements } from "./honours.mjs"
import { gallery } from "./scenes.mjs"
import { thumbnails } from "./thumbnails.mjs"

const folder = fileURLToPath(new URL("../../web/public/demo/", import.meta.url))
const maxBytes = 6 * 1024

for (const [name, image] of [...thumbnails, ...avatars, ...gallery, ...achievements]) {
  if (image.length > maxBytes) throw new Error(`${name}.svg has ${image.length} bytes`)
  writeFileSync(`${folder}${name}.svg`, image)
}
