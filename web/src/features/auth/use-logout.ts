import { toast } from "react-hot-toast/headless"
import { useNavigate } from "react-router"
import { toldBy } from "#api/failure.ts"
import { useLogoutMutation } from "#features/auth/api.ts"
import { useTexts } from "#i18n/language.tsx"
import { paths } from "#paths.ts"

export function useLogout() {
  const texts = useTexts()
  const navigate = useNavigate()
  const [logout] = useLogoutMutation()
  return async () => {
    const id = toast.loading(texts.header.loggingOut)
    try {
      await logout().unwrap()
      toast.success(texts.header.loggedOut, { id })
      await navigate(paths.home)
    } catch (failure) {
      toast.error(toldBy(failure, texts).message, { id })
    }
  }
}
