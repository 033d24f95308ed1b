import { diamond } from "../../web/build/jamdani.ts"
import { markPath } from "../../web/src/ui/image/mark-path.ts"
import { around, box, deepGold, disc, fill, gold, image, rhomb, ring, row, stroke } from "../demo/canvas.mjs"
import { bordering, foot, netting } from "./cloth.mjs"
import { bottle, forest, green, ink, leaf, milk, mint, night, paper, skins } from "./palette.mjs"
import { put } from "./people.mjs"

const [desk, vein] = ["#c9b690", "#bfaa80"]

const rosette = (radius) =>
  around(
    "z",
    12,
    15,
    `<path d="M0-${radius}L${radius * 0.5} 0L0 ${radius}L-${radius * 0.5} 0z" fill="none" stroke="${deepGold}" stroke-width="2.500"/>`,
  )

const certificate = () =>
  box(-300, -228, 600, 456, paper, 6) +
  bordering("b", leaf, "scale(1.1666)", 1) +
  `<path d="M-280-208H280V208H-280zM-252-180V180H252V-180z" fill="url(#b)" fill-rule="evenodd"/>` +
  `<path d="M-280-208H280V208H-280zM-250-178H250V178H-250z" fill="none" stroke="${green}" stroke-width="3"/>` +
  put(-27, -152, 2.25, fill(markPath, green)) +
  stroke("M-130-66H130", ink, 16) +
  stroke("M-190-26H190M-170 2H170M-190 30H110", "#b9c4b6", 9) +
  stroke("M-196 126H-70", "#8a9a8c", 4) +
  stroke("M-184 108c14-26 20-20 22-4s18-22 24-8s20-6 34-8", ink, 5)

const seal = () =>
  fill("M-34 30L-52 128L-8 106L0 40zM34 30L52 128L8 106L0 40z", green) +
  disc(0, 0, 74, gold) +
  ring(0, 0, 74, deepGold, 3) +
  rosette(62) +
  fill(diamond(0, 0, 4, 7), paper) +
  stroke("M-14 0L-4 11L16-12", green, 8)

/** The result on the phone: the same lattice and a seal of confirmation. */
const phone = () =>
  box(-132, -262, 264, 524, night, 38) +
  box(-116, -246, 232, 492, milk, 26) +
  netting("p", "verify", mint, 0, -96, 1.2, 0.8) +
  `<path d="M-116 16V-220a26 26 0 0 1 26-26H90a26 26 0 0 1 26 26V16z" fill="${forest}"/><path d="M-116 16V-220a26 26 0 0 1 26-26H90a26 26 0 0 1 26 26V16z" fill="url(#p)" opacity=".35"/>` +
  fill(diamond(0, -108, 7, 11), gold) +
  fill(diamond(0, -108, 6, 11), forest) +
  fill(diamond(0, -108, 5, 11), milk) +
  stroke("M-26-108L-8-88L30-130", green, 16) +
  box(-36, -236, 72, 12, night, 6) +
  box(-92, 44, 184, 154, paper, 10) +
  stroke("M-70 78H34", ink, 12) +
  stroke("M-70 108H66M-70 132H50M-70 156H20", mint, 9) +
  rhomb(64, 156, 17, gold)

const [skin, shade] = skins.clove

/** The palm behind the phone, and its sleeve. */
const palm = () =>
  fill("M120 60C180 100 200 170 188 250C180 310 158 350 140 392L156 470H-84L-74 400C-128 356-150 290-142 190z", skin) +
  fill("M-142 190C-150 290-128 356-74 400L-78 440C-60 380-40 330 40 318C90 312 120 300 136 262H-132z", shade) +
  box(-104, 426, 276, 50, paper, 8) +
  fill("M-118 456H186L200 560H-130z", green) +
  disc(150, 484, 9, gold)

const grip = () =>
  row(4, (n) => {
    const [x, long] = [[-166, -172, -168, -158][n], [76, 80, 74, 62][n]]
    return (
      `<rect x="${x}" y="${-10 + n * 54}" width="${long}" height="47" rx="23" fill="${skin}"/>` +
      stroke(`M${x + 22} ${36 + n * 54}h${long - 44}`, shade, 4)
    )
  }) +
  fill(
    "M186 262C200 190 188 124 160 74C148 46 128 22 108 24C88 28 86 50 94 70C108 100 118 140 116 184C114 224 104 262 124 300z",
    skin,
  ) +
  stroke("M93 68C108 100 118 140 116 184C114 224 108 250 116 282", shade, 4) +
  fill("M101 44C104 30 120 32 130 46C138 58 140 70 132 74C120 74 100 62 101 44z", "#c08f74")

const lenses = () =>
  stroke("M-98-4L-112-96M98-4L112-96M-20 0Q0-14 20 0", gold, 7) +
  ring(-58, 0, 40, gold, 8) +
  ring(58, 0, 40, gold, 8) +
  disc(-58, 0, 36, "#fbfaf5").replace("/>", ' opacity=".25"/>') +
  disc(58, 0, 36, "#fbfaf5").replace("/>", ' opacity=".25"/>')

const pen = () =>
  box(-120, -9, 200, 18, ink, 9) +
  box(20, -9, 14, 18, gold) +
  fill("M80-9L128 0L80 9z", gold) +
  box(-110, -14, 70, 6, gold, 3)

const cup = () =>
  disc(0, 0, 92, paper) +
  ring(0, 0, 78, mint, 4) +
  disc(0, 0, 56, milk) +
  disc(0, 0, 46, "#8c4322") +
  fill("M-34-22A42 42 0 0 1 10-40A60 60 0 0 0-34-22z", "#b0663c") +
  box(54, -12, 44, 24, milk, 12)

export const verify = () =>
  image(
    1200,
    900,
    box(0, 0, 1200, 900, desk) +
      row(6, (n) =>
        stroke(`M0 ${90 + n * 150}C300 ${70 + n * 150} 700 ${120 + n * 150} 1200 ${84 + n * 150}`, vein, 3),
      ) +
      netting("m", "verify", forest, 420, 380, 1.5) +
      box(-40, 52, 800, 700, bottle, 28) +
      box(-40, 52, 800, 700, "url(#m)", 28) +
      `<rect x="-30" y="66" width="776" height="672" rx="18" fill="none" stroke="${gold}" stroke-width="3" stroke-dasharray="12 9"/>` +
      put(400, 346, 1.06, certificate() + put(186, 130, 0.9, seal()), -5) +
      put(330, 786, 1, pen(), -8) +
      put(1096, 130, 1, cup(), 30) +
      put(890, 384, 0.96, palm()) +
      put(890, 366, 0.96, phone()) +
      put(890, 384, 0.96, grip()) +
      put(130, 690, 0.8, lenses(), 14) +
      foot(1200, 900, bottle, leaf),
  )
