import { markPath } from "../../web/src/ui/image/mark-path.ts"
import { box, fill, gold, image, row, stroke, vermilion } from "../demo/canvas.mjs"
import { foot, ground, netting, trim } from "./cloth.mjs"
import { cream, deep, forest, green, ink, leaf, milk, mint, pale, paper, scarlet, skins, teal } from "./palette.mjs"
import { bust, glasses, hijab, knot, long, longBehind, put } from "./people.mjs"

const petal = "M0-40C70-150 78-280 0-420C-78-280-70-150 0-40z"

/** A water lily, the country's flower, that opens behind them. */
const lily = () =>
  [-84, 84, -56, 56, -28, 28, 0]
    .map(
      (angle, n) =>
        `<g transform="translate(600 640) rotate(${angle}) scale(1.26)"><path d="${petal}" fill="${[mint, mint, "#a9d6c0", "#a9d6c0", pale, pale, milk][n]}"/><path d="M0-80V-360" fill="none" stroke="${[leaf, leaf, leaf, leaf, mint, mint, mint][n]}" stroke-width="3" stroke-dasharray="2 12"/></g>`,
    )
    .join("")

const saree = (d, edge, cloth, [band, thread], fold) =>
  fill(d, cloth) + (fold ? stroke(fold[0], fold[1], 5) : "") + trim(edge, [band, thread], 17)

const fingers = (x, mirror) =>
  put(
    x,
    764,
    1,
    row(4, (n) => box(-8 + n, n * 25, 56 - n * 5, 23, skins.honey[0], 11)) +
      stroke("M8 24h30M8 49h26M10 74h20", skins.honey[1], 3),
    0,
    mirror,
  )

/** She holds it shut before her, in both arms. */
const laptop = () =>
  fill(
    "M400 720C370 780 380 860 420 880L480 840C470 800 460 760 470 720zM808 720C838 780 828 860 788 880L728 840C738 800 748 760 738 720z",
    "#e6d9bc",
  ) +
  box(450, 716, 308, 210, ink, 16) +
  box(450, 716, 308, 12, "#2c4b4d", 6) +
  put(550, 748, 4.5, fill(markPath, mint)) +
  fingers(436, 1) +
  fingers(772, -1)

export const femina = () =>
  image(
    1200,
    900,
    ground(1200, 900, forest, "#185a45", 1.5) +
      lily() +
      // On the left the teacher, on the right the new member, in front of them the friend who brought her.
      put(330, 420, 1.5, bust(cream, 340)) +
      fill("M270 510C290 580 370 580 390 510z", skins.clove[0]) +
      saree(
        "M130 900C140 720 160 600 210 560C250 530 280 520 290 512C320 620 400 740 470 900z",
        "M290 512C320 620 400 740 470 900",
        green,
        [gold, deep],
        ["M214 600C230 700 260 800 300 880", forest],
      ) +
      put(
        330,
        420,
        1.5,
        knot("clove", { mouth: "smile", turn: 6, teep: vermilion, look: "dots" }, { flower: paper }) + glasses(6),
      ) +
      put(876, 440, 1.5, longBehind() + bust("#cfa24a", 340)) +
      fill("M820 536C836 596 914 596 930 536z", skins.wheat[0]) +
      fill(
        "M822 530C780 550 740 560 720 590C760 650 840 700 890 704C850 640 826 590 826 536zM930 530C970 550 1010 560 1030 590C1000 650 930 700 880 704C920 640 928 590 926 536z",
        teal,
      ) +
      trim("M824 532C830 600 850 660 890 704C918 650 930 590 928 532", [mint, teal], 15) +
      put(876, 440, 1.5, long("wheat", { mouth: "laugh", look: "glad", turn: -6 })) +
      netting("d", "femina", vermilion, 604, 720, 1, 1.2) +
      put(604, 500, 1.7, bust(cream, 300)) +
      put(604, 500, 1.7, bust("url(#d)", 300)) +
      put(604, 500, 1.7, hijab("honey", { mouth: "smile" }, [vermilion, scarlet])) +
      laptop() +
      foot(1200, 900, deep, leaf),
  )
