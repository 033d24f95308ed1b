import { skins } from "../site/palette.mjs"
import { face, put } from "../site/people.mjs"
import { image, netted } from "./canvas.mjs"
import { beards, underFace } from "./coiffures.mjs"
import { staff } from "./staff.mjs"
import { students } from "./students.mjs"

/** Backgrounds: light, so that dark hair is visible, and muted, so that the face stands out. */
const grounds = {
  mint: { ground: "#cae6d8", thread: "#b2d7c5" },
  sand: { ground: "#e6dfcb", thread: "#d5cdb3" },
  mist: { ground: "#a6d0cf", thread: "#92c0bf" },
  moss: { ground: "#c2d9ae", thread: "#adc897" },
  clay: { ground: "#dccbb0", thread: "#cab696" },
  river: { ground: "#6fb0ae", thread: "#82bebb" },
  leaf: { ground: "#6db492", thread: "#82c1a3" },
  corn: { ground: "#e8cd8e", thread: "#d9ba73" },
  teal: { ground: "#164750", thread: "#23565f" },
}

const head = ({ skin, style, beard, mood }) =>
  underFace(skin, style) + face(skin, beard ? { ...mood, under: beards[beard](...skins[skin]) } : mood) + style.front

const person = (who) =>
  (who.style?.behind ?? "") +
  who.garment.body +
  (who.veiled ?? head(who)) +
  who.garment.collar +
  (who.style?.over ?? "") +
  (who.more ?? "")

const avatar = ([name, who]) => [
  name,
  image(160, 160, netted(name, 160, 160, grounds[who.ground]) + put(80, 73, 0.7, person(who))),
]

export const avatars = Object.entries({ ...staff, ...students }).map(avatar)
