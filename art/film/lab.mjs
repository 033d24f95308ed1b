import { box, fill, rhomb, row, schemes, stroke, vermilion } from "../demo/canvas.mjs"
import { shield } from "../demo/emblems.mjs"
import { done, drawnLine, faded, mix, moved, tick } from "./motion.mjs"
import { back, skins, teacher } from "./people.mjs"

const c = schemes.mint
const board = schemes.bottle
const desks = [130, 362, 594, 826]
const pupils = [
  [2, "#8c5a3c", skins[0], "#164750"],
  [1, "#b59a78", skins[1]],
  [0, "#a5532a", skins[2]],
  [1, "#2c626b", skins[0]],
]

const nodes = [
  [-150, -40],
  [-58, -64],
  [66, -60],
  [156, -30],
  [110, 56],
  [-96, 52],
]

function network(t) {
  const healed = done(t, 3, 3.6)
  return (
    nodes
      .map(([x, y], n) => drawnLine(`M0 0L${x} ${y}`, board.mid, 5, done(t, 0.5 + n * 0.12, 1 + n * 0.12)))
      .join("") +
    nodes
      .map(([x, y], n) => {
        const share = done(t, 0.8 + n * 0.12, 1.2 + n * 0.12)
        const dot =
          n === 3 ? rhomb(0, 0, 24, vermilion) + faded(healed, rhomb(0, 0, 24, board.mid)) : rhomb(0, 0, 19, board.soft)
        return faded(share, moved(x, y, dot))
      })
      .join("") +
    moved(156, -30, tick("#fffdf6", 5, healed), { scale: 0.62 }) +
    rhomb(0, 0, 34, board.light) +
    rhomb(0, 0, 17, board.ground)
  )
}

function place(x, n, t) {
  const safe = done(t, 1.6 + n * 0.35, 2.1 + n * 0.35)
  const [kind, cloth, skin, scarf] = pupils[n]
  return (
    box(x - 82, 216, 164, 112, c.dark, 8) +
    box(x - 72, 226, 144, 92, "#eef6ef", 3) +
    stroke(`M${x - 56} 244h46m-46 16h30`, c.soft, 7) +
    faded(safe, moved(x + 34, mix(272, 264, safe), shield({ light: "#459173", soft: "#0b4a37" }), { scale: 0.34 })) +
    box(x - 14, 328, 28, 18, c.dark) +
    moved(x, 352 + 2 * Math.sin(t * 1.4 + n * 2), back(kind, cloth, skin, scarf), { scale: 0.92 })
  )
}

export function labScene(t) {
  const arm = 6 * Math.sin(t * 1.6)
  return (
    box(0, 0, 960, 424, c.ground) +
    row(2, (n) => box(44 + n * 92, 44, 76, 96, c.light, 4) + stroke(`M${82 + n * 92} 44v96m-38-48h76`, c.thread, 4)) +
    box(0, 340, 960, 84, c.thread) +
    box(268, 16, 440, 188, "#8a6a48", 8) +
    box(276, 24, 424, 172, board.ground, 4) +
    moved(480, 112, network(t)) +
    box(722, 250, 168, 70, "#fbfaf5") +
    box(746, 250, 120, 70, "#164750") +
    moved(806, 112, teacher(skins[1], "#fbfaf5", "#164750")) +
    moved(
      746,
      196,
      fill("M-14-10L66-18V22L-8 14z", "#fbfaf5") +
        fill("M-12-11a12 12 0 0 0 2 25z", skins[1]) +
        stroke("M-16 0L-84-46", "#5b4630", 5),
      { turn: arm },
    ) +
    box(0, 318, 960, 14, c.mid) +
    desks.map((x, n) => place(x, n, t)).join("")
  )
}
