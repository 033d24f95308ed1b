import { border, net } from "../../web/build/jamdani.ts"
import { markPath } from "../../web/src/ui/image/mark-path.ts"
import { box, disc, fill, gold, rhomb, row, schemes, stroke, vermilion } from "../demo/canvas.mjs"
import { done, faded, hook, mix, moved, within, written } from "./motion.mjs"
import { skins } from "./people.mjs"

const c = schemes.bottle
const [left, right, spring, top, floor] = [250, 710, 190, 34, 396]
const arch = `M${left} ${floor}V${spring}C${left} 120 380 96 480 ${top}C580 96 ${right} 120 ${right} ${spring}V${floor}z`
const [rows, pace] = [8, 0.34]

const heights = [96, 150, 76, 190, 118, 168, 84, 134]
const town = row(8, (n) => {
  const x = 254 + n * 58
  const windows = row(2, (column) =>
    row(Math.trunc(heights[n] / 34), (storey) =>
      (n * 5 + storey * 7 + column * 2) % 4 === 0
        ? box(x + 11 + column * 22, floor - heights[n] + 12 + storey * 32, 11, 14, gold)
        : "",
    ),
  )
  return box(x, floor - heights[n], 54, heights[n], n % 2 ? "#175041" : "#0f4437") + windows
})

const cloth = net("prohori", 96, 2)
const weave = `<pattern id="g" width="96" height="96" patternUnits="userSpaceOnUse" patternTransform="translate(480 58)"><path d="${cloth.line}" fill="none" stroke="${c.soft}" stroke-width="1.4"/><path d="${cloth.fill}" fill="${c.light}" fill-rule="evenodd"/></pattern>`
const edge = border(24)
const strip = `<pattern id="e" width="24" height="24" patternUnits="userSpaceOnUse"><path d="${edge.line}" fill="none" stroke="${gold}" stroke-width="1"/><path d="${edge.fill}" fill="${gold}"/></pattern>`

/** The cloth grows from the floor up, and the shuttle runs along the edge that is being woven. */
function woven(t) {
  const pass = Math.min(rows, Math.max(0, (t - 0.7) / pace))
  const height = (floor - top) / rows
  const y = floor - pass * height
  const along = pass - Math.trunc(pass)
  const x = Math.trunc(pass) % 2 ? mix(right, left, along) : mix(left, right, along)
  const shuttle = fill("M-34 0Q0-13 34 0Q0 13-34 0z", "#dccbb0") + box(-12, -4, 24, 8, c.mid, 4)
  return (
    within(
      "c",
      `<rect x="${left}" y="${y}" width="${right - left}" height="${floor - y}"/>`,
      `<path d="${arch}" fill="url(#g)"/>`,
    ) +
    (pass > 0 && pass < rows
      ? within("f", `<path d="${arch}"/>`, stroke(`M${left} ${y}H${right}`, c.light, 2)) + moved(x, y, shuttle)
      : "")
  )
}

const frame =
  stroke(arch, c.thread, 34) +
  `<path d="${arch}" fill="none" stroke="url(#e)" stroke-width="24"/>` +
  rhomb(480, top - 2, 15, gold)

/** Town, cloth and frame; the cloth is complete unless a time is given. */
export const gate = (t = 9) =>
  within("a", `<path d="${arch}"/>`, box(left, top, right - left, floor - top, "#062c20") + town) +
  weave +
  strip +
  woven(t) +
  frame

/** A shawl, a staff and a hurricane lantern. */
export const sentinel = (t) =>
  faded(0.16 + 0.05 * Math.sin(t * 1.3), disc(66, 70, 62, gold)) +
  stroke("M-58-40V192", "#8a6a48", 7) +
  fill("M-52 190C-56 120-50 56-26 38Q0 26 26 38C50 56 56 120 52 190z", "#e6dfcb") +
  fill("M-30 36Q0 60 30 36C44 60 20 110-44 128C-48 92-46 56-30 36z", c.mid) +
  disc(-56, 84, 9, skins[1]) +
  row(4, (n) => rhomb(-32 + n * 17, 108 - n * 12, 5, "#fffdf6")) +
  row(5, (n) => rhomb(-36 + n * 18, 176, 6, c.mid)) +
  disc(0, 4, 27, skins[1]) +
  fill("M-29 8C-34-24-14-36 0-36C16-36 34-24 29 8C26-6 14-16 0-16C-14-16-26-6-29 8z", "#fffdf6") +
  stroke("M-15-3h11M4-3h11", "#17201f", 3) +
  disc(-9, 6, 3.4, "#17201f") +
  disc(10, 6, 3.4, "#17201f") +
  stroke("M34 62Q52 58 66 44", skins[1], 13) +
  stroke("M66 40V50M54 60a12 12 0 0 1 24 0", "#dccbb0", 4) +
  box(53, 60, 26, 32, gold, 5) +
  box(50, 90, 32, 8, "#dccbb0", 3)

function mark(t, name) {
  const [upper, lower, eye] = markPath.split(/(?=M)/)
  const open = done(t, 4.9, 5.6)
  const lid = (d, way) => `<path transform="translate(0 ${way * mix(2.2, 0, open)})" d="${d}"/>`
  return (
    box(0, 0, 960, 424, c.ground) +
    moved(372, 34, `<g fill="${c.light}">${lid(upper, 1)}${lid(lower, -1)}${faded(open, `<path d="${eye}"/>`)}</g>`, {
      scale: 9,
    }) +
    faded(done(t, 5.2, 5.7), written(480, 346, 84, c.light, name))
  )
}

export function gateScene(t, _words, name) {
  const near = done(t, 2.6, 3.5) * (1 - done(t, 3.8, 4.5))
  return (
    box(0, 0, 960, 424, c.ground) +
    disc(828, 74, 34, c.light) +
    disc(814, 64, 30, c.ground) +
    row(12, (n) => rhomb(30 + ((n * 211) % 900), 24 + ((n * 67) % 150), 3 + (n % 2), c.mid)) +
    gate(t) +
    box(0, floor, 960, 28, c.dark) +
    (near > 0 ? moved(mix(900, 772, near), mix(-150, 250, near), hook(vermilion, c.soft, c.dark)) : "") +
    moved(480, 216, sentinel(t)) +
    faded(done(t, 4.4, 5), mark(t, name))
  )
}
