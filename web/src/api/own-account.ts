import { getOwnUser, logout, type One, sendVerification, type User, updateOwnUser } from "contract"
import { injectCalls } from "#api/calls.ts"
import { updateUser } from "#session/session.ts"

async function refresh(_: unknown, { queryFulfilled }: { queryFulfilled: Promise<{ data: One<User> }> }) {
  const answer = await queryFulfilled.catch(() => null)
  if (answer) updateUser(answer.data.data)
}

/** What the pages about logging in and those about one's own data both ask: whatever comes, the header shows at once. */
export const {
  useGetOwnUserQuery,
  useLazyGetOwnUserQuery,
  useUpdateOwnUserMutation,
  useSendVerificationMutation,
  useLogoutMutation,
} = injectCalls(
  { getOwnUser, updateOwnUser, sendVerification, logout },
  {
    getOwnUser: { tags: ["user", "me"], onQueryStarted: refresh },
    updateOwnUser: { onQueryStarted: refresh },
    // Nothing is asked again by whom it concerns.
    logout: { tags: [] },
  },
)
