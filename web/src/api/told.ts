import { createElement } from "react"
import { toast } from "react-hot-toast/headless"
import { toldBy } from "#api/failure.ts"
import { useToastFailure } from "#api/toast-failure.ts"
import { useSpeech } from "#i18n/language.tsx"

type Told = { doing?: string; done?: string; failed: string }

/**
 * Says in one toast that something is being done, and how it ended: a failure in fixed words, with the reason below.
 * Answers whether it was done.
 */
export function useTold() {
  const speech = useSpeech()
  const toastFailure = useToastFailure()
  return async (work: Promise<unknown>, { doing, done, failed }: Told): Promise<boolean> => {
    // By their words: what is said twice in a row stands there once.
    if (doing) toast.loading(doing, { id: doing })
    try {
      await work
      if (done) toast.success(done, { id: doing ?? done })
      else if (doing) toast.dismiss(doing)
      return true
    } catch (failure) {
      toastFailure(withReason(failed, toldBy(failure, speech).message), { id: doing ?? failed })
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
