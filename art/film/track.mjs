import { beats } from "./film.mjs"

const clock = (time) => `00:00:${time.toFixed(3).padStart(6, "0")}`

/** The film's descriptions for blind users. The film has no sound, so its captions are part of them. */
export function track(language, words) {
  const cues = beats(language, words).map(
    ({ caption, shown, start, end }, n) => `${n + 1}\n${clock(start)} --> ${clock(end)}\n${shown}\n${caption}\n`,
  )
  return `WEBVTT\nKind: descriptions\nLanguage: ${language}\n\n${cues.join("\n")}`
}
