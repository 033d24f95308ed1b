import type { User } from "contract"
import { useSyncExternalStore } from "react"

export type Login = { user: User; token: string }

type Session = {
  /** Unknown until the browser's storage has been read; until then nothing that depends on it is shown. */
  status: "unknown" | "anonymous" | "user"
  user: User | null
  token: string | null
  /** The server has ended the session; the login page shows a notice. */
  wasEnded: boolean
}

type Listener = (session: Session, previous: Session) => void

const anonymous: Session = { status: "anonymous", user: null, token: null, wasEnded: false }
const unknown: Session = { ...anonymous, status: "unknown" }

// One per browser tab. On the server it never changes: pages are rendered without a user.
let session = unknown
const listeners = new Set<Listener>()

export const currentSession = (): Session => session

/** Returns a function that unsubscribes. */
export function onSessionChange(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** During hydration the status is "unknown", as on the server, so that both render the same. */
export const useSession = (): Session => useSyncExternalStore(onSessionChange, currentSession, () => unknown)

function change(next: Session) {
  const previous = session
  session = next
  for (const listener of [...listeners]) listener(next, previous)
}

export const signIn = (login: Login) => change({ ...anonymous, status: "user", ...login })

export const signOut = () => change(anonymous)

export function updateUser(user: User) {
  if (session.status === "user") change({ ...session, user })
}

/** The server rejected this token. Ignored if it is not the current one: a late response may be about an earlier session. */
export function endSession(token: string | null | undefined) {
  if (token && token === session.token) change({ ...anonymous, wasEnded: true })
}
