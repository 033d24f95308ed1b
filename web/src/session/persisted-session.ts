import { browserStorage } from "#browser-storage.ts"
import { currentSession, endSession, type Login, onSessionChange, signIn, signOut } from "./session.ts"

const key = "auth"
/** Set briefly before the session is removed, so that other tabs can distinguish an ended session from a logout. */
const endedKey = "auth-ended"

/** Returns null for a missing, damaged or outdated value. */
function readLogin(): Login | null {
  try {
    const { user, token } = JSON.parse(browserStorage.get(key) ?? "")
    const isValid =
      typeof token === "string" &&
      token !== "" &&
      ["_id", "name", "email", "role"].every((field) => typeof user[field] === "string")
    return isValid ? { user, token } : null
  } catch {
    return null
  }
}

/** Restores the stored login synchronously, then keeps it in sync with the session and with other tabs. */
export function persistSession() {
  const login = readLogin()
  if (!login) browserStorage.set(key, null)
  restore(login)

  onSessionChange(({ user, token, wasEnded }) => {
    if (wasEnded) browserStorage.set(endedKey, "1")
    browserStorage.set(key, token && JSON.stringify({ user, token }))
    browserStorage.set(endedKey, null)
  })

  window.addEventListener("storage", (event) => {
    if (event.key === endedKey && event.newValue) endSession(currentSession().token)
    if (event.key !== key && event.key !== null) return
    const login = readLogin()
    if ((login?.token ?? null) !== currentSession().token) restore(login)
  })
}

const restore = (login: Login | null) => (login ? signIn(login) : signOut())
