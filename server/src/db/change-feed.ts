import type { Topic } from "contract"

type Listener = (topic: Topic) => void

/** Publishes changes of rows, made by this process or another one, so that in-memory caches can be invalidated. */
export class ChangeFeed {
  readonly #listeners = new Set<Listener>()
  #version = 0
  /** False while changes by other processes could be missed: then nothing may be cached. */
  isConnected = true

  /** Incremented by every change. Read it before computing a result to cache, to detect a change made meanwhile. */
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
