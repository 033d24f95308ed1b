/** Draws the pictures of the sample content, web/public/demo. Run it by hand when a drawing changes; commit the output. */
import { writeFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { avatars } from "./avatars.mjs"
import { achievements } from "./honours.mjs"
import { gallery } from "./scenes.mjs"
import { thumbnails } from "./thumbnails.mjs"

const folder = fileURLToPath(new URL("../../web/public/demo/", import.meta.url))
const heaviest = 6 * 1024

for (const [name, picture] of [...thumbnails, ...avatars, ...gallery, ...achievements]) {
  if (picture.length > heaviest) throw new Error(`${name}.svg has ${picture.length} bytes`)
  writeFileSync(`${folder}${name}.svg`, picture)
}
