import { hair } from "../site/palette.mjs"
import { ears, longBehind, parted } from "../site/people.mjs"
import { disc, fill, row, stroke } from "./canvas.mjs"

// Hair for the heads of people.mjs: the parts behind the shoulders, on the head, and in front of the shoulders.

const { dark, sheen, grey } = hair

/** A row of curls: round caps on dashes of length zero. */
const curls = (d, width, step) =>
  `<path d="${d}" fill="none" stroke="${dark}" stroke-width="${width}" stroke-dasharray="0 ${step}"/>`

/** The visible hair between a side-swept line and the forehead. */
const scalp = fill("M-43-1C-52-80 52-80 43-1z", dark)

const on = (d, light) => fill(d, dark) + stroke(light, sheen, 3)

export const swept = {
  under: scalp,
  front: on(
    "M-44 2C-52-28-50-50-34-60C-14-78 32-74 45-52C51-40 49-16 44 2C43-10 42-22 38-30C22-27 4-32-8-42C-16-34-26-30-36-28C-41-20-43-8-44 2z",
    "M-20-58C-4-67 20-66 34-54",
  ),
}
export const layered = {
  under: scalp,
  front: on(
    "M-44 0C-56-48-36-75 2-75C42-75 56-46 44 0C43-12 41-22 37-31L27-25L25-35C16-29 6-26-6-26L2-36C-12-27-24-24-36-24C-41-17-43-9-44 0z",
    "M-26-56C-12-65 8-66 22-60",
  ),
}
export const receding = {
  under: scalp,
  front: on(
    "M-44-2C-52-42-38-66 0-66C38-66 52-42 44-2C42-12 41-20 40-27C35-34 31-38 30-43C18-41 10-48 0-48C-10-48-18-41-30-43C-31-38-35-34-40-27C-41-20-42-12-44-2z",
    "M-20-58q20-5 40 0",
  ),
}
export const tightCurls = {
  under: fill("M-46 8C-54-92 54-92 46 8z", dark),
  front: curls("M-41-14C-46-70 46-70 41-14", 24, 15) + curls("M-27-44C-12-56 12-56 27-44", 22, 13),
}
export const quiff = {
  under: scalp,
  front: on(
    "M-44 2C-50-18-49-36-43-46C-50-72-12-90 24-82C50-77 56-56 47-42C49-26 47-10 44 2C43-10 42-20 38-30C30-31 24-36 20-42C4-32-20-32-37-34C-41-24-43-10-44 2z",
    "M-30-54C-22-68 2-74 24-68M-16-48C-4-56 10-58 22-56",
  ),
}
export const wavy = {
  under: fill("M-46 10C-54-74 54-74 46 10z", dark),
  front: on(
    "M-45 8C-56-6-54-22-50-34C-52-56-34-64-26-66C-10-82 12-76 20-70C40-72 52-54 49-38C56-22 54-6 45 8C46-6 43-18 40-24C30-22 26-30 22-36C12-26 2-28-6-36C-16-26-28-26-36-30C-44-18-44-6-45 8z",
    "M-30-52C-22-60-12-62-4-58M10-60C22-60 32-54 36-46",
  ),
}
export const combed = {
  under: scalp,
  front: on(
    "M-43 0C-52-40-42-62-14-68C24-76 52-50 43 0C42-12 41-20 38-28C32-36 10-34-24-46C-32-40-39-30-40-24C-42-14-42-6-43 0z",
    "M-12-58C8-62 28-56 35-42",
  ),
}

export const lowKnot = {
  under: scalp,
  behind: disc(34, 42, 25, dark) + stroke("M44 30q12 10 4 26", sheen, 3),
  front:
    on(
      "M-46 14C-57-44-34-69 2-69C38-69 57-44 46 14C46-6 38-22 22-30C4-37-12-42-22-52C-34-40-44-14-46 14z",
      "M-4-58C14-56 32-44 38-26",
    ) + fill("M-20-55C6-54 36-44 43-6C36-26 16-38-20-55zM-26-50C-40-40-44-20-44 2C-48-22-42-44-26-50z", grey),
}
export const shoulderLength = {
  under: scalp,
  behind: fill(
    "M-48-4C-60-50-34-70 0-70C36-70 60-48 50 0C54 18 63 30 61 50C66 68 56 92 44 94H-44C-56 92-66 68-59 50C-63 30-52 18-48-4z",
    dark,
  ),
  front: on(
    "M46 20C57-44 34-70-2-70C-38-70-57-44-46 20C-47-6-38-22-20-30C-2-38 10-44 18-54C32-42 47-14 46 20z",
    "M0-60C-18-56-32-44-38-24",
  ),
}
export const curly = {
  behind:
    curls("M-46-6C-64 20-60 50-52 76M46-6C64 20 60 50 52 76", 30, 17) +
    fill("M-48-20C-56 20-54 60-50 84H50C54 60 56 20 48-20z", dark),
  front: parted(sheen),
  over: curls("M-50 4C-58 26-56 44-50 62M50 4C58 26 56 44 50 62", 22, 16),
}
const lock = "M46 6C50 40 66 70 60 128H34C42 90 38 50 41 16z"
export const loose = {
  under: scalp,
  behind: longBehind(),
  front: on(
    "M-46 20C-58-44-34-71 2-71C38-71 58-44 46 20C47-2 42-16 30-24C6-22-14-36-24-50C-34-38-46-14-46 20z",
    "M-8-58C10-52 30-46 39-26",
  ),
  over:
    fill(lock, dark) +
    `<path d="${lock}" fill="${dark}" transform="scale(-1 1)"/>` +
    stroke("M52 60q6 28 0 56M-52 60q-6 28 0 56", sheen, 3),
}
export const bob = {
  behind: fill("M-44 0V46C-30 60 30 60 44 46V0z", dark),
  front: on(
    "M-50 36C-64-50-38-75 0-75C38-75 64-50 50 36C49 48 40 54 30 52C40 30 42 6 39-20C14-28-14-28-39-20C-42 6-40 30-30 52C-40 54-49 48-50 36z",
    "M-26-58C-10-66 12-66 28-56",
  ),
  ears: false,
}
export const plaited = {
  behind: fill("M-40 10C-66 30-66 54-48 66L-20 40z", dark),
  front: parted(sheen),
  over: row(
    9,
    (n) =>
      `<ellipse rx="14" ry="9" fill="${dark}" transform="translate(${n % 2 ? -45 : -53} ${50 + n * 11}) rotate(${n % 2 ? -35 : 35})"/>` +
      stroke(n % 2 ? `M-50 ${56 + n * 11}l11-7` : `M-59 ${49 + n * 11}l11 7`, sheen, 2.5),
  ),
}
export const ponytail = (ribbon) => ({
  behind:
    fill("M4-66C34-102 92-74 88-4C86 36 82 70 66 104C48 92 46 60 52 30C56 4 52-22 36-40z", dark) +
    stroke("M56-62C76-40 76 10 68 60M44-40C60-14 62 10 58 40", sheen, 3) +
    stroke("M34-70l10 14", ribbon, 9),
  front: on(
    "M-44 8C-54-46-34-71 0-71C34-71 54-46 44 8C42-18 32-38 4-44C-30-38-42-18-44 8z",
    "M-34-38C-26-54-8-62 10-62M30-36C30-46 26-54 22-58",
  ),
})

const jaw =
  "M-42-6C-41 10-38 26-29 30C-25 20-14 16 0 19C14 16 25 20 29 30C38 26 41 10 42-6C46 30 32 60 0 60C-32 60-46 30-42-6z"
const shadow =
  "M-41 2C-40 14-37 26-29 30C-25 20-14 16 0 19C14 16 25 20 29 30C37 26 40 14 41 2C39 22 30 39 15 49C6 55-6 55-15 49C-30 39-39 22-41 2z"
const whiskers = "M-19 26C-13 18-5 18 0 21C5 18 13 18 19 26C11 28 5 26 0 25C-5 26-11 28-19 26z"

/** On the face, under the mouth. */
export const beards = {
  short: (base) => fill(jaw, dark) + fill("M-14 29C-6 24 6 24 14 29C9 42-9 42-14 29z", base),
  stubble: (_base, shade) => fill(shadow, shade).replace("/>", ' opacity=".5"/>'),
  moustache: () => fill(whiskers, dark),
}

export const underFace = (skin, style) => (style.ears === false ? "" : ears(skin)) + (style.under ?? "")
