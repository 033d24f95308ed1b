import { diamond } from "../../web/build/jamdani.ts"
import { markPath } from "../../web/src/ui/image/mark-path.ts"
import { at, box, fill, gold, image, rhomb, stroke, vermilion } from "../demo/canvas.mjs"
import { foot, ground, netting, stepped, trim, worn } from "./cloth.mjs"
import {
  bottle,
  clay,
  cream,
  deep,
  forest,
  green,
  ink,
  leaf,
  milk,
  mint,
  pale,
  paper,
  scarlet,
  skins,
} from "./palette.mjs"
import { knot, put } from "./people.mjs"

const cell = 16
const run = (from, step, count) => Array.from({ length: count }, (_, n) => from + step * n)
const shape = [
  ...run(4, 3, 8),
  ...run(26, 0, 15),
  25,
  25,
  25,
  24,
  24,
  23,
  23,
  22,
  22,
  21,
  20,
  ...run(19, -1, 16),
  3,
  2,
  1,
]
const [middle, top, eye] = [600, 30, 308]
const layer = (cells, colour) => fill(stepped(worn(shape, cells), middle, top, cell), colour)

/** Net within a border; in the middle the eye of the mark, in front of which she sits. */
const shield = () =>
  netting("s", "prohori", leaf, middle, eye, 2, 0.7) +
  layer(0, deep) +
  layer(1, gold) +
  layer(2, forest) +
  layer(3, green) +
  layer(4, "url(#s)") +
  fill(diamond(middle, eye, 15, cell), forest) +
  fill(diamond(middle, eye, 14, cell), gold) +
  fill(diamond(middle, eye, 13, cell), forest) +
  fill(diamond(middle, eye, 12, cell), mint) +
  fill(diamond(middle, eye, 10, cell), pale) +
  fill(diamond(middle, eye, 8, cell), milk)

const body = () =>
  // Elbows out, hands at the keys behind the lid.
  fill(
    "M452 518C424 548 404 660 392 730C386 766 408 780 440 780H760C792 780 814 766 808 730C796 660 776 548 748 518C724 494 680 488 640 468H560C520 488 476 494 452 518z",
    cream,
  ) +
  fill(
    "M484 600C480 660 468 716 448 752C470 760 484 756 494 746zM716 600C720 660 732 716 752 752C730 760 716 756 706 746z",
    clay,
  ) +
  fill("M567 424C567 452 560 462 546 470C562 540 638 540 654 470C640 462 633 452 633 424z", skins.honey[0]) +
  fill(
    "M552 468C504 484 470 490 450 518C462 572 520 628 596 650C568 590 548 530 558 462zM648 468C696 484 730 490 750 518C738 572 680 628 596 650C636 590 652 530 642 462z",
    vermilion,
  ) +
  fill("M450 518C430 560 420 640 430 780H486C476 700 478 620 500 588z", vermilion) +
  stroke(
    "M478 540C504 582 540 610 574 624M720 542C700 580 668 606 636 620M446 560C440 620 444 700 450 760",
    scarlet,
    4,
  ) +
  trim("M556 464C548 530 566 594 596 642C634 590 652 530 644 464", [gold, scarlet], 14)

const laptop = () =>
  fill("M444 618a14 14 0 0 1 14-14H742a14 14 0 0 1 14 14L764 764H436z", ink) +
  fill("M458 604H742a14 14 0 0 1 14 14l.4 8H443.600l.4-8a14 14 0 0 1 14-14z", "#2c4b4d") +
  at(middle - 40, 648, 40 / 12, fill(markPath, mint)) +
  fill("M404 764H796l-8 12a10 10 0 0 1-8 4H420a10 10 0 0 1-8-4z", "#2c4b4d")

const desk = () =>
  box(272, 780, 656, 20, clay, 4) +
  box(272, 780, 656, 6, cream, 3) +
  // A glass of tea, and the books.
  fill("M856 716h48l-5 58a6 6 0 0 1-6 6h-26a6 6 0 0 1-6-6z", "#a5532a") +
  fill("M856 716h48l-1.600 18h-44.800z", cream) +
  stroke("M872 704c-6-10 6-14 0-26M888 704c-6-10 6-14 0-26", pale, 4) +
  box(292, 760, 84, 20, green, 3) +
  box(300, 742, 70, 18, paper, 3) +
  box(296, 728, 78, 14, vermilion, 3)

/** Attacks from both sides end at the shield. */
const threats = () =>
  [
    [60, 190, 168],
    [36, 400, 168],
    [92, 590, 200],
    [1140, 250, 1032],
    [1166, 470, 1032],
    [1104, 640, 990],
  ]
    .map(
      ([x, y, end]) =>
        `<path d="M${x} ${y}H${end}" fill="none" stroke="${leaf}" stroke-width="3" stroke-dasharray="3 13"/>` +
        rhomb(x, y, 13, vermilion),
    )
    .join("")

export const sentinel = () =>
  image(
    1200,
    900,
    ground(1200, 900, bottle, "#124031", 1.5) +
      threats() +
      shield() +
      body() +
      put(middle, 330, 1.72, knot("honey", { mouth: "calm", teep: vermilion }, { flower: paper })) +
      laptop() +
      desk() +
      foot(1200, 900, deep, leaf),
  )
