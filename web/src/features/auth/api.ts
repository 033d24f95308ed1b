import type { Done, Login, One, Register, SignedIn, User } from "contract"
import { api } from "#api/api.ts"
import type { Store } from "#store.ts"
import { loggedIn, userRefreshed } from "./auth-state.ts"

/** Who registers is logged in, just as who logs in. */
async function logIn(dispatch: Store["dispatch"], fulfilled: Promise<{ data: SignedIn }>) {
  const answer = await fulfilled.catch(() => null)
  if (answer) dispatch(loggedIn({ user: answer.data.data, token: answer.data.token }))
}

export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<SignedIn, Login>({
      query: (body) => ({ url: "/auth/login", method: "POST", body }),
      onQueryStarted: (_, { dispatch, queryFulfilled }) => logIn(dispatch, queryFulfilled),
    }),
    register: build.mutation<SignedIn, Register>({
      query: (body) => ({ url: "/auth/register", method: "POST", body }),
      onQueryStarted: (_, { dispatch, queryFulfilled }) => logIn(dispatch, queryFulfilled),
    }),
    logout: build.mutation<Done, void>({
      query: () => ({ url: "/auth/logout", method: "POST" }),
    }),
    getUser: build.query<One<User>, void>({
      query: () => "/auth/get-user",
      providesTags: ["user"],
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null)
        if (answer) dispatch(userRefreshed(answer.data.data))
      },
    }),
  }),
})

export const { useLoginMutation, useRegisterMutation, useLogoutMutation, useGetUserQuery } = authApi
