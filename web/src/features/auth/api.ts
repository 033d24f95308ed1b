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
import { currentSession, signIn, updateUser } from "#session/session.ts"

/** Who registers is logged in, just as who logs in. */
async function logIn(fulfilled: Promise<{ data: SignedIn }>) {
  const answer = await fulfilled.catch(() => null)
  if (answer) signIn({ user: answer.data.data, token: answer.data.token })
}

const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<SignedIn, Login>({
      query: (body) => ({ url: "/auth/login", method: "POST", body }),
      onQueryStarted: (_, { queryFulfilled }) => logIn(queryFulfilled),
    }),
    register: build.mutation<SignedIn, Register>({
      query: (body) => ({ url: "/auth/register", method: "POST", body }),
      onQueryStarted: (_, { queryFulfilled }) => logIn(queryFulfilled),
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
      onQueryStarted: async (_, { queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null)
        const { user } = currentSession()
        if (answer && user) updateUser({ ...user, mustChangePassword: false })
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
