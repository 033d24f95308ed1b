import { fill, ring, stroke } from "../demo/canvas.mjs"

export const mix = (from, to, share) => from + (to - from) * share
const held = (share) => Math.min(1, Math.max(0, share))

/** The completed share of a movement, with easing at both ends. */
export function done(time, start, end) {
  const share = held((time - start) / (end - start))
  return share * share * (3 - 2 * share)
}

/** Opacity that fades in and out, half a second each. */
export const present = (time, start, end) => done(time, start, start + 0.5) * (1 - done(time, end - 0.5, end))

const short = (number) => Number(number.toFixed(2))
export const faded = (opacity, content) => (opacity <= 0 ? "" : `<g opacity="${short(held(opacity))}">${content}</g>`)
export const moved = (x, y, content, { scale = 1, turn = 0 } = {}) =>
  `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(turn)}) scale(${short(scale)})">${content}</g>`
export const within = (id, shape, content) =>
  `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${content}</g>`

export function written(x, y, size, colour, text, { anchor = "middle", weight = 600 } = {}) {
  const safe = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${colour}" text-anchor="${anchor}">${safe}</text>`
}

/** A line of which the first `share` is drawn; its length counts as 1. */
export const drawnLine = (d, colour, width, share) =>
  share <= 0
    ? ""
    : `<path d="${d}" pathLength="1" stroke-dasharray="1" stroke-dashoffset="${short(1 - share)}" fill="none" stroke="${colour}" stroke-width="${width}"/>`

/** The fishing hook, the film's symbol of a trap, on its line: the eye of the hook is at (0, 0). */
const bend = "M0 12V62a34 34 0 0 1-68 0V42"
export const hook = (colour, line, edge) =>
  stroke("M0-700V-14", line, 3) +
  `<path d="${bend}M-68 12L-46 54L-90 48z" fill="none" stroke="${edge}" stroke-width="21"/><circle r="11" fill="none" stroke="${edge}" stroke-width="14"/>` +
  ring(0, 0, 11, colour, 8) +
  stroke(bend, colour, 15) +
  fill("M-68 12L-46 54L-90 48z", colour)

export const tick = (colour, width, share = 1) => drawnLine("M-16 1L-4 13L18-13", colour, width, share)

/** During a transition one frame contains two scenes, so the ids of each scene get its own prefix. */
export const named = (scene, content) =>
  content
    .replaceAll(/ id="([\w-]+)"/g, ` id="${scene}-$1"`)
    .replaceAll(/url\(#([\w-]+)\)/g, `url(#${scene}-$1)`)
    .replaceAll(/href="#([\w-]+)"/g, `href="#${scene}-$1"`)
