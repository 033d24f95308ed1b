const key = "reloaded-for-a-file"

/**
 * Loads a file of the build. One that is gone belongs to a version that has been replaced: the page is loaded anew,
 * once, and with it the present version.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    const chunk = await load()
    sessionStorage.removeItem(key)
    return chunk
  } catch (error) {
    if (!navigator.onLine || sessionStorage.getItem(key)) throw error
    sessionStorage.setItem(key, "1")
    location.reload()
    return new Promise(() => {})
  }
}
