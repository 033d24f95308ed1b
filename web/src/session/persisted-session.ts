import { currentSession, endSession, type Login, onSessionChange, signIn, signOut } from "./session.ts"

const key = "auth"
/** Set for a moment, so that other tabs know an ended session from a logout. */
const endedKey = "auth-ended"

/** What is damaged, of an older shape or unreadable counts as nobody, silently. */
function read(text: string | null): Login | null {
  try {
    const { user, token } = JSON.parse(text ?? "")
    const isWhole =
      typeof token === "string" &&
      token !== "" &&
      ["_id", "name", "email", "role"].every((field) => typeof user[field] === "string")
    return isWhole ? { user, token } : null
  } catch {
    return null
  }
}

function kept(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function remove() {
  try {
    localStorage.removeItem(key)
  } catch {
    // It is ignored all the same.
  }
}

/**
 * Restores the login that the browser kept, then keeps it up to date: here, and from other tabs. Reading is
 * synchronous, so the interface never waits for it, let alone the 5,000 ms that it might.
 */
export function persistSession() {
  const stored = kept()
  const login = read(stored)
  if (stored !== null && !login) remove()
  restore(login)

  onSessionChange(({ status, user, token, wasEnded }) => {
    try {
      if (status === "user") localStorage.setItem(key, JSON.stringify({ user, token }))
      else {
        if (wasEnded) localStorage.setItem(endedKey, "1")
        localStorage.removeItem(key)
        localStorage.removeItem(endedKey)
      }
    } catch {
      // A browser that keeps nothing still lets its user work until the page is left.
    }
  })

  window.addEventListener("storage", (event) => {
    if (event.key === endedKey && event.newValue) endSession(currentSession().token)
    if (event.key !== key && event.key !== null) return
    const login = read(kept())
    if ((login?.token ?? null) !== currentSession().token) restore(login)
  })
}

const restore = (login: Login | null) => (login ? signIn(login) : signOut())
