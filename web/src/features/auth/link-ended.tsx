import type { ReactNode } from "react"
import type { Told } from "#api/failure.ts"
import { useSpeech } from "#i18n/language.tsx"
import { translate } from "#i18n/messages.ts"
import { Notice } from "./auth-page.tsx"
import { Outcome } from "./outcome.tsx"

/** A link without its secret, or one that was used or waited too long; `children` say how to get another. */
export function LinkEnded({ children }: { children?: ReactNode }) {
  const { language } = useSpeech()
  return (
    <Outcome>
      <Notice>{translate({ code: "linkEnded" }, language)}</Notice>
      {children}
    </Outcome>
  )
}

/** Whether a call failed because of the link, and not because of what was typed or the connection. */
export function isAboutLink({ fields }: Told) {
  return fields.some(({ field }) => field === "token")
}
