import type { Topic } from "contract"
import type { Database } from "#db/open.ts"

/** Caches the result of a read until one of these topics changes. A failure, and what other processes could change unnoticed, is read again. */
export function cachedRead<T>(
  { changes }: Pick<Database, "changes">,
  topics: readonly Topic[],
  read: () => Promise<T>,
) {
  let cached: Promise<T> | undefined
  changes.listen((topic) => {
    if (topics.includes(topic)) cached = undefined
  })

  return (): Promise<T> => {
    if (cached && changes.isComplete) return cached
    const reading = read()
    if (changes.isComplete) cached = reading
    reading.catch(() => {
      if (cached === reading) cached = undefined
    })
    return reading
  }
}
