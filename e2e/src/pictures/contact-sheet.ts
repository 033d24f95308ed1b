import { mkdirSync } from "node:fs"
import { join } from "node:path"
import sharp, { type OverlayOptions } from "sharp"
import { folder } from "./picture.ts"

const sheets = join(folder, "sheets")
mkdirSync(sheets, { recursive: true })

const gap = 16
const tallest = 2400
/** Of a picture's own width: a phone's is shown larger than a desk's, or nothing could be seen on it. */
const shownWidth = (width: number) => Math.round(Math.min(width, 120 + width * 0.16))

/** All pictures of one page, small enough to be looked at in one go: long ones in one row, those of a window in several. */
export async function makeContactSheet(name: string, paths: readonly string[]) {
  const sizes = await Promise.all(paths.map((path) => sharp(path).metadata()))
  const areLong = sizes.some(({ width, height }) => height > 2.5 * width)
  const pictures = await Promise.all(
    paths.map((path, place) => shrunk(path, sizes[place]?.width ?? 0, areLong ? 1 : 2)),
  )
  const perRow = areLong ? pictures.length : 4
  const placed: OverlayOptions[] = []
  let [top, widest] = [gap, 0]
  for (let from = 0; from < pictures.length; from += perRow) {
    const row = pictures.slice(from, from + perRow)
    let left = gap
    for (const { data, info } of row) {
      placed.push({ input: data, left, top })
      left += info.width + gap
    }
    top += Math.max(...row.map(({ info }) => info.height)) + gap
    widest = Math.max(widest, left)
  }
  await sharp({ create: { width: widest, height: top, channels: 3, background: "#808080" } })
    .composite(placed)
    .png({ compressionLevel: 6 })
    .toFile(join(sheets, `${name}.png`))
}

function shrunk(path: string, width: number, times: number) {
  const box = { width: Math.min(width, times * shownWidth(width)), height: tallest, fit: "inside" as const }
  return sharp(path).removeAlpha().resize(box).png({ compressionLevel: 3 }).toBuffer({ resolveWithObject: true })
}
