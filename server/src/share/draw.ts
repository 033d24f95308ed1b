import { readFile } from "node:fs/promises"
import type { ShareCard } from "contract"
import sharp from "sharp"
import { escapeXml } from "#escape-xml.ts"
import { respondToEach } from "#isolation/child-response.ts"
import { textsOf } from "#share/layout.ts"
import { drawable, type Measure } from "#share/lines.ts"

export type ShareRequest = { card: ShareCard; folder: string }
export type ShareResult = { png: Uint8Array }

// Runs in a child process, for one image: fonts and glyphs take many megabytes, which are freed when it ends.
sharp.cache(false)
sharp.concurrency(1)

respondToEach(draw)

async function draw({ card, folder }: ShareRequest): Promise<ShareResult> {
  const background = await readFile(`${folder}ground.svg`, "utf8")
  const entries = Object.entries(card).map(([name, text]) => [name, drawable(text)])
  const texts = await textsOf(Object.fromEntries(entries) as ShareCard, measureAt)
  const svg = background.replace("</svg>", () => `${texts}</svg>`)
  return { png: await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer() }
}

// Pango, with the same fonts, both measures and draws the text.
function measureAt(size: number, isBold: boolean): Measure {
  const font = `Hind Siliguri${isBold ? " SemiBold" : ""}, ${size}`
  return async (text) => {
    if (!text) return 0
    const { width } = await sharp({ text: { text: escapeXml(text), font, dpi: 72 } }).metadata()
    return width
  }
}
