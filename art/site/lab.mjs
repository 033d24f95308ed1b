import { box, disc, fill, gold, image, rhomb, row, stroke, vermilion } from "../demo/canvas.mjs"
import { foot, netting, trim } from "./cloth.mjs"
import {
  bottle,
  clay,
  cream,
  forest,
  green,
  ink,
  leaf,
  milk,
  mint,
  night,
  pale,
  paper,
  scarlet,
  skins,
  teal,
} from "./palette.mjs"
import { behindHijab, behindShort, bust, knot, put } from "./people.mjs"
import { bun, sideHair } from "./profiles.mjs"
import { books, tea } from "./things.mjs"

const [oak, oakLight, oakDark] = ["#93603f", "#b98457", "#6b4228"]

const window_ = (x) =>
  box(x, 90, 190, 290, "#bfe0e2") +
  fill(`M${x} 300c30-30 60-24 76-10s60-50 114-8V380H${x}z`, leaf) +
  fill(`M${x} 344c60-24 120-20 190-4V380H${x}z`, green) +
  `<path d="M${x} 90h190v290h-190zM${x + 95} 90V380M${x} 200h190" fill="none" stroke="${paper}" stroke-width="14"/>` +
  box(x - 18, 380, 226, 14, "#8fb8a3")

const nodes = [
  [330, 170],
  [330, 330],
  [690, 180],
]
const board = () =>
  box(256, 66, 548, 380, oak, 8) +
  box(270, 80, 520, 352, forest, 4) +
  netting("k", "lab", green, 490, 250, 1.6, 0.8) +
  box(270, 80, 520, 352, "url(#k)", 4) +
  stroke("M330 170L410 250L330 330M410 250H560L690 180", mint, 5) +
  nodes.map(([x, y]) => rhomb(x, y, 26, milk) + rhomb(x, y, 12, leaf)).join("") +
  rhomb(410, 250, 30, leaf) +
  rhomb(410, 250, 14, milk) +
  rhomb(560, 250, 46, gold) +
  rhomb(560, 250, 26, forest)

const fan = () =>
  stroke("M530 0V22", "#5f8d79", 8) +
  fill(
    "M350 26c60-12 130-10 172-4v14c-52 6-122 4-172-10zM710 26c-60-12-130-10-172-4v14c52 6 122 4 172-10z",
    "#7fae98",
  ) +
  disc(530, 30, 17, "#5f8d79")

const teacher = () =>
  // A sari the colour of bottle glass, its end over the left shoulder.
  put(880, 250, 1.25, bust(paper, 330)) +
  fill("M852 322C860 366 900 366 908 322z", skins.clove[0]) +
  stroke("M770 420C730 420 690 380 668 330", paper, 46) +
  stroke("M690 372C672 346 656 318 646 292", skins.clove[0], 27) +
  fill(
    "M634 304C626 284 626 262 622 250C628 246 634 252 638 262C644 258 652 264 656 276C660 288 660 298 658 306z",
    skins.clove[0],
  ) +
  stroke("M628 268L596 214", oakDark, 6) +
  fill("M748 600C756 520 800 460 850 430C900 400 940 370 962 338C1000 350 1020 380 1030 420L1046 600z", green) +
  trim("M756 600C764 530 806 470 856 440C910 410 950 380 968 342", [vermilion, gold], 16) +
  stroke("M1000 380C1010 450 980 530 970 600M960 440C950 500 920 550 910 600", forest, 5)

const screens = [
  stroke("M-96-150H-40M-76-126H20M-76-102H-14M-96-78H40M-96-54H-44", mint, 9) + stroke("M-20-150H40M6-102H60", gold, 9),
  stroke("M-96-66L-62-100L-30-82L6-134L40-108L96-154", mint, 8) +
    rhomb(40, -108, 12, gold) +
    stroke("M-96-50H96", leaf, 4),
  rhomb(0, -108, 52, leaf) +
    rhomb(0, -108, 32, ink) +
    rhomb(0, -108, 15, gold) +
    stroke("M-96-108H-52M52-108H96", mint, 6),
]

const monitor = (content) =>
  fill("M-18-34H18L26 0H-26z", "#2c4b4d") +
  box(-66, -8, 132, 12, "#2c4b4d", 6) +
  box(-126, -192, 252, 164, night, 12) +
  box(-113, -179, 226, 138, ink, 4) +
  content

const chair = (x) =>
  stroke(`M${x - 110} 870V786M${x + 110} 870V786`, oakDark, 16) +
  box(x - 124, 770, 248, 30, oak, 12) +
  box(x - 124, 770, 248, 10, oakLight, 5) +
  box(x - 118, 826, 236, 24, oak, 10)

export const lab = () =>
  image(
    1200,
    900,
    box(0, 0, 1200, 900, pale) +
      window_(30) +
      window_(984) +
      board() +
      fan() +
      teacher() +
      put(880, 250, 1.25, knot("clove", { turn: -6, mouth: "smile", teep: vermilion }, { flower: vermilion })) +
      box(0, 590, 1200, 310, "#9cc5ae") +
      box(0, 586, 1200, 40, oak) +
      box(0, 586, 1200, 10, oakLight) +
      row(3, (n) => put(210 + n * 390, 588, 1.16, monitor(screens[n]))) +
      put(410, 588, 0.9, tea(milk)) +
      put(806, 588, 0.9, books([green, paper, vermilion])) +
      put(200, 640, 1.24, bust(cream) + behindShort("honey")) +
      stroke("M150 720C130 760 124 820 122 870M250 720C270 760 276 820 278 870", clay, 5) +
      // The neighbour shows her something on her screen.
      put(990, 640, 1.24, bust(teal) + behindHijab([vermilion, scarlet])) +
      put(610, 646, 1.24, bust(leaf)) +
      stroke("M700 790C760 800 800 760 826 690", leaf, 52) +
      stroke("M812 716C824 684 834 656 840 630", skins.honey[0], 28) +
      fill(
        "M826 640C824 612 836 600 838 574C842 566 850 570 850 582L850 602C860 604 860 630 854 644z",
        skins.honey[0],
      ) +
      put(610, 646, 1.24, sideHair("honey", {}) + bun(paper), 0, -1) +
      row(3, (n) => chair([200, 610, 990][n])) +
      foot(1200, 900, bottle, leaf),
  )
