import { box, disc, fill, rhomb, row, stroke } from "../demo/canvas.mjs"

export const skins = ["#b9855f", "#9c6a47", "#c7966f"]
const hair = "#17201f"

const face = (skin) =>
  box(-13, 26, 26, 34, skin, 8) +
  `<ellipse rx="33" ry="38" fill="${skin}"/>` +
  stroke("M-20 0q6-6 12 0M8 0q6-6 12 0", hair, 3.5) +
  stroke("M-9 18q9 8 18 0", hair, 3)

const shoulders = (cloth) => fill("M-84 150V112C-84 72-46 62-16 54Q0 66 16 54C46 62 84 72 84 112V150z", cloth)

/** Seen from the front; (0, 0) is the middle of the face. The scarf's hem is woven. */
export const student = (skin, cloth, scarf, thread) =>
  fill("M-44 4C-48-34-26-52 0-52C26-52 48-34 44 4C44 40 56 60 58 84H-58C-56 60-44 40-44 4z", hair) +
  shoulders(cloth) +
  face(skin) +
  fill("M-35-2C-36-28-18-40-2-41C-8-24-20-10-35-2zM35-2C36-28 20-40 2-41C8-24 20-10 35-2z", hair) +
  disc(0, -14, 3, "#085a3d") +
  fill("M-62 74C-40 64-24 60-18 56C-6 92 20 124 62 150H10C-24 132-48 108-62 74z", scarf) +
  row(4, (n) => rhomb(-36 + n * 20, 84 + n * 18, 6, thread))

/** The teacher: short hair, a shirt and a waistcoat. */
export const teacher = (skin, shirt, vest) =>
  shoulders(shirt) +
  fill("M-60 150V76L-22 58L0 110L22 58L60 76V150z", vest) +
  face(skin) +
  fill("M-36-4C-40-34-20-48 2-48C26-48 42-32 36-2C32-14 28-20 22-26C4-20-18-20-28-24C-32-18-34-12-36-4z", hair)

const backs = [
  // A plait, a cap of short hair, a hijab.
  (cloth) =>
    shoulders(cloth) +
    disc(0, 0, 40, hair) +
    fill("M-12 30H12L8 118L0 132L-8 118z", hair) +
    row(3, (n) => stroke(`M-9 ${56 + n * 20}L9 ${66 + n * 20}`, "#3a4644", 3)),
  (cloth, skin) =>
    shoulders(cloth) +
    box(-15, 24, 30, 38, skin, 8) +
    disc(0, 0, 37, hair) +
    fill("M-40-4a7 10 0 0 0 4 18zM40-4a7 10 0 0 1-4 18z", skin),
  (cloth, _skin, scarf) =>
    shoulders(cloth) +
    fill("M-42 0a42 44 0 0 1 84 0C44 44 62 70 66 104C30 124-30 124-66 104C-62 70-44 44-42 0z", scarf),
]

/** From behind, as the last row sees the class. */
export const back = (kind, cloth, skin, scarf) => backs[kind](cloth, skin, scarf)
