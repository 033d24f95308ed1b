import { readFile } from "node:fs/promises"
import type { ShareCard } from "contract"
import sharp from "sharp"
import { escapeXml } from "#escape-xml.ts"
import { respondToParent } from "#isolation/child-response.ts"
import { textsOf } from "#share/layout.ts"
import { drawable, type Measure } from "#share/lines.ts"

export type ShareOrder = { card: ShareCard; folder: string }
export type ShareOutcome = { png: Uint8Array }

// A process of its own, for one picture: the letters and their shapes are many megabytes that the server need not keep.
sharp.cache(false)
sharp.concurrency(1)

respondToParent(draw)

async function draw({ card, folder }: ShareOrder): Promise<ShareOutcome> {
  const [ground, known] = await Promise.all([
    readFile(`${folder}ground.svg`, "utf8"),
    readFile(`${folder}letters.txt`, "utf8"),
  ])
  const letters = new Set(known)
  const entries = Object.entries(card).map(([name, text]) => [name, drawable(text, letters)])
  const texts = await textsOf(Object.fromEntries(entries) as ShareCard, measureAt)
  const svg = ground.replace("</svg>", () => `${texts}</svg>`)
  return { png: await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer() }
}

// The same Pango shapes what is measured and what is drawn.
function measureAt(size: number, isBold: boolean): Measure {
  const font = `Hind Siliguri${isBold ? " SemiBold" : ""}, ${size}`
  return async (text) => {
    if (!text) return 0
    const { width } = await sharp({ text: { text: escapeXml(text), font, dpi: 72 } }).metadata()
    return width
  }
}
