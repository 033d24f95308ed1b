import { mkdirSync } from "node:fs"
import { join } from "node:path"
import sharp, { type OverlayOptions } from "sharp"
import { folder } from "./screenshot.ts"

const sheets = join(folder, "sheets")
mkdirSync(sheets, { recursive: true })

const gap = 16
const maxHeight = 2400
/** Scales phone screenshots down less than desktop ones, so that their details stay visible. */
const shownWidth = (width: number) => Math.round(Math.min(width, 120 + width * 0.16))

/** Puts all screenshots of a page on one sheet, scaled down: long ones in one row, those of a window in several rows. */
export async function makeContactSheet(name: string, paths: readonly string[]) {
  const sizes = await Promise.all(paths.map((path) => sharp(path).metadata()))
  const areLong = sizes.some(({ width, height }) => height > 2.5 * width)
  const images = await Promise.all(
    paths.map((path, index) => scaledDown(path, sizes[index]?.width ?? 0, areLong ? 1 : 2)),
  )
  const perRow = areLong ? images.length : 4
  const overlays: OverlayOptions[] = []
  let [top, widest] = [gap, 0]
  for (let from = 0; from < images.length; from += perRow) {
    const row = images.slice(from, from + perRow)
    let left = gap
    for (const { data, info } of row) {
      overlays.push({ input: data, left, top })
      left += info.width + gap
    }
    top += Math.max(...row.map(({ info }) => info.height)) + gap
    widest = Math.max(widest, left)
  }
  await sharp({ create: { width: widest, height: top, channels: 3, background: "#808080" } })
    .composite(overlays)
    .png({ compressionLevel: 6 })
    .toFile(join(sheets, `${name}.png`))
}

function scaledDown(path: string, width: number, times: number) {
  const box = { width: Math.min(width, times * shownWidth(width)), height: maxHeight, fit: "inside" as const }
  return sharp(path).removeAlpha().resize(box).png({ compressionLevel: 3 }).toBuffer({ resolveWithObject: true })
}
