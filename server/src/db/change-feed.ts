import { type Topic, topics } from "contract"

type Listener = (topic: Topic) => void
/** Changes by other processes are not heard; or reads come from a standby, which may apply them later. */
type Gap = "notListening" | "readingStandby"

/** A transaction of this process, until all of its notifications have come back from PostgreSQL. */
type OwnWrite = { processId: number; unheard: Set<Topic>; isPublished: boolean }

/** Publishes changes of rows, made by this process or another one, so that in-memory caches can be invalidated. */
export class ChangeFeed {
  readonly #listeners = new Set<Listener>()
  #version = 0
  readonly #gaps = new Set<Gap>()
  readonly #ownWrites = new Set<OwnWrite>()

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
    this.#ownWrites.clear()
    this.publish(topics)
  }

  /**
   * Runs a transaction of this process and publishes its topics. PostgreSQL notifies this process too, before or after the
   * commit's response, so each topic is published by what comes first. `setSender` takes the process id of the connection that
   * notifies, before the commit.
   */
  async publishAfter<T>(
    changed: readonly Topic[],
    transaction: (setSender: (processId: number) => void) => Promise<T>,
  ): Promise<T> {
    const write: OwnWrite = { processId: 0, unheard: new Set(changed), isPublished: false }
    const setSender = (processId: number) => {
      write.processId = processId
      this.#ownWrites.add(write)
    }
    try {
      const result = await transaction(setSender)
      write.isPublished = true
      this.publish([...write.unheard])
      return result
    } catch (error) {
      // If only the response was lost, the notifications are published.
      this.#ownWrites.delete(write)
      throw error
    }
  }

  /** Publishes a notification from PostgreSQL, unless it is of a write by this process that is published already. */
  hear(processId: number, topic: Topic) {
    const own = [...this.#ownWrites].find((write) => write.processId === processId && write.unheard.has(topic))
    own?.unheard.delete(topic)
    if (own?.unheard.size === 0) this.#ownWrites.delete(own)
    if (!own?.isPublished) this.publish([topic])
  }

  publish(changed: readonly Topic[]) {
    this.#version++
    for (const topic of changed) for (const listener of this.#listeners) listener(topic)
  }
}
