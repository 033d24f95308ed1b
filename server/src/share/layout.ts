import type { ShareCard } from "contract"
import { escapeXml } from "#escape-xml.ts"
import { balancedLines, type Measure, truncateLines, truncateText, wrappedLines } from "#share/lines.ts"

export type MeasureAt = (size: number, isBold: boolean) => Measure

const [left, right] = [72, 1128]
const width = right - left
// The vertical center between the company's name and the footer line, or the border.
const [center, centerWithoutFooter] = [296, 352]
const [rule, foot] = [452, 532]
const [room, roomWithoutFooter] = [304, 424]
const maxLines = 3
/** Sizes of the title, with the most lines at each. */
const sizes = [
  [84, 2],
  [68, maxLines],
  [60, maxLines],
  [48, maxLines],
] as const
const [underSize, underStep] = [34, 50]

/** The card's texts as SVG, positioned on the background, whose style sheet defines the classes. */
export async function textsOf(card: ShareCard, measureAt: MeasureAt): Promise<string> {
  const company = await truncateText(card.company, width - 80, measureAt(36, true))
  const below = await footer(card, measureAt)
  const [middle, height] = below.length > 0 ? [center, room] : [centerWithoutFooter, roomWithoutFooter]
  const above = await headline(card, middle, height, measureAt)
  return [textAt(left + 68, 104, 36, "ink bold", company), ...above, ...below].join("\n")
}

async function headline({ title, text }: ShareCard, center: number, room: number, measureAt: MeasureAt) {
  const measure = measureAt(underSize, false)
  const under = await truncateLines(await wrappedLines(text, width, measure), 2, width, measure)
  const underHeight = under.length > 0 ? 16 + under.length * underStep : 0
  const { size, lines } = await fittingTitle(title, room - underHeight, measureAt)
  const step = size * 1.3
  const height = lines.length * step + underHeight
  // The center of a letter is about a third of its size above the baseline.
  const first = center - height / 2 + step / 2 + size / 3
  const firstUnder = first + (lines.length - 1) * step + 16 + underStep + 8
  return [
    ...lines.map((line, index) => textAt(left, first + index * step, size, "ink bold", line)),
    ...under.map((line, index) => textAt(left, firstUnder + index * underStep, underSize, "muted", line)),
  ]
}

/** The largest size at which the title fits; a title that is too long even at the smallest one is truncated. */
async function fittingTitle(title: string, height: number, measureAt: MeasureAt) {
  for (const [size, maxLinesAtSize] of sizes) {
    const measure = measureAt(size, true)
    const lines = await wrappedLines(title, width, measure)
    if (lines.length <= maxLinesAtSize && lines.length * size * 1.3 <= height)
      return { size, lines: await balancedLines(title, lines, width, measure) }
  }
  const [size] = sizes.at(-1) ?? sizes[0]
  const measure = measureAt(size, true)
  return { size, lines: await truncateLines(await wrappedLines(title, width, measure), maxLines, width, measure) }
}

/** Level and teacher on the left, the price on the right. The price is never truncated. */
async function footer(card: ShareCard, measureAt: MeasureAt): Promise<string[]> {
  const [price, oldPrice, tag] = [measureAt(60, true), measureAt(36, false), measureAt(30, true)]
  const parts: string[] = []
  let end = right
  if (card.price) {
    end -= await price(card.price)
    parts.push(textAt(right, foot, 60, "brand bold end", card.price))
  }
  if (card.oldPrice) {
    const wide = await oldPrice(card.oldPrice)
    parts.push(textAt(end - 36, foot, 36, "muted end", card.oldPrice))
    end -= wide + 36
    parts.push(`<path class="struck" d="M${end - 8} ${foot - 12}h${wide + 16}"/>`)
  }
  let start = left
  if (card.tag) {
    const shown = await truncateText(card.tag, 360, tag)
    const wide = await tag(shown)
    parts.push(`<rect class="frame" x="${start + 1}" y="${foot - 42}" width="${wide + 40}" height="60" rx="10"/>`)
    parts.push(textAt(start + 21, foot, 30, "brand bold", shown))
    start += wide + 40 + 28
  }
  const room = end - start - 40
  if (card.person && room > 120)
    parts.push(textAt(start, foot, 32, "ink", await truncateText(card.person, room, measureAt(32, false))))
  return parts.length > 0 ? [`<path class="rule" d="M${left} ${rule}h${width}"/>`, ...parts] : []
}

function textAt(x: number, y: number, size: number, classes: string, text: string): string {
  return `<text class="${classes}" x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-size="${size}">${escapeXml(text)}</text>`
}
