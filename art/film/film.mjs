import { diamond } from "../../web/build/jamdani.ts"
import { company } from "../../web/src/site/company.ts"
import { box, hem, schemes } from "../demo/canvas.mjs"
import { certificateScene } from "./certificate.mjs"
import { gateScene } from "./gate.mjs"
import { labScene } from "./lab.mjs"
import { lessonScene } from "./lesson.mjs"
import { messageScene } from "./message.mjs"
import { done, faded, mix, moved, named, present, within, written } from "./motion.mjs"

export const [width, height, framesPerSecond] = [960, 540, 24]
const change = 0.8
// Captions are above the image, because the player's controls cover the lower edge.
const top = 116

/** Scenes in order, each with its length and the times of its captions, in seconds. */
const scenes = [
  ["message", 6.5, { arrives: 0.4, hooks: 3.3 }, (t, w) => messageScene(t, w.message)],
  ["lesson", 6.5, { sees: 0.6, knows: 3.2 }, (t, w) => lessonScene(t, w.lesson, w.message)],
  ["lab", 4.5, { practises: 0.5 }, (t) => labScene(t)],
  ["certificate", 5.5, { earns: 0.4, verifies: 2.6 }, (t, w) => certificateScene(t, w.certificate)],
  ["gate", 7, { watches: 0.6, ends: 4.6 }, (t, w, name) => gateScene(t, w.gate, name)],
]

const starts = scenes.map((_, n) => scenes.slice(0, n).reduce((sum, [, length]) => sum + length, 0))
export const seconds = scenes.reduce((sum, [, length]) => sum + length, 0)

/** The texts with their start and end: `shown` describes the image for blind users, `caption` is the text in the image. */
export function beats(language, words) {
  const all = scenes.flatMap(([scene, , times], n) =>
    Object.entries(times).map(([beat, at]) => ({
      caption: company[language].slogan,
      ...words[scene][beat],
      start: starts[n] + at,
    })),
  )
  return all.map((beat, n) => ({ ...beat, end: (all[n + 1]?.start ?? seconds) - (n + 1 < all.length ? 0.1 : 0) }))
}

const captionOf = ({ caption, start, end }, time) => {
  const seen = end === seconds ? done(time, start, start + 0.5) : present(time, start, end)
  return faded(seen, written(width / 2, 62, 44, "#fbfaf5", caption))
}

/** One frame of the film. The transition to the next scene is a growing stepped diamond. */
export function frame(time, language, words) {
  const drawn = (n) => named(scenes[n][0], scenes[n][3](time - starts[n], words, company[language].name))
  const now = starts.findLastIndex((start) => start <= time)
  const grown = now > 0 ? done(time, starts[now], starts[now] + change) : 1
  const shape = `<path transform="translate(480 212) scale(${mix(0.02, 1, grown)})" d="${diamond(0, 0, 26, 28)}"/>`
  const stage = grown < 1 ? drawn(now - 1) + within("wipe", shape, drawn(now)) : drawn(now)
  const { dark, ground, mid } = schemes.bottle
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><g stroke-linecap="round" stroke-linejoin="round">` +
    moved(0, top, within("stage", '<rect width="960" height="424"/>', stage)) +
    box(0, 0, width, 92, dark) +
    beats(language, words)
      .map((beat) => captionOf(beat, time))
      .join("") +
    box(0, 92, width, 24, ground) +
    named("foot", hem(0, 92, width, mid)) +
    "</g></svg>"
  )
}
