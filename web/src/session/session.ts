import type { User } from "contract"
import { useSyncExternalStore } from "react"

export type Login = { user: User; token: string }

type Session = {
  /** Unknown until the browser's storage has been read; nothing that depends on it shows before. */
  status: "unknown" | "anonymous" | "user"
  user: User | null
  token: string | null
  /** The server has ended the session: the login page says so. */
  wasEnded: boolean
}

type Listener = (session: Session, before: Session) => void

const anonymous: Session = { status: "anonymous", user: null, token: null, wasEnded: false }
const unknown: Session = { ...anonymous, status: "unknown" }

// One for the whole tab. On the server nothing changes it: pages are rendered for nobody in particular.
let session = unknown
const listeners = new Set<Listener>()

export const currentSession = (): Session => session

/** Returns what ends the subscription. */
export function onSessionChange(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** While hydrating it is unknown, as on the server, so that both render the same. */
export const useSession = (): Session => useSyncExternalStore(onSessionChange, currentSession, () => unknown)

function change(next: Session) {
  const before = session
  session = next
  for (const listener of [...listeners]) listener(next, before)
}

export const signIn = (login: Login) => change({ ...anonymous, status: "user", ...login })

export const signOut = () => change(anonymous)

export function updateUser(user: User) {
  if (session.status === "user") change({ ...session, user })
}

/** The server no longer knows the session of this token. A late answer may be about an earlier one. */
export function endSession(token: string | null | undefined) {
  if (token && token === session.token) change({ ...anonymous, wasEnded: true })
}
