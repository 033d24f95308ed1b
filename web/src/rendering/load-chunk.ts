import { NoConnection } from "./reconnect.ts"

const key = "reloaded-for-a-file"
const minReloadIntervalMs = 30_000

/** Loads a chunk. If that fails although the server responds, probably a new version was deployed: the page reloads, but not in a loop. */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    await fetch("/robots.txt", { cache: "no-store" }).catch(() => {
      throw new NoConnection()
    })
    if (Date.now() - lastReload() < minReloadIntervalMs) throw error
    sessionStorage.setItem(key, String(Date.now()))
    location.reload()
    return new Promise(() => {})
  }
}

const lastReload = () => Number(sessionStorage.getItem(key))
