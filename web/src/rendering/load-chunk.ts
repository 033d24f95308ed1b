const key = "reloaded-for-a-file"
const long = 30_000

/**
 * Loads a file of the build. One that is gone belongs to a version that has been replaced: the page is loaded anew, and
 * with it the present version; but not again right after, for then the file is missing there too.
 */
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
