import sharp from "sharp"

sharp.cache(false)
sharp.concurrency(1)

const width = 1600
const height = 1131
/** Pixels per inch of the SVG's points, so that librsvg draws at the final size instead of scaling an image. */
const density = (72 * width) / 841.89

const rendered = (svg: string) => sharp(Buffer.from(svg), { density }).resize(width, height, { fit: "fill" })

/** Draws PNGs. The frame takes most of the time, so it is drawn once. */
export async function openImage(frame: string) {
  const background = await rendered(frame).removeAlpha().raw().toBuffer()
  return async (texts: string): Promise<Buffer> => {
    const input = await rendered(texts).png({ compressionLevel: 0 }).toBuffer()
    return await sharp(background, { raw: { width, height, channels: 3 } })
      .composite([{ input }])
      .png({ palette: true, effort: 1 })
      .toBuffer()
  }
}
