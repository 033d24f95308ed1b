import { beats } from "./film.mjs"

const clock = (time) => `00:00:${time.toFixed(3).padStart(6, "0")}`

/** The film for who does not see it: there is no sound, so its captions are read out as well. */
export function track(language, words) {
  const cues = beats(language, words).map(
    ({ caption, shown, start, end }, n) => `${n + 1}\n${clock(start)} --> ${clock(end)}\n${shown}\n${caption}\n`,
  )
  return `WEBVTT\nKind: descriptions\nLanguage: ${language}\n\n${cues.join("\n")}`
}
