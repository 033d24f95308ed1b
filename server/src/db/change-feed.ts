import { type Topic, topics } from "contract"

type Listener = (topic: Topic) => void
/** Changes by other processes are not received; or reads come from a standby, which may apply them later. */
type Gap = "notListening" | "readingStandby"

/** The notification of one topic that a transaction of this process changes. */
type OwnNotification = { topic: Topic; processId: number; isPublished: boolean }

/** Publishes changes of rows, made by this process or another one, so that in-memory caches can be invalidated. */
export class ChangeFeed {
  readonly #listeners = new Set<Listener>()
  #version = 0
  readonly #gaps = new Set<Gap>()
  readonly #awaited = new Set<OwnNotification>()
  #isListening = false

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
    if (gap === "notListening") this.#isListening = false
  }

  /** Changes of the meantime are unknown, so everything counts as changed. */
  endGap(gap: Gap) {
    this.#gaps.delete(gap)
    if (gap === "notListening") this.#isListening = true
    this.#awaited.clear()
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
    const own: OwnNotification[] = [...new Set(changed)].map((topic) => ({ topic, processId: 0, isPublished: false }))
    const setSender = (processId: number) => {
      // A process that only writes receives no notifications, so it would wait for them for ever.
      if (this.#isListening) for (const one of own) this.#awaited.add(Object.assign(one, { processId }))
    }
    try {
      const result = await transaction(setSender)
      this.#publishOnce(own)
      return result
    } catch (error) {
      // If only the response was lost, the notifications are published.
      for (const one of own) this.#awaited.delete(one)
      throw error
    }
  }

  /** Publishes a notification from PostgreSQL, unless it is of a write by this process that is published already. */
  receive(processId: number, topic: Topic) {
    const own = [...this.#awaited].find((one) => one.processId === processId && one.topic === topic)
    if (own) this.#awaited.delete(own)
    this.#publishOnce([own ?? { topic, processId, isPublished: false }])
  }

  #publishOnce(notifications: readonly OwnNotification[]) {
    const unpublished = notifications.filter(({ isPublished }) => !isPublished)
    for (const one of unpublished) one.isPublished = true
    if (unpublished.length > 0) this.publish(unpublished.map(({ topic }) => topic))
  }

  publish(changed: readonly Topic[]) {
    this.#version++
    for (const topic of changed) for (const listener of this.#listeners) listener(topic)
  }
}
