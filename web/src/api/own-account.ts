import { getOwnUser, logout, type One, sendVerification, type User, updateOwnUser } from "contract"
import { toast } from "react-hot-toast/headless"
import { useNavigate } from "react-router"
import { useToastFailure } from "#api/action-toast.ts"
import { injectCalls } from "#api/calls.ts"
import { readFailure } from "#api/failure.ts"
import { useI18n } from "#i18n/language.tsx"
import { paths } from "#paths.ts"
import { signOut, updateUser } from "#session/session.ts"

async function refreshSessionUser(_: unknown, { queryFulfilled }: { queryFulfilled: Promise<{ data: One<User> }> }) {
  const result = await queryFulfilled.catch(() => null)
  if (result) updateUser(result.data.data)
}

/** Calls shared by the login pages and the profile page. Each response updates the session's user, and so the header. */
const ownAccountApi = injectCalls({ getOwnUser, updateOwnUser, sendVerification, logout }).enhanceEndpoints({
  endpoints: {
    getOwnUser: { providesTags: ["user", "me"], onQueryStarted: refreshSessionUser },
    updateOwnUser: { onQueryStarted: refreshSessionUser },
    // A signed-out user has nothing to refetch.
    logout: { invalidatesTags: [] },
  },
})
export const { useGetOwnUserQuery, useLazyGetOwnUserQuery, useUpdateOwnUserMutation, useLogoutMutation } = ownAccountApi

/** For a button that sends the verification mail again; a toast shows a failure. */
export function useSendVerification() {
  const i18n = useI18n()
  const toastFailure = useToastFailure()
  const [mutate, { isLoading, isSuccess }] = ownAccountApi.useSendVerificationMutation()
  const send = async () => {
    const { error } = await mutate()
    if (error) toastFailure(readFailure(error, i18n).message)
  }
  return { send, isLoading, isSuccess }
}

export function useLogout() {
  const i18n = useI18n()
  const texts = i18n.texts.header
  const navigate = useNavigate()
  const [logout] = useLogoutMutation()
  return async () => {
    const id = toast.loading(texts.loggingOut)
    try {
      await logout().unwrap()
      signOut()
      toast.success(texts.loggedOut, { id })
      await navigate(paths.home)
    } catch (failure) {
      toast.error(readFailure(failure, i18n).message, { id })
    }
  }
}
