import { trim } from "../site/cloth.mjs"
import { skins } from "../site/palette.mjs"
import { bust } from "../site/people.mjs"
import { box, disc, fill, row, stroke } from "./canvas.mjs"

// Down to the chest: `body` is drawn below the neck of people.mjs, `collar` above it.

const narrow = (content) => `<g transform="scale(.9 1)">${content}</g>`
const both = (d, colour) => `${fill(d, colour)}<path d="${d}" fill="${colour}" transform="scale(-1 1)"/>`

export const shirt = (cloth, collar, line) => ({
  body: bust(cloth),
  collar: stroke("M0 88V140", line, 3) + both("M0 86L-24 56L-42 70L-22 106z", collar) + disc(7, 112, 3, line),
})

export const jacket = (cloth, [inner, collar], lapel, tie = "") => ({
  body: bust(cloth) + fill("M-32 62L0 150L32 62z", inner),
  collar:
    (tie && fill("M-8 84H8L11 98L14 150H-14L-11 98z", tie)) +
    both("M0 84L-22 57L-34 66L-18 104z", collar) +
    both("M-30 62L-56 80L-46 92L-52 98L-8 150L-2 134z", lapel),
})

export const panjabi = (cloth, band, button) => ({
  body: bust(cloth),
  collar:
    fill("M-12 78H12V150H-12z", band) +
    stroke("M-23 60C-15 80 15 80 23 60", band, 10) +
    row(3, (n) => disc(0, 84 + n * 17, 3.2, button)),
})

export const overshirt = (cloth, inner, edge) => ({
  body: bust(inner),
  collar:
    stroke("M-22 62C-15 80 15 80 22 62", edge, 5) +
    both("M-23 58C-46 70-94 78-114 108V140H-26C-20 116-24 84-30 74z", cloth) +
    both("M-20 54L-46 68L-42 96L-24 84z", edge),
})

export const hooded = (cloth, inside, string) => ({
  body: fill("M-62 92C-66 40-40 34-20 46H20C40 34 66 40 62 92z", inside) + bust(cloth),
  collar:
    stroke("M-56 76C-44 62-32 58-24 58C-20 80-8 90 0 96C8 90 20 80 24 58C32 58 44 62 56 76", cloth, 15) +
    stroke("M-10 96v26M10 96v22", string, 4),
})

const neckline = (skin, depth) => fill(`M-22 61C-20 ${depth} 20 ${depth} 22 61z`, skins[skin][0])

export const saree = (skin, blouse, cloth, [band, thread], fold) => ({
  body:
    narrow(bust(blouse)) +
    neckline(skin, 96) +
    fill("M24 60C56 74 92 78 106 106L112 140H-70C-24 128 18 106 24 60z", cloth) +
    stroke("M58 76C60 100 34 122 18 136M84 84C88 106 74 122 66 136", fold, 3) +
    trim("M23 60C20 104-24 126-76 140", [band, thread], 13),
  collar: "",
})

export const kameez = (skin, cloth, scarf, [band, thread]) => ({
  body: narrow(bust(cloth)) + neckline(skin, 92),
  collar:
    both("M-22 57C-56 72-92 78-104 104L-112 140H-30C-32 112-32 84-22 57z", scarf) +
    trim("M-23 59C-33 84-33 112-31 142M23 59C33 84 33 112 31 142", [band, thread], 9),
})

export const tunic = (skin, cloth, [band, thread]) => ({
  body: narrow(bust(cloth)) + neckline(skin, 100) + trim("M-22 61C-20 100 20 100 22 61M0 92V140", [band, thread], 10),
  collar: "",
})

/** A cloth that lies over one shoulder, its woven bands along the edge. */
export const shoulderCloth = (cloth, [first, second]) =>
  fill("M21 60C60 74 92 80 106 104L114 140H24C36 116 34 84 21 60z", cloth) +
  trim("M24 62C37 84 39 116 29 142", first, 10) +
  trim("M58 74C68 94 70 118 64 142", second, 10)

/** The lower end of a headscarf on the shoulders; `end` is the part laid across. */
export const veil = (cloth, edge, robe, end = "") => ({
  body: bust(robe) + fill("M-64 70C-74 88-92 98-98 140H98C92 98 74 88 64 70z", cloth),
  collar: fill("M-40 116C-20 124 40 122 74 102L90 140H-60z", cloth) + (end && fill(end, edge)),
})

export const beads = (depth, colour) =>
  `<path d="M-20 64C-16 ${depth} 16 ${depth} 20 64" fill="none" stroke="${colour}" stroke-width="7" stroke-dasharray="0 9"/>`

export const headset = (colour, pad) =>
  stroke("M-47 2C-54-94 54-94 47 2", colour, 6) +
  box(-56, -8, 16, 28, pad, 8) +
  box(40, -8, 16, 28, pad, 8) +
  stroke("M-48 18C-46 36-34 42-20 40", colour, 4) +
  disc(-18, 40, 5, pad)

export const frames = (colour, round) => {
  const rim = (x) =>
    `<rect x="${x}" y="-8" width="26" height="19" rx="${round}" fill="none" stroke="${colour}" stroke-width="3.5"/>`
  return rim(-30) + rim(4) + stroke("M-4-1q4-3 8 0M-30-2L-42-4M30-2L42-4", colour, 3.5)
}
