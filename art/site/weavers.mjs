import { box, fill, gold, image, rhomb, row, stroke, vermilion } from "../demo/canvas.mjs"
import { foot, netting, pattern, trim } from "./cloth.mjs"
import { bottle, clay, deep, green, hair, ink, leaf, milk, mint, paper, sand, scarlet, skins } from "./palette.mjs"
import { beard, bust, glasses, knot, put, short } from "./people.mjs"

const [wood, woodLight, woodDark] = ["#93603f", "#b98457", "#6b4228"]

const room = () =>
  pattern("w", 36, box(0, 0, 36, 36, "#e6dabb") + stroke("M0 9H18M18 27H36M9 18V36M27 0V18", "#dbcba4", 6)) +
  box(0, 0, 1200, 900, "url(#w)") +
  box(470, 90, 260, 210, "#bfe0e2") +
  fill("M470 240c60-20 100 10 150-6s70-14 110-4V300H470z", "#6fb0ae") +
  fill("M470 224c40-34 80-10 120-22s90-18 140 10v26c-60-12-90 10-140 6s-80-8-120 2z", leaf) +
  fill("M560 264C590 276 630 276 664 258C656 282 600 290 560 264z", ink) +
  fill("M606 258C604 230 610 204 630 190V256z", paper) +
  `<path d="M470 90h260v210H470zM600 90V300" fill="none" stroke="${wood}" stroke-width="16"/>`

const loom = () =>
  box(96, 60, 34, 640, wood, 6) +
  box(1070, 60, 34, 640, wood, 6) +
  box(60, 60, 1080, 34, woodLight, 8) +
  box(60, 84, 1080, 10, wood, 4) +
  stroke("M300 94V560M900 94V560", clay, 5)

const master = () =>
  put(390, 300, 1.22, bust(paper, 240)) +
  fill("M370 386L390 420L410 386L404 520H378z", sand) +
  put(
    390,
    300,
    1.22,
    short("clove", { look: "dots", mouth: "smile", turn: 8 }, hair.grey) + beard("#9aa09c") + glasses(8),
  )

const learner = () =>
  put(810, 300, 1.22, bust(leaf, 240)) +
  fill("M770 382C780 430 840 430 850 382z", skins.honey[0]) +
  fill("M678 600C676 500 690 420 720 404C752 392 776 388 788 378C800 440 850 500 900 540V600z", vermilion) +
  trim("M786 380C800 440 850 500 900 542", [gold, scarlet], 15) +
  put(810, 300, 1.22, knot("honey", { look: "down", mouth: "smile", turn: -8, teep: vermilion }, { flower: paper }))

const hand = (x, y, skin, degrees) =>
  put(
    x,
    y,
    1,
    fill("M-20-16C-8-22 10-20 18-12C24 0 20 14 8 18C-6 22-20 16-22 4z", skin) +
      stroke("M8-10L28-4M10-2L30 6M8 8L24 15M-4-14L14-26", skin, 10),
    degrees,
  )

const arm = (d, cloth) => stroke(d, cloth, 46)

const spool = (x, y, turn) => put(x, y, 1, box(-34, -6, 68, 12, woodDark, 6) + box(-18, -10, 36, 20, gold, 6), turn)

const cloth = () =>
  netting("j", "prohori", mint, 600, 588, 1.25, 1) +
  box(180, 520, 840, 148, green) +
  box(180, 520, 840, 148, "url(#j)") +
  trim("M198 520V668M1002 520V668", [vermilion, gold], 26) +
  box(130, 492, 940, 36, wood, 14) +
  box(130, 492, 940, 11, woodLight, 6)

/** Threads that leave the reed as a warp and arrive as the traces of a board. */
const warp = () => {
  const lines = Array.from({ length: 33 }, (_, n) => {
    const away = Math.abs(n - 16)
    const shift = (n - 16) * 9
    const bend = 790 - away * 5
    return { x: 200 + n * 25, shift, bend, end: n % 4 === 2 ? bend + Math.abs(shift) + 24 - (away > 12 ? 30 : 0) : 900 }
  })
  return (
    box(0, 668, 1200, 232, bottle) +
    lines
      .map(({ x, bend, shift, end }, n) =>
        stroke(
          `M${x} 690V${bend}l${shift} ${Math.abs(shift)}${end < 850 ? "" : "V900"}`,
          [mint, leaf, leaf, leaf][n % 4],
          3,
        ),
      )
      .join("") +
    lines
      .map(({ x, shift, bend, end }, n) =>
        end < 850 || n % 4 === 2
          ? rhomb(x + shift, Math.min(bend + Math.abs(shift), 836), 11, n % 8 === 2 ? gold : milk)
          : "",
      )
      .join("") +
    box(130, 660, 940, 40, woodLight, 8) +
    row(92, (n) => box(146 + n * 10, 668, 3, 26, woodDark)) +
    box(130, 660, 940, 8, wood, 4)
  )
}

export const weavers = () =>
  image(
    1200,
    900,
    room() +
      loom() +
      master() +
      learner() +
      cloth() +
      arm("M268 460C240 560 256 600 318 594", paper) +
      arm("M514 460C548 540 540 586 486 592", paper) +
      hand(340, 594, skins.clove[0], 0) +
      spool(446, 596, -10) +
      put(464, 594, 1, hand(0, 0, skins.clove[0], 0), 0, -1) +
      arm("M714 446C656 560 676 600 726 594", vermilion) +
      arm("M932 460C964 550 950 590 896 592", leaf) +
      stroke("M690 556C696 572 712 574 724 572", scarlet, 4) +
      spool(766, 598, 12) +
      hand(748, 594, skins.honey[0], 0) +
      put(872, 592, 1, hand(0, 0, skins.honey[0], 0), 0, -1) +
      warp() +
      foot(1200, 900, deep, leaf),
  )
