import { changeRole, getUsers, type One, type Role, resetPassword, type User } from "contract"
import { api } from "#api/api.ts"
import { injectCalls } from "#api/calls.ts"
import { askEach, type Outcome } from "#api/each-row.ts"
import { optimisticPatch } from "#api/row-patch.ts"

type RoleOf<T> = { of: T; role: Role }
/** Whose own role it would be, and why it is not changed among others. */
type Own = { own: { id: string | undefined; reason: string } }

const roleRequest = (role: Role, { _id: id, updatedAt: ifMatch }: User) => ({
  call: changeRole,
  body: { id, role },
  ifMatch,
})

export const { useGetUsersQuery, useResetPasswordMutation } = injectCalls({
  getUsers,
  resetPassword,
})

export const { useChangeRoleMutation, useChangeRolesMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    changeRole: build.mutation<One<User>, RoleOf<User>>({
      query: ({ of, role }) => roleRequest(role, of),
      onQueryStarted: optimisticPatch(({ of, role }: RoleOf<User>) => ({
        list: "getUsers",
        id: of._id,
        values: { role } as Partial<User>,
      })),
      invalidatesTags: changeRole.topics,
    }),
    changeRoles: build.mutation<Outcome, RoleOf<readonly User[]> & Own>({
      queryFn: ({ of, role, own }, _api, _options, ask) =>
        askEach(of, (user) => {
          if (user._id === own.id && user.role !== role)
            return { error: { status: 409, data: { message: own.reason } } }
          return ask(roleRequest(role, user))
        }),
      invalidatesTags: changeRole.topics,
    }),
  }),
})
