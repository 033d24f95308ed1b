const key = "reloaded-for-a-file"
const long = 30_000

/** Loads a chunk. If it is gone, a new version is there: the page reloads, but not again right after. */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (!navigator.onLine || Date.now() - lastReload() < long) throw error
    sessionStorage.setItem(key, String(Date.now()))
    location.reload()
    return new Promise(() => {})
  }
}

const lastReload = () => Number(sessionStorage.getItem(key))
