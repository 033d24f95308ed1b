import type { ImageStore } from "#images/image-store.ts"

type Limits = { maxBytes: number; maxMissing: number; missingMs: number }

// What a name stands for never changes, so what was found stays true; what was missing may have come by another process.
const standard: Limits = { maxBytes: 32 * 1024 * 1024, maxMissing: 10_000, missingMs: 30_000 }

/** A cache in front of a store that is far away: least recently used pictures go first, and one call serves all who wait. */
export function cachedStore(store: ImageStore, { maxBytes, maxMissing, missingMs }: Limits = standard): ImageStore {
  const found = new Map<string, Buffer>()
  const missingUntil = new Map<string, number>()
  const inFlight = new Map<string, Promise<Buffer | null>>()
  let bytes = 0

  function forget(name: string) {
    bytes -= found.get(name)?.length ?? 0
    found.delete(name)
    missingUntil.delete(name)
  }

  function keep(name: string, image: Buffer) {
    forget(name)
    found.set(name, image)
    bytes += image.length
    for (const oldest of found.keys()) {
      if (bytes <= maxBytes) break
      forget(oldest)
    }
  }

  function keepMissing(name: string) {
    missingUntil.delete(name)
    missingUntil.set(name, performance.now() + missingMs)
    if (missingUntil.size > maxMissing) missingUntil.delete(missingUntil.keys().next().value ?? "")
  }

  async function read(name: string) {
    try {
      const image = await store.get(name)
      if (image) keep(name, image)
      // Unless it was put while we asked.
      else if (inFlight.has(name)) keepMissing(name)
      return image
    } finally {
      inFlight.delete(name)
    }
  }

  return {
    ...store,
    get: async (name) => {
      const known = found.get(name)
      if (known) {
        // To the end: the longest unused is the first.
        found.delete(name)
        found.set(name, known)
        return known
      }
      if (performance.now() < (missingUntil.get(name) ?? 0)) return null
      const reading = inFlight.get(name) ?? read(name)
      inFlight.set(name, reading)
      return reading
    },
    put: async (name, image) => {
      await store.put(name, image)
      missingUntil.delete(name)
      inFlight.delete(name)
    },
    remove: async (name) => {
      await store.remove(name)
      forget(name)
    },
  }
}
