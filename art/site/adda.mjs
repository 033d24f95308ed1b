import { markPath } from "../../web/src/ui/image/mark-path.ts"
import { box, disc, fill, gold, image, rhomb, row, stroke, vermilion } from "../demo/canvas.mjs"
import { clip, foot, netting, trim } from "./cloth.mjs"
import {
  bottle,
  cream,
  deep,
  forest,
  green,
  hair,
  ink,
  leaf,
  milk,
  mint,
  paper,
  sand,
  scarlet,
  skins,
  teal,
} from "./palette.mjs"
import { bust, hijab, knot, put } from "./people.mjs"
import { bun, plait, sideHair } from "./profiles.mjs"
import { fern, pot, tea } from "./things.mjs"

const [dusk, far, near] = ["#f3dcb4", "#e3c193", "#d2a877"]

const town = () =>
  box(0, 0, 1200, 900, dusk) +
  disc(900, 300, 92, "#f9ecd0") +
  row(12, (n) => box(n * 104 - 20, 330 - ((n * 67) % 120), 96, 400, far)) +
  row(9, (n) => box(n * 140 - 60, 430 - ((n * 83) % 90), 128, 300, near)) +
  row(9, (n) =>
    row(3, (k) => box(n * 140 - 36 + k * 32, 460 - ((n * 83) % 90), 14, 20, (n + k) % 3 ? "#c09567" : "#fbf0d4")),
  ) +
  box(470, 270, 70, 60, "#b98a5b", 4) +
  stroke("M478 330v40M532 330v40", "#b98a5b", 6)

/** A sari on the line: the main part with its flowers, the end with its borders. */
const sari = (x, y, width, height, [cloth, flowers, edge, thread], id) =>
  netting(id, id, flowers, x + 48, y + 40, 0.9, 1) +
  clip(
    `${id}c`,
    `M${x} ${y}h${width}v${height}c-${width / 4} 16-${width / 4}-10-${width / 2} 2s-${width / 4} 8-${width / 2}-4z`,
    box(x, y, width, height + 20, cloth) +
      box(x, y, width, height, `url(#${id})`) +
      trim(
        `M${x - 20} ${y + height - 44}h20c${width / 4} 12 ${width / 4}-10 ${width / 2} 0s${width / 4} 6 ${width / 2} 2h20`,
        [edge, thread],
        30,
      ) +
      stroke(`M${x + 7} ${y - 9}v${height + 40}M${x + width - 7} ${y - 9}v${height + 40}`, edge, 14),
  )

const roof = () =>
  stroke("M0 96Q300 140 600 112T1200 92", "#8a6a45", 4) +
  sari(90, 118, 210, 250, [green, leaf, vermilion, gold], "u") +
  sari(336, 122, 150, 210, [paper, sand, green, gold], "v") +
  sari(906, 104, 210, 260, [scarlet, vermilion, bottle, gold], "w") +
  row(6, (n) => box([96, 284, 342, 470, 912, 1098][n], [106, 112, 114, 112, 94, 92][n], 8, 22, "#8a6a45", 3)) +
  stroke("M0 30Q300 92 600 44T1200 30", "#8a6a45", 3) +
  row(11, (n) => disc(50 + n * 110, [41, 55, 63, 64, 58, 49, 42, 36, 34, 33, 32][n] + 12, 9, n % 2 ? paper : gold)) +
  box(0, 560, 1200, 340, "#b7805a") +
  box(0, 540, 1200, 28, "#cf9a70") +
  box(0, 540, 1200, 8, "#e5b890")

/** A table under a quilt that somebody's grandmother stitched. */
const table = () =>
  fill("M266 700C250 780 256 840 262 900H938C944 840 950 780 934 700z", bottle) +
  stroke("M330 740C322 800 322 850 326 900M470 752V900M730 752V900M870 740C878 800 878 850 874 900", deep, 6) +
  trim("M258 806C400 850 800 850 942 806", [vermilion, gold], 26) +
  row(
    7,
    (n) =>
      rhomb(330 + n * 90, 780 + [-8, 4, 10, 12, 10, 4, -8][n], 13, leaf) +
      rhomb(330 + n * 90, 780 + [-8, 4, 10, 12, 10, 4, -8][n], 6, cream),
  ) +
  `<ellipse cx="600" cy="700" rx="336" ry="56" fill="${deep}"/><ellipse cx="600" cy="694" rx="336" ry="56" fill="${forest}"/>` +
  `<ellipse cx="600" cy="692" rx="296" ry="42" fill="none" stroke="${leaf}" stroke-width="4" stroke-dasharray="10 9"/>`

const laptop = () =>
  fill("M-104-124a10 10 0 0 1 10-10H94a10 10 0 0 1 10 10L112 0H-112z", ink) +
  put(-27, -96, 2.25, fill(markPath, mint)) +
  box(-130, -2, 260, 12, "#2c4b4d", 6)

const snacks = () =>
  `<ellipse cx="0" cy="0" rx="70" ry="16" fill="${milk}"/>` +
  row(4, (n) => fill(`M${-50 + n * 27} 0l16-34 18 34z`, n % 2 ? "#c98a3e" : "#b97a32"))

export const adda = () =>
  image(
    1200,
    900,
    town() +
      roof() +
      put(60, 560, 1, pot("#a5532a", "#c06a3a") + put(0, -70, 1, fern(green))) +
      put(1140, 560, 1, pot("#a5532a", "#c06a3a") + put(0, -70, 1, fern(leaf))) +
      // She laughs; she has just made her point.
      put(462, 400, 1.3, bust(cream, 300)) +
      fill("M420 490C430 540 500 540 506 490z", skins.honey[0]) +
      fill("M330 790C320 680 330 560 372 520C420 500 440 496 452 490C480 560 560 640 596 700V790z", vermilion) +
      trim("M452 490C480 560 560 640 600 706", [gold, scarlet], 16) +
      stroke("M372 560C380 640 400 690 430 720", scarlet, 5) +
      put(462, 400, 1.3, knot("honey", { mouth: "laugh", look: "glad", turn: 6, teep: vermilion }, { flower: paper })) +
      put(744, 400, 1.3, bust(teal, 300) + hijab("wheat", { mouth: "smile", turn: -6 }, [mint, leaf])) +
      stroke("M640 560C620 620 622 660 640 690", "#0f363e", 6) +
      table() +
      put(600, 684, 0.92, laptop()) +
      put(446, 722, 0.74, tea(paper)) +
      put(764, 722, 0.74, tea(paper)) +
      put(604, 728, 1, snacks()) +
      // Left and right, the listeners.
      fill("M40 900C20 760 40 620 110 580C180 560 250 580 276 640C300 720 310 800 316 900z", green) +
      stroke("M180 640C210 720 260 760 320 742", forest, 60) +
      stroke("M178 634C206 712 256 750 318 734", green, 54) +
      stroke("M316 734C340 728 356 716 368 702", skins.clove[0], 30) +
      fill(
        "M356 714C360 690 380 676 404 678C412 682 404 690 394 692C410 692 414 700 404 704C412 708 408 716 398 716C386 724 370 728 360 724z",
        skins.clove[0],
      ) +
      trim("M130 584C150 680 150 800 140 900", [vermilion, gold], 16) +
      put(190, 470, 1.34, plait(7, vermilion) + sideHair("clove", { look: "glad" }), 0, -1) +
      put(
        1010,
        470,
        1.34,
        bun(vermilion, hair.grey) + sideHair("honey", {}, { colour: hair.grey, sheen: "#a3aaa8", jewel: gold }),
      ) +
      fill("M884 900C890 800 900 700 926 630C960 570 1040 560 1090 590C1160 640 1180 780 1160 900z", paper) +
      fill("M950 598C990 660 1080 680 1120 612C1170 660 1180 780 1160 900H1040C1050 800 1010 680 950 598z", sand) +
      trim("M950 598C1010 680 1050 800 1040 900", [green, gold], 16) +
      stroke("M1010 650C990 740 950 770 880 756", "#d9cbae", 60) +
      stroke("M1006 644C986 730 948 758 880 746", paper, 54) +
      stroke("M884 748C864 742 852 728 846 714", skins.honey[0], 30) +
      disc(842, 706, 18, skins.honey[0]) +
      foot(1200, 900, deep, leaf),
  )
