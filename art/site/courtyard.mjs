import { around, box, disc, fill, gold, image, rhomb, ring, row, stroke, vermilion } from "../demo/canvas.mjs"
import { foot } from "./cloth.mjs"
import { bottle, clay, cream, forest, green, leaf, milk, mint, paper, sand, scarlet, skins, teal } from "./palette.mjs"
import { beard, behindPlait, behindShort, bust, put, short } from "./people.mjs"
import { plait, sideHair, sideHijab } from "./profiles.mjs"
import { fern } from "./things.mjs"

const flame = "#e4552f"

/** A veranda of two storeys, as old colleges have it. */
const college = () =>
  box(0, 150, 900, 420, cream) +
  box(0, 132, 920, 26, "#d9c7a3") +
  box(0, 346, 910, 20, "#d9c7a3") +
  row(9, (n) => {
    const x = 20 + n * 98
    return (
      fill(`M${x} 346V232a36 40 0 0 1 72 0V346z`, "#a9b79f") +
      fill(`M${x} 570V440a36 40 0 0 1 72 0V570z`, "#96a88f") +
      stroke(`M${x} 312h72M${x + 18} 312v34M${x + 36} 312v34M${x + 54} 312v34`, cream, 5) +
      (n % 3 === 1 ? box(x + 16, 462, 40, 108, forest, 2) : "")
    )
  }) +
  box(0, 556, 920, 18, "#d9c7a3")

const plates = [
  [1010, 60, 240],
  [700, 92, 250],
  [880, 150, 300],
  [560, 176, 180],
  [1090, 200, 190],
]

const bough = ([x, y, half], seed) =>
  row(9, (n) =>
    put(
      x - half + (n + 0.5) * (half / 4.5),
      y + 34 + ((n * 13 + seed * 7) % 20),
      0.62,
      fern(n % 2 ? green : leaf),
      180,
    ),
  ) +
  row(15, (n) =>
    disc(
      Math.round(x - half + n * (half / 7)),
      y + 12 + ((n * 17 + seed * 5) % 22),
      26 + ((n * 11 + seed) % 16),
      scarlet,
    ),
  ) +
  row(13, (n) =>
    disc(
      Math.round(x - half * 0.88 + n * (half / 6.8)),
      y - 12 - ((n * 23 + seed * 3) % 30),
      26 + ((n * 7 + seed) % 18),
      vermilion,
    ),
  ) +
  row(11, (n) =>
    disc(Math.round(x - half * 0.8 + n * (half / 6.2)), y - 34 - ((n * 29 + seed * 9) % 34), 7 + ((n * 5) % 9), flame),
  )

const tree = () =>
  fill(
    "M884 700C900 560 890 470 850 400C800 330 740 280 660 230L684 210C760 250 830 290 880 350C890 290 880 240 860 180L892 176C916 240 920 290 916 340C960 290 1020 260 1080 232L1094 256C1020 300 960 350 944 420C936 500 950 600 976 700z",
    "#5d4433",
  ) +
  fill(
    "M930 700C930 600 920 500 930 420C944 350 1000 300 1094 256C1020 300 960 350 944 420C936 500 950 600 976 700z",
    "#47321f",
  ) +
  plates.map(bough).join("")

const petals = () =>
  row(
    26,
    (n) =>
      `<ellipse cx="${30 + ((n * 271) % 1140)}" cy="${640 + ((n * 97) % 210)}" rx="9" ry="5" fill="${n % 3 ? vermilion : flame}" transform="rotate(${(n * 47) % 60} ${30 + ((n * 271) % 1140)} ${640 + ((n * 97) % 210)})"/>`,
  )

const chart = () =>
  stroke("M90 700L140 260M300 700L250 260M196 240V640", "#6b4228", 12) +
  box(84, 250, 224, 290, "#6b4228", 6) +
  box(92, 258, 208, 274, paper, 3) +
  fill("M196 288L256 310V362C256 404 230 430 196 446C162 430 136 404 136 362V310z", green) +
  rhomb(196, 364, 34, paper) +
  rhomb(196, 364, 17, gold) +
  stroke("M124 476H268M124 502H220", mint, 9)

const speaker = () =>
  fill("M372 600L362 770H470L462 600z", "#e9e1cf") +
  stroke("M416 660V770", "#cbbf9f", 5) +
  // The arm with the notes hangs, the other one counts the points.
  stroke("M338 440C314 490 306 540 312 590", "#103a42", 46) +
  fill("M306 606C300 630 306 646 318 650C330 648 334 630 330 606z", skins.honey[0]) +
  fill(
    "M394 392C364 404 330 408 322 446C340 520 346 600 338 676C390 690 450 690 500 676C492 600 494 520 512 446C502 408 468 404 438 392z",
    teal,
  ) +
  stroke("M350 470C356 520 358 560 356 600M484 480C478 530 476 570 478 610", "#103a42", 4) +
  stroke("M496 446C552 470 574 440 588 404", teal, 46) +
  stroke("M586 414C594 392 600 374 602 356", skins.honey[0], 26) +
  fill(
    "M590 362C580 336 586 318 592 300C598 296 602 306 602 320C608 300 618 300 618 318C626 310 632 318 628 334C626 350 620 360 614 368z",
    skins.honey[0],
  ) +
  fill("M402 388L416 418L430 388L424 540H408z", "#0f363e") +
  put(416, 330, 1.02, short("honey", { turn: 6, mouth: "smile" }) + beard())

/** On the grass, seen from behind. */
const sitting = (x, y, cloth, shade, head) =>
  put(x, y, 1, bust(cloth, 260) + stroke("M-84 120C-92 160-96 200-98 236M84 120C92 160 96 200 98 236", shade, 5) + head)

/** The same from the side, looking left; knees before her. */
const sideways = (cloth, shade, legs, head) =>
  fill("M-150 236C-160 196-120 170-60 186C0 170 90 180 110 236z", legs) +
  fill("M-64 236C-84 150-76 84-24 70H34C84 90 98 160 96 236z", cloth) +
  stroke("M26 110C28 160-10 196-70 196", shade, 50) +
  stroke("M24 104C24 154-14 188-70 190", cloth, 44) +
  head

const alpona = () =>
  `<g transform="translate(560 700) scale(1 .3)">` +
  ring(0, 0, 236, paper, 9) +
  around("q", 12, 30, fill("M0-222C28-196 28-168 0-146C-28-168-28-196 0-222z", paper)) +
  ring(0, 0, 132, paper, 7) +
  around("i", 8, 45, fill("M0-120C30-88 28-50 0-26C-28-50-30-88 0-120z", milk)) +
  disc(0, 0, 20, gold) +
  "</g>"

export const courtyard = () =>
  image(
    1200,
    900,
    box(0, 0, 1200, 900, "#cfe8e6") +
      college() +
      fill("M900 470c60-50 110-30 150-50s110-30 150-10V580H880z", leaf) +
      box(0, 570, 1200, 330, "#9fcaa6") +
      fill("M0 570H1200V600C800 620 300 610 0 600z", "#86b896") +
      alpona() +
      `<ellipse cx="930" cy="704" rx="150" ry="26" fill="#86b896"/>` +
      tree() +
      petals() +
      chart() +
      speaker() +
      put(1010, 560, 0.96, sideways(vermilion, scarlet, cream, plait(6, gold) + sideHair("clove", {}))) +
      put(730, 590, 0.86, sideways(green, forest, sand, sideHijab("wheat", {}, [cream, clay]))) +
      sitting(150, 640, clay, "#b39a74", behindShort("cocoa")) +
      sitting(470, 660, forest, bottle, behindPlait("honey", vermilion)) +
      stroke("M826 800C870 770 880 720 880 680", paper, 50) +
      stroke("M880 690C880 660 882 640 884 622", skins.clove[0], 28) +
      fill(
        "M870 634C860 600 866 580 872 566C878 562 882 572 882 586C888 568 898 570 896 586C904 580 908 590 904 604C902 620 900 630 896 640z",
        skins.clove[0],
      ) +
      sitting(760, 676, paper, sand, behindShort("clove")) +
      foot(1200, 900, bottle, leaf),
  )
