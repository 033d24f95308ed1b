import type { ComponentProps, ReactNode } from "react"
import { useAuthTexts } from "#i18n/auth.ts"
import { Button } from "#ui/button.tsx"

type AuthFormProps = {
  onSubmit: ComponentProps<"form">["onSubmit"]
  submit: string
  isSubmitting: boolean
  children: ReactNode
}

/**
 * Sent by script alone. Submitted before the script is there, a form of this method does nothing; one without a method
 * would put passwords into the address, and so into the server's log.
 */
export function AuthForm({ onSubmit, submit, isSubmitting, children }: AuthFormProps) {
  return (
    <form method="dialog" onSubmit={onSubmit} noValidate className="grid gap-5">
      {children}
      <NeedsScript />
      <Button kind="accent" type="submit" busy={isSubmitting}>
        {submit}
      </Button>
    </form>
  )
}

export function NeedsScript() {
  const { needsScript } = useAuthTexts()
  return (
    <noscript>
      <p className="text-danger">{needsScript}</p>
    </noscript>
  )
}
