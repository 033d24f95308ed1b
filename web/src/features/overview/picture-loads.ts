const atOnce = 4
const longest = 30_000

/** What became of each address, for as long as this visit lasts. */
const known = new Map<string, boolean>()

export const isKnown = (address: string) => known.has(address)
export const isBroken = (address: string) => known.get(address) === false
export const forget = (addresses: readonly string[]) => {
  for (const address of addresses) known.delete(address)
}

/** Loads what is not known yet, a few at a time; without a connection nothing is learnt, and nothing is blamed. */
export async function loadAll(addresses: readonly string[], signal: AbortSignal, onKnown: () => void) {
  const waiting = [...new Set(addresses)].filter((address) => !known.has(address))
  async function work() {
    for (let address = waiting.shift(); address && !signal.aborted && navigator.onLine; address = waiting.shift()) {
      const loads = await isLoadable(address, signal)
      if (signal.aborted || (!loads && !navigator.onLine)) return
      known.set(address, loads)
      onKnown()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

function isLoadable(address: string, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const image = new Image()
    const end = (loads: boolean) => {
      clearTimeout(tooLong)
      signal.removeEventListener("abort", stop)
      image.onload = null
      image.onerror = null
      resolve(loads)
    }
    const stop = () => {
      end(false)
      image.src = ""
    }
    const tooLong = setTimeout(stop, longest)
    signal.addEventListener("abort", stop)
    image.onload = () => end(true)
    image.onerror = () => end(false)
    image.fetchPriority = "low"
    image.src = address
  })
}
