import { disc, fill, ring, row, stroke } from "../demo/canvas.mjs"
import { hair, skins } from "./palette.mjs"

// A head around (0, 0), 104 high, its neck ending at 84; the rest of a person is drawn by the scene.

export const put = (x, y, scale, content, degrees = 0, mirror = 1) =>
  `<g transform="translate(${x} ${y})${degrees ? ` rotate(${degrees})` : ""} scale(${mirror < 0 ? `${-scale} ${scale}` : scale})">${content}</g>`

const shapes = {
  oval: "M-42-6C-46-64 46-64 42-6C41 18 31 38 15 49C6 55-6 55-15 49C-31 38-41 18-42-6z",
  round: "M-42-6C-46-64 46-64 42-6C44 20 35 40 18 48C8 52-8 52-18 48C-35 40-44 20-42-6z",
  square: "M-42-6C-46-64 46-64 42-6C42 14 40 27 33 37C25 49 14 54 0 54C-14 54-25 49-33 37C-40 27-42 14-42-6z",
  long: "M-41-6C-45-64 45-64 41-6C41 20 32 43 15 54C6 59-6 59-15 54C-32 43-41 20-41-6z",
}

const eyes = {
  down: (at, line) => stroke(`M${at - 25} 1q8 7 16 1M${at + 9} 2q8 6 16-1`, line, 3.5),
  ahead: (at, line) =>
    fill(`M${at - 25} 0q8-9 16 1q-8 6-16-1zM${at + 25} 0q-8-9-16 1q8 6 16-1z`, "#fbf6ee") +
    disc(at - 16.5, 0.5, 4, line) +
    disc(at + 16.5, 0.5, 4, line) +
    stroke(`M${at - 27} 0q10-10 18 1M${at + 27} 0q-10-10-18 1`, line, 3),
  gentle: (at, line) =>
    fill(`M${at - 25} 1q8-9 16 0q-8 6-16 0zM${at + 25} 1q-8-9-16 0q8 6 16 0z`, "#fbf6ee") +
    disc(at - 16.5, 0.5, 3.7, line) +
    disc(at + 16.5, 0.5, 3.7, line) +
    stroke(`M${at - 27} 1q10-9 19 0M${at + 27} 1q-10-9-19 0`, line, 3),
  // For eyes behind glasses, or on a small face.
  dots: (at, line) => disc(at - 17, 2, 4.5, line) + disc(at + 17, 2, 4.5, line),
  glad: (at, line) => stroke(`M${at - 25} 4q8-8 16 0M${at + 9} 4q8-8 16 0`, line, 3.5),
}

const mouths = {
  calm: (at, line) => stroke(`M${at - 9} 30q9 6 18 0`, line, 3.5),
  smile: (at, line) => stroke(`M${at - 13} 27q13 13 26 0`, line, 3.5),
  laugh: (at) => fill(`M${at - 14} 25h28c-2 18-26 18-28 0z`, "#fff7ee"),
  lips: (at) => fill(`M${at - 14} 27q8 1 10-1q4-1 4 1q0-2 4-1q2 2 10 1q-14 18-28 0z`, "#9a4536"),
  talk: (at) => `<ellipse cx="${at}" cy="31" rx="7" ry="6" fill="#7b2a1c"/>`,
}

const brows = {
  soft: [(at) => `M${at - 28} -14q9-8 20-1M${at + 8} -15q11-7 20 1`, 3],
  broad: [(at) => `M${at - 28} -14q9-8 20-2M${at + 8} -16q11-6 20 2`, 5],
  flat: [(at) => `M${at - 28} -14q10-5 20-2M${at + 8} -16q10-3 20 2`, 4.5],
}

/** Neck and face; `turn` moves the features towards the direction of the gaze, `under` is drawn below them. */
export function face(skin, mood = {}) {
  const { turn = 0, look = "ahead", mouth = "calm", teep = "", neck = true } = mood
  const { shape = "oval", brow = "soft", under = "" } = mood
  const [base, shade, line] = skins[skin]
  const [arc, width] = brows[brow]
  return (
    (neck
      ? fill("M-19 24V66C-19 80 19 80 19 66V24z", base) + fill("M-19 40C-10 56 8 60 19 48V60C6 68-12 64-19 54z", shade)
      : "") +
    fill(shapes[shape], base) +
    under +
    eyes[look](turn, line) +
    stroke(arc(turn), line, width) +
    stroke(`M${turn + 1} 4l${turn < 0 ? -5 : 5} 14q-3 3-7 1`, shade, 3.5) +
    mouths[mouth](turn, line) +
    (teep ? disc(turn, -20, 3.6, teep) : "")
  )
}

export const ears = (skin) => disc(-41, 4, 9, skins[skin][0]) + disc(41, 4, 9, skins[skin][0])
export const earrings = (colour) => disc(-42, 18, 4.5, colour) + disc(42, 18, 4.5, colour)

export const parted = (sheen) =>
  fill("M-46 14C-56-44-34-68 0-68C34-68 56-44 46 14C44-12 34-32 2-46C-34-32-44-12-46 14z", hair.dark) +
  stroke("M-30-46C-20-56-10-60 0-61M8-60q14 3 23 14", sheen, 3)

/** Hair in a knot at the nape, with an optional flower. */
export const knot = (skin, mood, { flower = "", gold = "#dbb155" } = {}) =>
  disc(30, -60, 27, hair.dark) +
  (flower
    ? row(5, (n) => disc(38 + 11 * Math.cos(n * 1.257), -72 + 11 * Math.sin(n * 1.257), 8, flower)) +
      disc(38, -72, 5, gold)
    : "") +
  ears(skin) +
  face(skin, mood) +
  earrings(gold) +
  parted(hair.sheen)

/** Long hair that falls on both sides, behind the shoulders. */
export const longBehind = () =>
  fill("M-47 0C-58-46-34-68 0-68C34-68 58-46 47 0C46 40 60 80 58 112H-58C-60 80-46 40-47 0z", hair.dark)
export const long = (skin, mood, { gold = "#dbb155" } = {}) =>
  ears(skin) + face(skin, mood) + earrings(gold) + parted(hair.sheen)

export const short = (skin, mood, colour = hair.dark) =>
  ears(skin) +
  face(skin, mood) +
  fill("M-43-2C-54-48-34-70 2-70C40-70 52-46 43-2C41-18 38-26 30-34C6-26-18-28-30-38C-38-28-41-18-43-2z", colour) +
  stroke("M-24-52C-10-60 12-60 26-52", hair.sheen, 3)

export const beard = (colour = hair.dark) =>
  fill("M-42-6C-39 12-36 26-22 24C-12 19 12 19 22 24C36 26 39 12 42-6C45 34 30 64 0 64C-30 64-45 34-42-6z", colour) +
  stroke("M-8 32q8 4 16 0", "#a8644a", 4)

export const glasses = (turn = 0, colour = "#0f2a2b") =>
  ring(turn - 17, 2, 12, colour, 3) + ring(turn + 17, 2, 12, colour, 3) + stroke(`M${turn - 5} 1h10`, colour, 3)

/** Headscarf: the back, the face, then the fold from the chin to the shoulders. */
export const hijab = (skin, mood, [cloth, fold]) =>
  fill("M0-72C-44-72-60-38-54 4C-50 40-58 66-76 92H76C58 66 50 40 54 4C60-38 44-72 0-72z", cloth) +
  face(skin, { ...mood, neck: false }) +
  fill("M-44 8C-50-40-34-56 0-56C34-56 50-40 44 8C46-16 36-46 0-46C-36-46-46-16-44 8z", fold) +
  fill("M-42 4C-36 34-20 52 0 54C20 52 36 34 42 4C48 40 66 70 78 100C40 120-40 120-78 100C-66 70-48 40-42 4z", cloth) +
  stroke("M-38 32C-20 58 8 66 38 60M-54 72C-30 92 10 98 52 84", fold, 4)

const nape = (skin) =>
  fill("M-19 24V66C-19 80 19 80 19 66V24z", skins[skin][0]) + fill("M-19 30H19V44C8 52-8 52-19 44z", skins[skin][1])

/** Seen from behind. */
export const behindShort = (skin, colour = hair.dark) =>
  nape(skin) +
  ears(skin) +
  fill("M-43 6C-54-48-34-70 0-70C34-70 54-48 43 6C40 32 24 42 0 42C-24 42-40 32-43 6z", colour) +
  stroke("M-26-44C-16-58 6-62 20-54", hair.sheen, 3)
export const behindPlait = (skin, ribbon, count = 6) =>
  behindShort(skin) +
  row(count, (n) => `<ellipse cx="0" cy="${36 + n * 19}" rx="${19 - n}" ry="14" fill="${hair.dark}"/>`) +
  row(count, (n) => stroke(`M${n - 13} ${38 + n * 19}q${13 - n} 12 ${26 - 2 * n} 0`, hair.sheen, 2.5)) +
  fill(`M-6 ${24 + count * 19}H6L15 ${54 + count * 19}H-15z`, ribbon) +
  stroke(`M-13 ${28 + count * 19 - 2}h26`, ribbon, 7)

export const behindHijab = ([cloth, fold]) =>
  fill("M0-72C-46-72-58-34-54 6C-52 40-62 70-88 98C-40 126 40 126 88 98C62 70 52 40 54 6C58-34 46-72 0-72z", cloth) +
  stroke("M-30-52C-44-20-36 30-60 74M2-62C-6-10 6 60-8 104M32-50C44-20 38 30 56 66", fold, 4)

/** Shoulders and body, for all heads of this file and of profiles.mjs. */
export const bust = (cloth, fall = 270) =>
  fill(
    `M-22 60C-46 74-92 80-112 106C-132 136-140 200-142 ${fall}H142C140 200 132 136 112 106C92 80 46 74 22 60C10 72-10 72-22 60z`,
    cloth,
  )
