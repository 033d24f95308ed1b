import { box, disc, fill, gold, image, rhomb, ring, row, stroke, vermilion } from "../demo/canvas.mjs"
import { foot, netting } from "./cloth.mjs"
import { clay, cream, leaf, mint, mist, night, paper, river, sand, skins, teal } from "./palette.mjs"
import { behindPlait, behindShort, bust, put } from "./people.mjs"
import { sideHijab } from "./profiles.mjs"
import { fern, pot } from "./things.mjs"

const [frame, glass, dim, thread] = ["#071618", "#12363b", "#1f4a50", "#2f656b"]

const panel = (x, y, width, height) =>
  box(x - 8, y - 8, width + 16, height + 16, frame, 12) + box(x, y, width, height, glass, 6)

const towns = [
  [486, 168],
  [560, 132],
  [650, 170],
  [508, 250],
  [580, 236],
  [668, 262],
  [560, 330],
  [636, 340],
  [470, 318],
]

/** The delta: three rivers that come together, the towns along them, all quiet but one. */
const delta = () =>
  panel(400, 76, 350, 340) +
  netting("k", "watch", dim, 575, 246, 1.4, 0.8) +
  box(400, 76, 350, 340, "url(#k)") +
  stroke(
    "M440 84C450 150 500 170 520 210S560 270 580 290M600 84C590 150 566 200 580 290M740 150C680 190 660 220 640 250S600 280 580 290",
    river,
    9,
  ) +
  stroke("M580 290C560 340 540 370 536 408M580 290C590 340 590 370 592 408M580 290C620 330 640 370 648 408", river, 7) +
  towns
    .map(([x, y], n) =>
      n === 5 ? ring(x, y, 24, vermilion, 3) + rhomb(x, y, 12, vermilion) : rhomb(x, y, 10, n % 3 ? mint : gold),
    )
    .join("")

const left = () =>
  panel(64, 76, 300, 156) +
  stroke("M84 200H344M84 160H344M84 120H344", dim, 3) +
  stroke("M84 186L124 170L160 178L200 138L236 152L276 116L308 132L344 100", mint, 7) +
  panel(64, 264, 300, 152) +
  row(8, (n) =>
    box(
      88 + n * 33,
      396 - [46, 70, 58, 96, 80, 110, 88, 64][n],
      20,
      [46, 70, 58, 96, 80, 110, 88, 64][n],
      n === 5 ? gold : thread,
      3,
    ),
  )

const right = () =>
  panel(786, 76, 148, 340) +
  row(
    7,
    (n) =>
      rhomb(812, 108 + n * 46, 10, n === 3 ? vermilion : leaf) +
      stroke(`M836 ${108 + n * 46}h${[70, 52, 76, 60, 74, 48, 66][n]}`, n === 3 ? sand : thread, 8),
  )

const window_ = () =>
  box(980, 70, 176, 352, "#10333b") +
  disc(1098, 140, 30, cream) +
  disc(1086, 132, 27, "#10333b") +
  row(5, (n) => rhomb([1010, 1044, 1136, 1020, 1130][n], [110, 172, 210, 226, 96][n], 4, mist)) +
  fill("M980 422V300h34v-30h40v60h24v-96h38v70h40V422z", frame) +
  row(9, (n) =>
    box(
      [990, 1022, 1036, 1022, 1088, 1102, 1088, 1126, 1140][n],
      [318, 288, 312, 350, 256, 280, 330, 330, 360][n],
      9,
      12,
      n % 4 === 1 ? mint : gold,
    ),
  ) +
  `<path d="M980 70h176v352H980zM1068 70V422M980 246h176" fill="none" stroke="#1f4a50" stroke-width="10"/>`

const headset = () =>
  stroke("M-46 2C-54-56-30-76 0-76S54-56 46 2", mist, 8) +
  box(-58, -10, 18, 36, mist, 9) +
  box(40, -10, 18, 36, mist, 9)

const seat = (x) =>
  box(x - 104, 716, 208, 190, "#1c4046", 36) +
  box(x - 84, 738, 168, 140, "#244f56", 24) +
  stroke(`M${x - 50} 770h100M${x - 50} 800h100`, "#1c4046", 6)

const desk = () =>
  fill("M0 620C300 586 900 586 1200 620V900H0z", "#1a3a3f") +
  fill("M0 620C300 586 900 586 1200 620V640C900 606 300 606 0 640z", "#3a6a6f")

const console_ = (x, content) =>
  put(
    x,
    612,
    1,
    fill("M-16-20H16L24 6H-24z", "#0a1a1c") +
      box(-134, -156, 268, 140, frame, 10) +
      box(-122, -144, 244, 116, teal, 4) +
      content,
  )

const lamp = () =>
  fill("M690 462L596 612H764z", cream).replace("/>", ' opacity=".1"/>') +
  stroke("M760 604V520L716 460", clay, 8) +
  box(730, 598, 60, 10, clay, 5) +
  fill("M676 476a32 32 0 0 1 58-24z", gold)

const woman = () =>
  fill("M880 900C872 760 868 640 896 566C920 532 980 520 1020 540C1072 566 1084 640 1088 720V900z", cream) +
  fill("M1000 600C1012 700 1004 800 996 900H1088V720C1084 640 1072 566 1020 540z", "#d9cbae") +
  stroke("M968 600C976 668 950 716 900 716", "#c9b991", 64) +
  stroke("M962 596C972 660 946 706 896 708", cream, 58) +
  stroke("M896 708C870 704 850 690 836 672", cream, 46) +
  stroke("M838 676L818 650", skins.honey[0], 30) +
  box(782, 584, 52, 62, paper, 8) +
  box(782, 606, 52, 8, leaf) +
  stroke("M782 600h-12v26h12", paper, 7) +
  fill("M836 668C812 668 802 652 804 632C806 622 838 618 842 630C848 648 846 662 836 668z", skins.honey[0]) +
  stroke("M808 634h24M808 646h22", skins.honey[1], 3) +
  stroke("M798 572c-7-12 7-16 0-30M818 572c-7-12 7-16 0-30", mist, 4)

export const watch = () =>
  image(
    1200,
    900,
    box(0, 0, 1200, 900, "#0f2b2f") +
      box(0, 0, 1200, 24, night) +
      left() +
      delta() +
      right() +
      window_() +
      lamp() +
      desk() +
      console_(190, stroke("M-100-116H-30M-84-94H10M-84-72H-20M-100-50H30", mint, 8) + stroke("M-10-116H50", gold, 8)) +
      console_(500, stroke("M-104-56L-70-90L-36-70L0-116L40-92L100-128", mint, 8) + rhomb(40, -92, 11, gold)) +
      put(1120, 624, 0.8, fern(leaf)) +
      put(1120, 640, 0.6, pot(clay, sand)) +
      put(190, 612, 1.24, bust("#2a7b70") + behindShort("honey") + headset()) +
      put(500, 612, 1.24, bust("#b9c9b4") + behindPlait("wheat", gold)) +
      seat(190) +
      seat(500) +
      woman() +
      put(950, 440, 1.34, sideHijab("honey", {}, ["#2f8562", "#1f6a4d"])) +
      foot(1200, 900, night, river),
  )
