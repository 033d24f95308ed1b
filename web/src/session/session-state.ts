import type { User } from "contract"
import type { UnknownAction } from "redux"

export type Login = { user: User; token: string }

type AuthState = {
  /** Unknown until what the browser kept has been read; nothing that depends on it shows before. */
  status: "unknown" | "anonymous" | "user"
  user: User | null
  token: string | null
  /** The server has ended the session: the login page says so. */
  wasEnded: boolean
}

const nobody: AuthState = { status: "anonymous", user: null, token: null, wasEnded: false }
const unknown: AuthState = { ...nobody, status: "unknown" }

export const restored = (login: Login | null) => ({ type: "auth/restored", login }) as const
export const loggedIn = (login: Login) => ({ type: "auth/loggedIn", login }) as const
export const userRefreshed = (user: User) => ({ type: "auth/userRefreshed", user }) as const
export const loggedOut = () => ({ type: "auth/loggedOut" }) as const
export const sessionEnded = () => ({ type: "auth/sessionEnded" }) as const

type AuthAction = ReturnType<
  typeof restored | typeof loggedIn | typeof userRefreshed | typeof loggedOut | typeof sessionEnded
>

/** By hand, because every visitor loads it: `createSlice` would bring five KiB along. */
export function authReducer(state: AuthState = unknown, some: UnknownAction | AuthAction): AuthState {
  const action = some as AuthAction
  switch (action.type) {
    case "auth/restored":
    case "auth/loggedIn":
      return action.login ? { ...nobody, status: "user", ...action.login } : nobody
    case "auth/userRefreshed":
      return state.status === "user" ? { ...state, user: action.user } : state
    case "auth/loggedOut":
      return nobody
    case "auth/sessionEnded":
      return { ...nobody, wasEnded: true }
    default:
      return state
  }
}
