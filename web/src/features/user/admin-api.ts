import type { Done, One, Page, Role, User } from "contract"
import { api } from "#api/api.ts"
import { askEach, type Outcome } from "#api/each-row.ts"
import type { ListQuery } from "#api/list-query.ts"
import { atOnce } from "#api/row-patch.ts"

type UserQuery = ListQuery & { isVerified?: "true" | "false" }
type RoleOf<T> = { of: T; role: Role }
/** Whose own role it would be, and why it is not changed among others. */
type Own = { own: { id: string | undefined; reason: string } }

const roleCall = (role: Role, { _id, updatedAt }: User) =>
  ({ url: "/auth/change-role", method: "PATCH", body: { id: _id, role }, seen: updatedAt }) as const

const userAdminApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUsers: build.query<Page<User>, UserQuery>({
      query: (params) => ({ url: "/auth/get-users", params }),
      providesTags: ["user", "session"],
    }),
    changeRole: build.mutation<One<User>, RoleOf<User>>({
      query: ({ of, role }) => roleCall(role, of),
      onQueryStarted: atOnce<RoleOf<User>, User>(
        "getUsers",
        ({ of }) => of._id,
        (row, { role }) => {
          row.role = role
        },
      ),
      invalidatesTags: ["user", "session"],
    }),
    changeRoles: build.mutation<Outcome, RoleOf<readonly User[]> & Own>({
      queryFn: ({ of, role, own }, _api, _options, ask) =>
        askEach(of, (user) => {
          if (user._id === own.id && user.role !== role)
            return { error: { status: 409, data: { message: own.reason } } }
          return ask(roleCall(role, user))
        }),
      invalidatesTags: ["user", "session"],
    }),
    resetPassword: build.mutation<One<{ password: string }>, User>({
      query: ({ _id, updatedAt }) => ({ url: `/auth/reset-password/${_id}`, method: "PATCH", seen: updatedAt }),
      invalidatesTags: ["user", "session"],
    }),
    deleteUser: build.mutation<Done, User>({
      query: ({ _id, updatedAt }) => ({ url: `/auth/delete-user/${_id}`, method: "DELETE", seen: updatedAt }),
      invalidatesTags: ["user", "session", "review"],
    }),
  }),
})

export const {
  useGetUsersQuery,
  useChangeRoleMutation,
  useChangeRolesMutation,
  useResetPasswordMutation,
  useDeleteUserMutation,
} = userAdminApi
