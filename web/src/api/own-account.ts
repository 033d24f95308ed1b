import type { Done, One, UpdateUser, User } from "contract"
import { api } from "#api/api.ts"
import { updateUser as updateSessionUser } from "#session/session.ts"

async function refresh(fulfilled: Promise<{ data: One<User> }>) {
  const answer = await fulfilled.catch(() => null)
  if (answer) updateSessionUser(answer.data.data)
}

/** What the pages about logging in and those about one's own data both ask: whatever comes, the header shows at once. */
const ownAccountApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUser: build.query<One<User>, void>({
      query: () => "/auth/get-user",
      providesTags: ["user", "me"],
      onQueryStarted: (_, { queryFulfilled }) => refresh(queryFulfilled),
    }),
    updateUser: build.mutation<One<User>, { changes: UpdateUser; seen: string }>({
      query: ({ changes, seen }) => ({ url: "/auth/update-user", method: "PATCH", body: changes, seen }),
      // A review shows its author's name and photo.
      invalidatesTags: ["user", "review"],
      onQueryStarted: (_, { queryFulfilled }) => refresh(queryFulfilled),
    }),
    sendVerification: build.mutation<Done, void>({
      query: () => ({ url: "/auth/send-verification", method: "POST" }),
    }),
    logout: build.mutation<Done, void>({
      query: () => ({ url: "/auth/logout", method: "POST" }),
    }),
  }),
})

export const {
  useGetUserQuery,
  useLazyGetUserQuery,
  useUpdateUserMutation,
  useSendVerificationMutation,
  useLogoutMutation,
} = ownAccountApi
