import type { Topic } from "contract"

type Listener = (topic: Topic) => void

/** Tells those who keep something in memory that its rows have changed, here or in another process. */
export class ChangeFeed {
  readonly #listeners = new Set<Listener>()
  #version = 0
  /** False while another process could change something without our hearing of it: then nothing may be kept. */
  isConnected = true

  /** Another one after every change: to be asked before work begins that may be kept. */
  get version(): number {
    return this.#version
  }

  listen(listener: Listener) {
    this.#listeners.add(listener)
  }

  publish(topics: readonly Topic[]) {
    this.#version++
    for (const topic of topics) for (const listener of this.#listeners) listener(topic)
  }
}
