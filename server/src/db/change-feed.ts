import { type Topic, topics } from "contract"

type Listener = (topic: Topic) => void
/** Changes by other processes are not heard; or reads come from a standby, which may apply them later. */
type Gap = "notListening" | "readingStandby"

/** Publishes changes of rows, made by this process or another one, so that in-memory caches can be invalidated. */
export class ChangeFeed {
  readonly #listeners = new Set<Listener>()
  #version = 0
  readonly #gaps = new Set<Gap>()

  /** False while changes could be missed: then nothing may be cached. */
  get isComplete(): boolean {
    return this.#gaps.size === 0
  }

  /** Incremented by every change. Read it before computing a result to cache, to detect a change made meanwhile. */
  get version(): number {
    return this.#version
  }

  listen(listener: Listener) {
    this.#listeners.add(listener)
  }

  beginGap(gap: Gap) {
    this.#gaps.add(gap)
  }

  /** What changed meanwhile is unknown, so everything counts as changed. */
  endGap(gap: Gap) {
    this.#gaps.delete(gap)
    this.publish(topics)
  }

  publish(changed: readonly Topic[]) {
    this.#version++
    for (const topic of changed) for (const listener of this.#listeners) listener(topic)
  }
}
