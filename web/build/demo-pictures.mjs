/** Draws the pictures of the sample content, web/public/demo. By hand, when a drawing changes: the pictures are committed. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { avatars } from "./demo/avatars.mjs"
import { achievements } from "./demo/honours.mjs"
import { gallery } from "./demo/scenes.mjs"
import { thumbnails } from "./demo/thumbnails.mjs"

const folder = fileURLToPath(new URL("../public/demo/", import.meta.url))
const heaviest = 6 * 1024

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
for (const [name, picture] of [...thumbnails, ...avatars, ...gallery, ...achievements]) {
  if (picture.length > heaviest) throw new Error(`${name}.svg has ${picture.length} bytes`)
  writeFileSync(`${folder}${name}.svg`, picture)
}
