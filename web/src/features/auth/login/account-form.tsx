import type { ReactNode } from "react"
import { useLocation } from "react-router"
import type { useContractForm } from "#api/form/contract-form.ts"
import { paths } from "#paths.ts"
import { Button, type ButtonKind } from "#ui/button/button.tsx"
import { FormAlert } from "#ui/form/form-alert.tsx"

export function Notice({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="justify-self-stretch rounded-card border border-line bg-warning-soft p-4 text-warning">
      {children}
    </p>
  )
}

type AccountFormProps = {
  form: Pick<ReturnType<typeof useContractForm>, "onSubmit" | "isSubmitting" | "summary">
  submit: string
  /** Of the button, if another one of the page is the accent. */
  kind?: ButtonKind
  /** Why the last attempt failed, shown above the button. */
  failure?: string | undefined
  children: ReactNode
}

/**
 * Submitted by script only. Before hydration a submit of a form with `method="dialog"` does nothing; without a method it
 * would put passwords into the URL, and so into the server's log.
 */
export function AccountForm({ form, submit, kind = "accent", failure, children }: AccountFormProps) {
  return (
    <form method="dialog" onSubmit={form.onSubmit} noValidate className="grid gap-5">
      <FormAlert text={form.summary} />
      {children}
      <FormAlert text={failure} />
      <Button kind={kind} type="submit" busy={form.isSubmitting}>
        {submit}
      </Button>
    </form>
  )
}

/** The page to return to after a redirect to the login or to the change of a password. */
export function useRedirectTarget(): string | null {
  const target: unknown = useLocation().state?.from
  return typeof target === "string" && isAllowed(target) ? target : null
}

const isAllowed = (target: string) => target.startsWith(paths.dashboard) || target === paths.verifyEmail
