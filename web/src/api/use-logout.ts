import { toast } from "react-hot-toast/headless"
import { useNavigate } from "react-router"
import { toldBy } from "#api/failure.ts"
import { useLogoutMutation } from "#api/own-account.ts"
import { useSpeech } from "#i18n/language.tsx"
import { paths } from "#paths.ts"
import { signOut } from "#session/session.ts"

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
