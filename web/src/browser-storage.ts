/** A browser may block storage or it may be full. Then reads return nothing and writes are lost, without an exception. */
function attempt<T>(access: () => T, fallback: T): T {
  try {
    return access()
  } catch {
    return fallback
  }
}

function safeStorage(open: () => Storage) {
  return {
    get: (key: string) => attempt(() => open().getItem(key), null),
    /** Null removes it. */
    set: (key: string, value: string | null) =>
      attempt(() => (value === null ? open().removeItem(key) : open().setItem(key, value)), undefined),
    keys: (prefix: string) => attempt(() => Object.keys(open()).filter((key) => key.startsWith(prefix)), []),
  }
}

/** Shared by all tabs, until it is removed. */
export const browserStorage = safeStorage(() => localStorage)

/** For this tab, until it is closed. */
export const tabStorage = safeStorage(() => sessionStorage)
