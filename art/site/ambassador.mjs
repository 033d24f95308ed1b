import { diamond } from "../../web/build/jamdani.ts"
import { markPath } from "../../web/src/ui/image/mark-path.ts"
import { box, disc, fill, gold, image, row, stroke, vermilion } from "../demo/canvas.mjs"
import { foot, netting, trim } from "./cloth.mjs"
import { bottle, cream, forest, green, leaf, milk, paper, sand, scarlet, skins } from "./palette.mjs"
import { bust, glasses, hijab, long, longBehind, put, short } from "./people.mjs"
import { palm } from "./things.mjs"

/** The gate of a campus, its lattice drawn aside. */
const gate = () =>
  box(0, 0, 1200, 900, "#cfe8e6") +
  fill("M0 500c80-60 160-30 220-60s120-20 180-50 160 10 220-20 180 10 260-20 200 20 320-10V770H0z", "#9ccbb0") +
  put(70, 640, 1.3, palm(250, "#5d8f78", leaf)) +
  put(1120, 640, 1.4, palm(260, "#5d8f78", leaf)) +
  fill("M180 900V250H250V160H950V250H1020V900H880V470C880 330 760 270 600 270S320 330 320 470V900z", cream) +
  fill(
    "M320 470C320 330 440 270 600 270S880 330 880 470V900H850V480C850 360 750 300 600 300S350 360 350 480V900H320z",
    "#d9c7a3",
  ) +
  box(236, 142, 728, 26, "#d9c7a3") +
  box(166, 238, 868, 24, "#d9c7a3") +
  fill("M470 142V110H730V142z", cream) +
  netting("k", "gate", leaf, 600, 204, 0.8, 1) +
  box(290, 180, 620, 48, green) +
  box(290, 180, 620, 48, "url(#k)") +
  row(2, (n) => fill(diamond(250 + n * 700, 326, 3, 12), green) + fill(diamond(250 + n * 700, 326, 1, 12), gold)) +
  box(0, 760, 1200, 140, "#8fc09c") +
  fill("M350 760H850L1010 900H190z", sand)

const bunting = () =>
  stroke("M0 96Q130 150 236 156M964 156Q1080 150 1200 90", "#8a6a45", 4) +
  row(
    4,
    (n) =>
      fill(
        [`M14 102h44l-24 44z`, `M74 124h44l-24 44z`, `M134 140h44l-22 44z`, `M186 148h44l-24 42z`][n],
        [vermilion, green, gold, leaf][n],
      ) +
      fill(
        [`M976 154h42l-20 42z`, `M1030 148h42l-20 44z`, `M1086 134h42l-20 44z`, `M1140 112h42l-20 44z`][n],
        [green, vermilion, leaf, gold][n],
      ),
  )

const standard = () =>
  box(846, 170, 16, 730, "#6b4228", 8) +
  disc(854, 166, 16, gold) +
  fill("M862 196C930 176 970 226 1060 196V420C970 450 930 400 862 420z", vermilion) +
  trim("M862 408C930 388 970 438 1060 408", [scarlet, gold], 18) +
  put(902, 240, 4.8, fill(markPath, paper))

const ambassador = () =>
  put(600, 400, 1.6, longBehind()) +
  put(600, 400, 1.6, bust(bottle, 340)) +
  fill("M548 506C560 570 640 570 652 506z", skins.honey[0]) +
  stroke("M770 600C830 660 870 650 858 560", bottle, 74) +
  // The sash.
  fill("M470 530L530 508L790 900H690z", vermilion) +
  trim("M478 528L700 900M524 510L782 900", [gold, scarlet], 13) +
  fill("M832 566C830 530 846 516 866 520C886 524 890 556 884 580C872 596 838 594 832 566z", skins.honey[0]) +
  stroke("M838 544h40M836 562h44", skins.honey[1], 4) +
  put(600, 400, 1.6, long("honey", { mouth: "smile", turn: 3 }))

const left = () =>
  put(300, 480, 1.36, bust(paper, 340)) +
  stroke("M300 582V900", "#d9c7a3", 5) +
  fill("M262 560L300 610L338 560L320 552L300 576L280 552z", milk) +
  stroke("M196 640C170 740 200 800 270 790", "#e4ddcb", 56) +
  box(256, 716, 150, 196, green, 8) +
  box(256, 716, 22, 196, forest, 6) +
  fill(diamond(346, 800, 3, 10), gold) +
  fill("M236 768C262 760 290 764 300 776C304 790 290 806 262 814z", skins.clove[0]) +
  put(300, 480, 1.36, short("clove", { mouth: "smile", look: "dots", turn: 7 }) + glasses(7))

const right = () =>
  put(960, 500, 1.3, bust("#cfe0ee", 340)) +
  put(960, 500, 1.3, hijab("wheat", { mouth: "smile", turn: -7 }, [paper, "#d9d4c4"])) +
  stroke("M1070 640C1110 740 1080 800 1010 800", "#b9cfe0", 54) +
  box(900, 742, 130, 170, gold, 8) +
  box(912, 760, 106, 60, "#e9c983", 4) +
  fill("M1044 782C1016 776 990 780 982 792C980 806 996 820 1022 826z", skins.wheat[0])

export const ambassadors = () =>
  image(1200, 900, gate() + bunting() + right() + left() + standard() + ambassador() + foot(1200, 900, bottle, leaf))
