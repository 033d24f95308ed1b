import { LRUCache } from "lru-cache"
import type { ImageStore } from "#images/image-store.ts"

type Limits = { maxBytes: number; maxMissing: number; missingMs: number }

// What a name stands for never changes, so what was found stays true; what was missing may have come by another process.
const standard: Limits = { maxBytes: 32 * 1024 * 1024, maxMissing: 10_000, missingMs: 30_000 }

/** A cache in front of a store that is far away: least recently used pictures go first, and one call serves all who wait. */
export function cachedStore(store: ImageStore, { maxBytes, maxMissing, missingMs }: Limits = standard): ImageStore {
  const found = new LRUCache<string, Buffer>({ maxSize: maxBytes, sizeCalculation: ({ length }) => length + 1 })
  const missing = new LRUCache<string, true>({ max: maxMissing, ttl: missingMs })
  const inFlight = new Map<string, Promise<Buffer | null>>()

  async function read(name: string) {
    try {
      const image = await store.get(name)
      if (image) found.set(name, image)
      // Unless it was put while we asked.
      else if (inFlight.has(name)) missing.set(name, true)
      return image
    } finally {
      inFlight.delete(name)
    }
  }

  return {
    ...store,
    get: async (name) => {
      const known = found.get(name)
      if (known) return known
      if (missing.has(name)) return null
      const reading = inFlight.get(name) ?? read(name)
      inFlight.set(name, reading)
      return reading
    },
    put: async (name, image) => {
      await store.put(name, image)
      missing.delete(name)
      inFlight.delete(name)
    },
    remove: async (name) => {
      await store.remove(name)
      found.delete(name)
      missing.delete(name)
    },
  }
}
