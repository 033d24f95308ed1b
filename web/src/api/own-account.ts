import { getOwnUser, logout, type One, sendVerification, type User, updateOwnUser } from "contract"
import { toast } from "react-hot-toast/headless"
import { useNavigate } from "react-router"
import { injectCalls } from "#api/calls.ts"
import { toldBy } from "#api/failure.ts"
import { useToastFailure } from "#api/told.ts"
import { useSpeech } from "#i18n/language.tsx"
import { paths } from "#paths.ts"
import { signOut, updateUser } from "#session/session.ts"

async function refresh(_: unknown, { queryFulfilled }: { queryFulfilled: Promise<{ data: One<User> }> }) {
  const answer = await queryFulfilled.catch(() => null)
  if (answer) updateUser(answer.data.data)
}

/** What the pages about logging in and those about one's own data both ask: whatever comes, the header shows at once. */
const ownAccountApi = injectCalls({ getOwnUser, updateOwnUser, sendVerification, logout }).enhanceEndpoints({
  endpoints: {
    getOwnUser: { providesTags: ["user", "me"], onQueryStarted: refresh },
    updateOwnUser: { onQueryStarted: refresh },
    // Nothing is asked again by whom it concerns.
    logout: { invalidatesTags: [] },
  },
})
export const { useGetOwnUserQuery, useLazyGetOwnUserQuery, useUpdateOwnUserMutation, useLogoutMutation } = ownAccountApi

/** For a button that has the mail sent again with which an email is verified; a toast says why it could not. */
export function useSendVerification() {
  const speech = useSpeech()
  const toastFailure = useToastFailure()
  const [mutate, { isLoading, isSuccess }] = ownAccountApi.useSendVerificationMutation()
  const send = async () => {
    const { error } = await mutate()
    if (error) toastFailure(toldBy(error, speech).message)
  }
  return { send, isLoading, isSuccess }
}

export function useLogout() {
  const speech = useSpeech()
  const texts = speech.texts.header
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
      toast.error(toldBy(failure, speech).message, { id })
    }
  }
}
