import { createElement } from "react"
import { toast } from "react-hot-toast/headless"
import { useStore } from "react-redux"
import { toldBy } from "#api/failure.ts"
import { useSpeech } from "#i18n/language.tsx"
import type { RootState } from "#store.ts"

type Told = { doing?: string; done?: string; failed: string }

/**
 * Says in one toast that something is being done, and how it ended: a failure in fixed words, with the reason below.
 * Answers whether it was done.
 */
export function useTold() {
  const speech = useSpeech()
  const store = useStore<RootState>()
  return async (work: Promise<unknown>, { doing, done, failed }: Told): Promise<boolean> => {
    const id = doing ? toast.loading(doing) : undefined
    const same = id ? { id } : undefined
    try {
      await work
      if (done) toast.success(done, same)
      else if (id) toast.dismiss(id)
      return true
    } catch (failure) {
      // Then the login page says it.
      if (!store.getState().auth.wasEnded) toast.error(withReason(failed, toldBy(failure, speech).message), same)
      else if (id) toast.dismiss(id)
      return false
    }
  }
}

function withReason(failed: string, reason: string) {
  if (reason === failed) return failed
  const line = (text: string, className: string) => createElement("span", { className: `block ${className}` }, text)
  return createElement("span", null, line(failed, "font-semibold"), line(reason, "opacity-90"))
}
