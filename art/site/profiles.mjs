import { disc, fill, row, stroke } from "../demo/canvas.mjs"
import { hair, skins } from "./palette.mjs"

// Heads in profile, looking left, of the same size as those of people.mjs; `put` mirrors them.

const edge =
  "M-6-54C-28-54-40-36-40-16C-40-10-39-7-40-4C-43 3-49 10-51 15C-50 19-45 19-42 20C-43 23-46 24-46 27C-45 29-43 30-43 31C-45 33-45 35-43 37C-41 39-42 42-42 45C-41 52-34 56-26 55C-14 54-2 46 6 40L30 20V-40z"

const looks = {
  down: (line) => stroke("M-36 1q6 6 13 2", line, 3.5),
  ahead: (line) =>
    fill("M-38-2q8-4 14 2q-6 5-13 3z", "#fbf6ee") + disc(-33.5, 0.5, 3.6, line) + stroke("M-39-3q8-5 15 2", line, 3),
  glad: (line) => stroke("M-37 3q6-7 13-1", line, 3.5),
}

export function side(skin, { look = "ahead", smile = true, neck = true, mask = "" } = {}) {
  const [base, shade, line] = skins[skin]
  return (
    (neck
      ? fill("M-12 36C-8 60-14 74-24 84H40C32 66 30 40 32 10z", base) +
        fill("M-13 44C-2 52 16 44 28 22C30 40 6 62-11 66z", shade)
      : "") +
    fill(edge, base) +
    looks[look](line) +
    stroke("M-41-14q9-7 19-2", line, 3) +
    (smile ? stroke("M-43 31q6 3 12-2", line, 3) : stroke("M-43 31h8", line, 3)) +
    mask
  )
}

const ear = (skin, jewel) =>
  `<ellipse cx="12" cy="6" rx="8" ry="11" fill="${skins[skin][0]}"/>` +
  stroke("M12 1q5 4 0 10", skins[skin][1], 2.5) +
  (jewel ? disc(12, 21, 4.5, jewel) : "")

const crown =
  "M-6-58C-24-56-36-46-39-32C-24-40-10-34-2-22C2-14 2-4 4 4C4 14 12 24 20 30C38 28 50 8 47-18C44-50 24-68-2-66C-6-66-8-60-6-58z"

export const sideHair = (skin, mood, { jewel = "#dbb155", colour = hair.dark, sheen = hair.sheen } = {}) =>
  side(skin, mood) + fill(crown, colour) + ear(skin, jewel) + stroke("M4-56C22-52 32-42 36-26", sheen, 3)

/** A plait with this number of strands down the back, with a ribbon at its end. */
export const plait = (count, ribbon) =>
  row(
    count,
    (n) =>
      `<ellipse cx="${40 + Math.min(n, 3) * 3}" cy="${14 + n * 20}" rx="${15 - n * 0.7}" ry="13" fill="${hair.dark}"/>`,
  ) +
  row(count - 1, (n) => stroke(`M${32 + Math.min(n, 3) * 3} ${20 + n * 20}q8 6 16 2`, hair.sheen, 2.5)) +
  fill(`M${38 + 9} ${4 + count * 20}l12 26h-24z`, ribbon)

export const bun = (flower = "", colour = hair.dark) =>
  disc(46, 4, 22, colour) + (flower ? row(6, (n) => disc(46 + 18 * Math.cos(n), -10 + 9 * Math.sin(n), 6, flower)) : "")

export const sideShort = (skin, mood, colour = hair.dark) =>
  side(skin, mood) +
  fill(
    "M-36-30C-46-48-24-70 4-68C34-66 50-44 46-14C44 4 38 20 30 28C26 18 24 10 22 2C20-8 8-8 4 0C0-8 0-18-2-26C-14-34-28-32-36-30z",
    colour,
  ) +
  ear(skin)

export const sideHijab = (skin, mood, [cloth, fold]) =>
  side(skin, { ...mood, neck: false }) +
  fill(
    "M-10-60C-28-58-40-46-41-28C-28-32-14-24-12-6C-12 18-22 36-40 50C-36 60-24 62-22 66C-30 80-40 92-48 104H70C58 84 52 60 54 30C62-10 52-70 4-70C-2-70-8-66-10-60z",
    cloth,
  ) +
  stroke("M-10-44C4-36 10-18 6 4C2 30-12 50-28 60M-26 84C0 92 30 80 46 56", fold, 4)
