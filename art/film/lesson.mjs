import { box, disc, fill, rhomb, ring, row, schemes, stroke } from "../demo/canvas.mjs"
import { message } from "./message.mjs"
import { done, drawnLine, faded, mix, moved, tick, within, written } from "./motion.mjs"
import { skins, student } from "./people.mjs"

const c = schemes.teal
const paper = "#fffdf6"

function rain(t) {
  return row(34, (n) => {
    const x = ((n * 61) % 350) + 62
    const y = (((n * 97) % 300) + t * (150 + (n % 4) * 22)) % 320
    return stroke(`M${x - y * 0.12} ${(y + 10).toFixed(1)}l-4 26`, c.soft, 3)
  })
}

const outside = (t) =>
  within(
    "w",
    '<rect x="64" y="30" width="328" height="262"/>',
    box(64, 30, 328, 262, c.mid) +
      fill("M64 236c50-46 92-34 128-4c44-48 112-52 200 4V292H64z", c.dark) +
      fill(
        "M322 292V196q-34 4-46 28q16-34 46-38q-30-16-54 4q26-24 58-10q-6-24-34-32q36 0 44 30q18-22 40-14q-28 4-36 22q28-2 38 20q-18-14-38-10V292z",
        "#0d3a36",
      ) +
      rain(t),
  ) + stroke("M64 30H392V292H64zM228 30V292M64 160H392", c.light, 10)

const steam = (t) =>
  [0, 1]
    .map((n) => {
      const bend = 6 * Math.sin(t * 1.8 + n * 2)
      return stroke(`M${434 + n * 16} 348q${bend} -12 0-22t0-20`, c.light, 4)
    })
    .join("")

const desk = (t) =>
  box(0, 394, 960, 30, c.dark) +
  box(0, 394, 960, 8, c.mid) +
  fill("M146 284a10 10 0 0 1 10-10H318a10 10 0 0 1 10 10V386H146z", c.light) +
  fill("M124 384H350L362 396H112z", c.soft) +
  rhomb(237, 330, 22, c.mid) +
  rhomb(237, 330, 10, c.light) +
  fill("M418 354H466V376a24 20 0 0 1-48 0z", paper) +
  stroke("M466 362h10v14h-12", paper, 5) +
  faded(0.7, steam(t))

const glass = faded(0.18, disc(0, 0, 44, c.soft)) + ring(0, 0, 44, c.dark, 10) + stroke("M32 32L70 74", c.dark, 16)

function sign(t, label, n) {
  const start = 3 + n * 0.75
  const y = 252 + n * 44
  return (
    faded(done(t, start, start + 0.4), written(624, y + 9, 30, c.dark, label, { anchor: "start" })) +
    moved(590, y, `<circle r="18" fill="#d7ecdf"/>${tick("#085a3d", 6, done(t, start + 0.2, start + 0.6))}`)
  )
}

export function lessonScene(t, words, offer) {
  const opened = done(t, 0.7, 1.4)
  const looked = done(t, 1.5, 2.9)
  const looking = done(t, 1.3, 1.7) * (1 - done(t, 2.9, 3.3))
  return (
    box(0, 0, 960, 424, c.ground) +
    outside(t) +
    moved(237, 194, student(skins[0], "#7a4a35", "#dccbb0", "#a5532a")) +
    desk(t) +
    faded(
      opened,
      drawnLine("M350 330C420 330 440 250 530 240", c.soft, 4, done(t, 0.4, 1.1)) +
        moved(
          0,
          mix(16, 0, opened),
          box(536, 22, 372, 354, paper, 12) +
            box(536, 22, 372, 30, c.mid, 12) +
            box(536, 40, 372, 12, c.mid) +
            row(3, (n) => rhomb(558 + n * 20, 37, 6, paper)) +
            moved(722, 66, message(offer), { scale: 0.72 }) +
            words.signs.map((label, n) => sign(t, label, n)).join(""),
        ),
    ) +
    faded(looking, moved(mix(650, 780, looked), mix(110, 176, looked), glass))
  )
}
