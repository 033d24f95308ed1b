import type {
  ChangePassword,
  Done,
  ForgotPassword,
  Login,
  Register,
  SetPassword,
  SignedIn,
  VerifyEmail,
} from "contract"
import { api } from "#api/api.ts"
import { loggedIn, userRefreshed } from "#session/session-state.ts"
import { authIn, type Store } from "#store.ts"

/** Who registers is logged in, just as who logs in. */
async function logIn(dispatch: Store["dispatch"], fulfilled: Promise<{ data: SignedIn }>) {
  const answer = await fulfilled.catch(() => null)
  if (answer) dispatch(loggedIn({ user: answer.data.data, token: answer.data.token }))
}

const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<SignedIn, Login>({
      query: (body) => ({ url: "/auth/login", method: "POST", body }),
      onQueryStarted: (_, { dispatch, queryFulfilled }) => logIn(dispatch, queryFulfilled),
    }),
    register: build.mutation<SignedIn, Register>({
      query: (body) => ({ url: "/auth/register", method: "POST", body }),
      onQueryStarted: (_, { dispatch, queryFulfilled }) => logIn(dispatch, queryFulfilled),
    }),
    forgotPassword: build.mutation<Done, ForgotPassword>({
      query: (body) => ({ url: "/auth/forgot-password", method: "POST", body }),
    }),
    setPassword: build.mutation<Done, SetPassword>({
      query: (body) => ({ url: "/auth/set-password", method: "POST", body }),
    }),
    verifyEmail: build.mutation<Done, VerifyEmail>({
      query: (body) => ({ url: "/auth/verify-email", method: "POST", body }),
      invalidatesTags: ["user"],
    }),
    changePassword: build.mutation<Done, ChangePassword>({
      query: (body) => ({ url: "/auth/change-password", method: "PATCH", body }),
      // It ends all other sessions.
      invalidatesTags: ["user", "session"],
      // Known before the user is asked for again: the dashboard must not lead back here in between.
      onQueryStarted: async (_, { dispatch, getState, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null)
        const { user } = authIn(getState())
        if (answer && user) dispatch(userRefreshed({ ...user, mustChangePassword: false }))
      },
    }),
  }),
})

export const {
  useLoginMutation,
  useRegisterMutation,
  useForgotPasswordMutation,
  useSetPasswordMutation,
  useVerifyEmailMutation,
  useChangePasswordMutation,
} = authApi
