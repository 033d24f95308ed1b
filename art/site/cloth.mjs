import { border, net } from "../../web/build/jamdani.ts"
import { box, stroke } from "../demo/canvas.mjs"

/** A woven edge that follows a line: the band, two threads and the flowers between them. */
export const trim = (d, [band, thread], width) =>
  `<path d="${d}" fill="none" stroke="${band}" stroke-width="${width}" stroke-linecap="butt"/>` +
  `<path d="${d}" fill="none" stroke="${thread}" stroke-width="${width * 0.38}" stroke-dasharray="${width * 0.38} ${width * 0.55}" stroke-linecap="butt"/>`

const woven = ({ line, fill: filled }, colour, width) =>
  `${stroke(line, colour, width)}<path d="${filled}" fill="${colour}" fill-rule="evenodd"/>`

export const pattern = (id, size, content, move) =>
  `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"${move ? ` patternTransform="${move}"` : ""}>${content}</pattern>`

/** The jamdani net as a pattern for `url(#id)`: the middle of its flower is at (x, y). */
export const netting = (id, seed, colour, x, y, scale = 1, width = 0.75) =>
  pattern(id, 96, woven(net(seed, 96, 2), colour, width), `translate(${x} ${y}) scale(${scale}) translate(-24 -24)`)

/** The border as a pattern. */
export const bordering = (id, colour, move, width = 0.8) => pattern(id, 24, woven(border(24), colour, width), move)

export const ground = (width, height, colour, thread, scale = 1.5) =>
  netting("n", "prohori", thread, width / 2, height / 2, scale) +
  box(0, 0, width, height, colour) +
  box(0, 0, width, height, "url(#n)")

/** The hem along the lower edge of an image. */
export const foot = (width, height, ground, thread, size = 36) =>
  box(0, height - size, width, size, ground) +
  bordering("f", thread, `translate(0 ${height - size}) scale(${size / 24})`) +
  box(0, height - size, width, size, "url(#f)")

/** A woven shape (half its width per row) after removing `cells` all around: morphological erosion. */
export const worn = (rows, cells) =>
  rows.map((_, row) => {
    let least = Number.POSITIVE_INFINITY
    for (let away = -cells; away <= cells; away++) {
      least = Math.min(least, (rows[row + away] ?? 0) - (cells - Math.abs(away)))
    }
    return Math.max(0, least)
  })

/** The outline of such a shape, upright around x, its first row at y. */
export function stepped(rows, x, y, cell) {
  const first = rows.findIndex(Boolean)
  const shown = rows.slice(first).filter(Boolean)
  const side = (list) => list.map((half, n) => (n ? `H${x + half * cell}v${cell}` : `v${cell}`)).join("")
  const back = shown
    .toReversed()
    .map((half) => `H${x - half * cell}v${-cell}`)
    .join("")
  return `M${x + shown[0] * cell} ${y + first * cell}${side(shown)}${back}z`
}

export const clip = (id, d, content) =>
  `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${content}</g>`
