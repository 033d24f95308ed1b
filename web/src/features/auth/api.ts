import { changePassword, forgotPassword, login, register, type SignedIn, setPassword, verifyEmail } from "contract"
import { injectCalls } from "#api/calls.ts"
import { currentSession, signIn, updateUser } from "#session/session.ts"

/** Who registers is logged in, just as who logs in. */
async function logIn(_: unknown, { queryFulfilled }: { queryFulfilled: Promise<{ data: SignedIn }> }) {
  const answer = await queryFulfilled.catch(() => null)
  if (answer) signIn({ user: answer.data.data, token: answer.data.token })
}

export const {
  useLoginMutation,
  useRegisterMutation,
  useForgotPasswordMutation,
  useSetPasswordMutation,
  useVerifyEmailMutation,
  useChangePasswordMutation,
} = injectCalls(
  { login, register, forgotPassword, setPassword, verifyEmail, changePassword },
  {
    login: { tags: [], onQueryStarted: logIn },
    register: { tags: [], onQueryStarted: logIn },
    changePassword: {
      // Known before the user is asked for again: the dashboard must not lead back here in between.
      async onQueryStarted(_, { queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null)
        const { user } = currentSession()
        if (answer && user) updateUser({ ...user, mustChangePassword: false })
      },
    },
  },
)
