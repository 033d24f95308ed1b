import { createElement, type ReactElement } from "react"
import { toast } from "react-hot-toast/headless"
import { readFailure } from "#api/failure.ts"
import { useI18n } from "#i18n/language.tsx"
import { currentSession, useSession } from "#session/session.ts"

export type ToastMessage = string | ReactElement
type ActionTexts<T> = {
  doing?: string
  done?: string | ((result: T) => ToastMessage)
  failed: string
  /** Of the toast; by default its text, so that the same text is never shown twice. */
  id?: string
  /** How long the success is shown; by default as long as any other. */
  durationMs?: number
}

/** One toast for an action: pending, then success or failure with its reason. Resolves to whether the action succeeded. */
export function useActionToast() {
  const i18n = useI18n()
  const toastFailure = useToastFailure()
  return async <T>(
    work: Promise<T>,
    { doing, done, failed, id = doing, durationMs }: ActionTexts<T>,
  ): Promise<boolean> => {
    if (doing) toast.loading(doing, { id })
    try {
      const result = await work
      const message = typeof done === "function" ? done(result) : done
      if (message)
        toast.success(message, { id: id ?? (typeof message === "string" ? message : failed), duration: durationMs })
      else if (doing) toast.dismiss(id)
      return true
    } catch (failure) {
      toastFailure(withReason(failed, readFailure(failure, i18n).message), { id: id ?? failed })
      return false
    }
  }
}

/** A fixed text with the reason below it. */
export function withReason(failed: string, reason: string) {
  if (reason === failed) return failed
  const line = (text: string, className: string) => createElement("span", { className: `block ${className}` }, text)
  return createElement("span", null, line(failed, "font-semibold"), line(reason, "opacity-90"))
}

/** Shows a failure, unless the session ended meanwhile: then the login page explains it. */
export function useToastFailure() {
  const { wasEnded } = useSession()
  return (message: Parameters<typeof toast.error>[0], options?: { id: string }) => {
    if (wasEnded || !currentSession().wasEnded) return toast.error(message, options)
    if (options) toast.dismiss(options.id)
    return undefined
  }
}
