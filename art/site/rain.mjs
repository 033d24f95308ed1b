import { box, disc, fill, gold, image, rhomb, row, stroke, vermilion } from "../demo/canvas.mjs"
import { foot, netting, pattern, trim } from "./cloth.mjs"
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
  mist,
  night,
  paper,
  river,
  scarlet,
  skins,
  teal,
} from "./palette.mjs"
import { glasses, put, short } from "./people.mjs"
import { plait, sideHair } from "./profiles.mjs"
import { banana, boat, books, drops, notebook, palm, tea } from "./things.mjs"

const sky = () =>
  box(0, 0, 1200, 900, mist) +
  fill(
    "M0 60H1200V190C1130 236 1060 180 990 206S820 250 740 206S560 180 470 214S260 240 190 204S60 190 0 214z",
    "#8dbdbc",
  ) +
  fill("M0 60H1200V120C1120 160 1050 110 960 138S780 160 690 128S480 120 380 146S140 150 0 120z", "#78adad") +
  // The far bank.
  put(150, 400, 0.62, palm(210, "#4c8a83", "#4c8a83")) +
  put(214, 404, 0.5, palm(200, "#4c8a83", "#4c8a83")) +
  put(640, 400, 0.6, palm(220, "#4c8a83", "#4c8a83")) +
  put(1010, 404, 0.66, palm(210, "#4c8a83", "#4c8a83")) +
  fill(
    "M0 396C80 350 130 372 190 374S290 330 360 366S470 352 530 378S700 340 770 372S900 352 960 366S1120 340 1200 380V430H0z",
    "#4c8a83",
  ) +
  fill("M1046 384l40-32 42 32v28h-82z", "#3b766f") +
  box(0, 412, 1200, 330, river) +
  stroke(
    "M40 452H180M300 440H420M560 458H700M900 446H1040M1090 478H1180M120 520H210M640 520H760M980 540H1100M60 620H190M700 600H830M1000 650H1120",
    "#86c0be",
    5,
  )

const traveller = () =>
  // He stands at the stern under his umbrella and steers.
  stroke("M0 0L-36 150", "#6b4a33", 6) +
  fill("M-14 0C-18-40-16-66 0-70C18-66 20-40 16 0z", paper) +
  fill("M-14 0H16L18 40H-16z", green) +
  disc(1, -84, 15, skins.clove[0]) +
  fill("M-15-86C-14-104 16-104 16-86C8-94-6-94-15-86z", ink) +
  stroke("M10-56L22-98V-130", skins.clove[0], 8) +
  stroke("M22-96V-150", ink, 4) +
  fill(
    "M-58-138C-40-196 80-196 104-138C90-148 76-148 64-138C50-148 36-148 23-138C8-148-6-148-18-138C-30-148-44-148-58-138z",
    scarlet,
  )

const screen = () =>
  box(-214, -128, 428, 256, night, 28) +
  `<clipPath id="c"><rect x="-194" y="-110" width="388" height="220" rx="10"/></clipPath><g clip-path="url(#c)">` +
  box(-194, -110, 388, 220, milk) +
  box(-40, -88, 214, 146, forest, 8) +
  netting("k", "class", leaf, 66, -16, 1, 0.8) +
  box(-40, -88, 214, 146, "url(#k)", 8) +
  rhomb(66, -16, 46, gold) +
  rhomb(66, -16, 34, forest) +
  stroke("M50-18L62-4L84-30", milk, 9) +
  fill("M-196 112C-196 52-170 36-136 28H-92C-58 36-36 52-34 112z", green) +
  fill("M-130 26L-114 54L-98 26z", paper) +
  put(-114, -26, 0.74, short("clove", { mouth: "talk", look: "dots", turn: 5 }) + glasses(5)) +
  box(-40, 72, 160, 12, mint, 6) +
  box(-40, 72, 104, 12, green, 6) +
  disc(148, 78, 12, vermilion) +
  disc(148, 78, 5, paper) +
  "</g>"

const girl = () =>
  fill("M876 566L862 612H976L962 566z", skins.honey[0]) +
  fill(
    "M770 900C760 760 776 650 846 592C858 584 866 580 872 582C890 616 950 612 966 576C990 584 1000 600 1010 612C1062 660 1080 780 1076 900z",
    vermilion,
  ) +
  // The arm that writes.
  stroke("M852 650C800 690 770 720 740 724", vermilion, 62) +
  stroke("M748 722C724 724 704 718 684 712", skins.honey[0], 30) +
  fill("M694 696C672 690 650 696 646 708C646 722 668 730 694 728z", skins.honey[0]) +
  stroke("M664 726L640 672", gold, 7) +
  trim("M770 686C784 708 796 724 800 746", [gold, scarlet], 13) +
  fill("M838 600C890 640 950 640 976 580C1050 620 1084 740 1080 900H930C940 800 890 700 838 600z", bottle) +
  trim("M838 600C890 700 940 800 930 900", [gold, scarlet], 15) +
  stroke("M900 650C950 700 980 780 984 880M960 650C1010 700 1030 770 1030 850", forest, 5)

const veranda = () =>
  box(0, 742, 1200, 158, "#7a4a31") +
  box(0, 716, 1200, 30, "#93603f") +
  box(0, 716, 1200, 8, "#b98457") +
  row(
    12,
    (n) =>
      `<g transform="translate(${50 + n * 100} 806)"><path d="M0-30C12-18 12-8 0 0C-12-8-12-18 0-30zM0 30C12 18 12 8 0 0C-12 8-12 18 0 30zM-30 0C-18-12-8-12 0 0C-8 12-18 12-30 0zM30 0C18-12 8-12 0 0C8 12 18 12 30 0z" fill="${cream}"/></g>`,
  ) +
  row(
    2,
    (n) =>
      box(64 + n * 1040, 60, 30, 670, clay, 6) + row(4, (k) => box(60 + n * 1040, 150 + k * 150, 38, 8, "#a78a60", 4)),
  )

const roof = () =>
  fill("M0 0H1200V52z", night) +
  box(0, 0, 1200, 58, teal) +
  row(30, (n) => fill(`M${n * 40} 50a20 20 0 0 0 40 0z`, n % 2 ? "#1d5761" : teal)) +
  box(0, 0, 1200, 18, "#0f363e")

export const rain = () =>
  image(
    1200,
    900,
    pattern("r", 64, stroke("M30 4L18 40M58 34L50 58", milk, 2.5)) +
      sky() +
      put(452, 462, 0.86, boat("#123c43", clay, "#8f744a", "#86c0be")) +
      put(318, 414, 0.72, traveller()) +
      put(40, 760, 1.1, banana("#2c6f57", "#3f8a6c")) +
      `<rect y="58" width="1200" height="660" fill="url(#r)" opacity=".75"/>` +
      roof() +
      drops(30, 1200, 74, 150, milk) +
      veranda() +
      put(480, 604, 0.86, screen(), -2) +
      put(236, 718, 1, books([bottle, paper, gold])) +
      put(150, 718, 0.9, tea(milk)) +
      put(670, 744, 1.1, notebook(mint)) +
      girl() +
      put(906, 470, 1.5, sideHair("honey", {}) + plait(8, gold)) +
      foot(1200, 900, deep, river),
  )
