/** A browser may block storage or it may be full. Then reads return nothing and writes are lost, without an exception. */
function safeStorage(open: () => Storage) {
  return {
    get(key: string): string | null {
      try {
        return open().getItem(key)
      } catch {
        return null
      }
    },
    /** Null removes it. */
    set(key: string, value: string | null) {
      try {
        if (value === null) open().removeItem(key)
        else open().setItem(key, value)
      } catch {
        // The value is lost.
      }
    },
    keys(prefix: string): string[] {
      try {
        return Object.keys(open()).filter((key) => key.startsWith(prefix))
      } catch {
        return []
      }
    },
  }
}

/** Shared by all tabs, until it is removed. */
export const browserStorage = safeStorage(() => localStorage)

/** For this tab, until it is closed. */
export const tabStorage = safeStorage(() => sessionStorage)
