import { createSlice, type PayloadAction } from "@reduxjs/toolkit"
import type { User } from "contract"

export type Login = { user: User; token: string }

type AuthState = {
  /** Unknown until what the browser kept has been read; nothing that depends on it shows before. */
  status: "unknown" | "anonymous" | "user"
  user: User | null
  token: string | null
  /** The server has ended the session: the login page says so. */
  wasEnded: boolean
}

const nobody = { status: "anonymous", user: null, token: null, wasEnded: false } as const

const auth = createSlice({
  name: "auth",
  initialState: { ...nobody, status: "unknown" } as AuthState,
  reducers: {
    restored: (_, { payload }: PayloadAction<Login | null>): AuthState =>
      payload ? { ...nobody, status: "user", ...payload } : nobody,
    loggedIn: (_, { payload }: PayloadAction<Login>): AuthState => ({ ...nobody, status: "user", ...payload }),
    userRefreshed: (state, { payload }: PayloadAction<User>) => {
      if (state.status === "user") state.user = payload
    },
    loggedOut: (): AuthState => nobody,
    sessionEnded: (): AuthState => ({ ...nobody, wasEnded: true }),
  },
})

export const { restored, loggedIn, userRefreshed, loggedOut, sessionEnded } = auth.actions
export const authReducer = auth.reducer
