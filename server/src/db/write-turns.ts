/** Writers of one SQLite file go one at a time. */
export function writeTurns() {
  let last: Promise<void> = Promise.resolve()
  return {
    /** Answers, when it is one's turn, how to end it. */
    async take(): Promise<() => void> {
      const previous = last
      const { promise, resolve } = Promise.withResolvers<void>()
      last = promise
      await previous
      return resolve
    },
    allEnded: () => last,
  }
}
