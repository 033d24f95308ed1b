import type { Tables } from "#db/schema.ts"

export type Topic = Exclude<keyof Tables, "signInAttempt" | "mailLink" | "audit" | "auditHead" | "turn" | "lateIndex">
export const topics: readonly Topic[] = [
  "user",
  "session",
  "certificate",
  "course",
  "review",
  "achievement",
  "gallery",
  "team",
  "toKnow",
  "mail",
]

type Listener = (topic: Topic) => void

/** Tells those who keep something in memory that its rows have changed, here or in another process. */
export class Changes {
  readonly #listeners = new Set<Listener>()
  /** False while another process could change something without our hearing of it: then nothing may be kept. */
  areHeard = true

  listen(listener: Listener) {
    this.#listeners.add(listener)
  }

  announce(topics: readonly Topic[]) {
    for (const topic of topics) for (const listener of this.#listeners) listener(topic)
  }
}
