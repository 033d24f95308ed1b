import {
  box,
  deepGold,
  disc,
  fill,
  gold,
  halo,
  hem,
  netted,
  rhomb,
  ring,
  row,
  schemes,
  stroke,
  turned,
} from "../demo/canvas.mjs"
import { shield } from "../demo/emblems.mjs"
import { done, faded, mix, moved, named, tick, written } from "./motion.mjs"

const c = schemes.sand
const [brand, paper] = ["#085a3d", "#fffdf6"]

const seal =
  fill("M-20 22L-32 92L-8 76L12 92L20 26z", c.mid) +
  disc(0, 0, 42, gold) +
  ring(0, 0, 34, deepGold, 2) +
  row(6, (n) =>
    turned(n * 30, `<path d="M0-30L17 0L0 30L-17 0z" fill="none" stroke="${deepGold}" stroke-width="1.2"/>`),
  ) +
  rhomb(0, 0, 13, paper)

const edges =
  named("top", hem(-228, -158, 456, deepGold)) +
  named("foot", hem(-228, 134, 456, deepGold)) +
  named("left", hem(-204, -134, 268, deepGold, " rotate(90)")) +
  named("right", hem(228, -134, 268, deepGold, " rotate(90)"))

const sheet = (words) =>
  box(-232, -162, 464, 324, c.thread, 6) +
  box(-228, -158, 456, 316, paper, 3) +
  edges +
  rhomb(0, -98, 20, brand) +
  rhomb(0, -98, 9, paper) +
  written(0, -40, 40, brand, words.title) +
  stroke("M-132-6H132M-104 22H104", c.soft, 10) +
  written(-184, 108, 26, c.dark, words.number, { anchor: "start" })

function verifier(t, words) {
  const typed = words.number.slice(0, Math.round(done(t, 2.7, 4) * words.number.length))
  const found = done(t, 4.2, 4.7)
  return (
    box(-138, -176, 276, 500, c.dark, 34) +
    box(-126, -164, 252, 480, "#f3f0e4", 24) +
    box(-32, -154, 64, 8, c.dark, 4) +
    box(-110, -128, 220, 52, paper, 8) +
    `<rect x="-110" y="-128" width="220" height="52" rx="8" fill="none" stroke="${brand}" stroke-width="3"/>` +
    written(-98, -93, 25, c.dark, typed, { anchor: "start" }) +
    box(-110, -60, 220, 16, c.soft, 8) +
    faded(
      found,
      moved(
        0,
        50,
        shield({ light: "#3f8f63", soft: "#2f7d54" }) + moved(0, 0, tick(paper, 7, done(t, 4.5, 4.9)), { scale: 2.2 }),
        {
          scale: mix(0.72, 0.8, found),
        },
      ) + written(0, 172, 38, brand, words.valid),
    )
  )
}

export function certificateScene(t, words) {
  const risen = done(t, 0.2, 1.1)
  const aside = done(t, 2, 2.8)
  const stamped = done(t, 1.2, 1.7)
  return (
    netted("film certificate", 960, 424, c) +
    halo(480, 212, 13, 17, [c.thread, c.ground]) +
    moved(
      mix(480, 318, aside),
      mix(620, 212, risen),
      sheet(words) +
        faded(aside * (1 - done(t, 4, 4.6)), box(-190, 118, 200, 5, gold, 2)) +
        faded(stamped, moved(138, 70, seal, { scale: mix(1.25, 1, stamped) })),
      { turn: mix(-5, -2, risen) },
    ) +
    moved(mix(1140, 746, aside), 206, verifier(t, words))
  )
}
