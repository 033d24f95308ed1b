/** A browser may refuse to store anything, or any more: then nothing is found, and what is written is lost. */
function withoutFailing(open: () => Storage) {
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
        // Lost.
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

/** For all tabs, until it is removed. */
export const browserStorage = withoutFailing(() => localStorage)

/** For this tab, until it is closed. */
export const tabStorage = withoutFailing(() => sessionStorage)
