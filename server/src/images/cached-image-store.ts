import { LRUCache } from "lru-cache"
import type { ImageStore } from "#images/image-store.ts"

type Limits = { maxBytes: number; maxMissing: number; missingMs: number }

// The image under a name never changes, so hits never expire. Misses expire: another process may store that image.
const defaultLimits: Limits = { maxBytes: 32 * 1024 * 1024, maxMissing: 10_000, missingMs: 30_000 }

/** An LRU cache for a remote store. Concurrent reads of the same image share one request. */
export function cachedStore(
  store: ImageStore,
  { maxBytes, maxMissing, missingMs }: Limits = defaultLimits,
): ImageStore {
  const found = new LRUCache<string, Buffer>({ maxSize: maxBytes, sizeCalculation: ({ length }) => length + 1 })
  const missing = new LRUCache<string, true>({ max: maxMissing, ttl: missingMs })
  const inFlight = new Map<string, Promise<Buffer | null>>()

  async function read(name: string) {
    try {
      const image = await store.get(name)
      if (image) found.set(name, image)
      // `put` removes the entry in inFlight: then this miss is stale and must not be cached.
      else if (inFlight.has(name)) missing.set(name, true)
      return image
    } finally {
      inFlight.delete(name)
    }
  }

  return {
    ...store,
    uncached: store,
    get: async (name) => {
      const cached = found.get(name)
      if (cached) return cached
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
