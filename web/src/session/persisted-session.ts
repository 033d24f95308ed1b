import { browserStorage } from "#browser-storage.ts"
import { currentSession, endSession, type Login, onSessionChange, signIn, signOut } from "./session.ts"

const key = "auth"
/** Set for a moment, so that other tabs know an ended session from a logout. */
const endedKey = "auth-ended"

/** What is damaged or of an older shape counts as nobody, silently. */
function stored(): Login | null {
  try {
    const { user, token } = JSON.parse(browserStorage.get(key) ?? "")
    const isWhole =
      typeof token === "string" &&
      token !== "" &&
      ["_id", "name", "email", "role"].every((field) => typeof user[field] === "string")
    return isWhole ? { user, token } : null
  } catch {
    return null
  }
}

/** Restores the stored login, synchronously, so that nothing waits for it; then keeps it up to date, across tabs too. */
export function persistSession() {
  const login = stored()
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
    const login = stored()
    if ((login?.token ?? null) !== currentSession().token) restore(login)
  })
}

const restore = (login: Login | null) => (login ? signIn(login) : signOut())
