import { createElement } from "react"
import { toast } from "react-hot-toast/headless"
import { readFailure } from "#api/failure.ts"
import { useI18n } from "#i18n/language.tsx"
import { currentSession, useSession } from "#session/session.ts"

type Said = string | ReturnType<typeof withReason>
type Told<T> = { doing?: string; done?: string | ((result: T) => Said); failed: string }

/** One toast for an action and its end; a failure in fixed words, with the reason below. Answers whether it was done. */
export function useActionToast() {
  const i18n = useI18n()
  const toastFailure = useToastFailure()
  return async <T>(work: Promise<T>, { doing, done, failed }: Told<T>): Promise<boolean> => {
    // By their words: what is said twice in a row stands there once.
    if (doing) toast.loading(doing, { id: doing })
    try {
      const result = await work
      const said = typeof done === "function" ? done(result) : done
      if (said) toast.success(said, { id: doing ?? (typeof said === "string" ? said : failed) })
      else if (doing) toast.dismiss(doing)
      return true
    } catch (failure) {
      toastFailure(withReason(failed, readFailure(failure, i18n).message), { id: doing ?? failed })
      return false
    }
  }
}

/** Fixed words, and below them why. */
export function withReason(failed: string, reason: string) {
  if (reason === failed) return failed
  const line = (text: string, className: string) => createElement("span", { className: `block ${className}` }, text)
  return createElement("span", null, line(failed, "font-semibold"), line(reason, "opacity-90"))
}

/** Says that something failed, unless it failed because the session ended meanwhile: then the login page says that. */
export function useToastFailure() {
  const { wasEnded } = useSession()
  return (message: Parameters<typeof toast.error>[0], options?: { id: string }) => {
    if (wasEnded || !currentSession().wasEnded) return toast.error(message, options)
    if (options) toast.dismiss(options.id)
    return undefined
  }
}
