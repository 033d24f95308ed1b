import type { ComponentProps } from "react"
import { useI18n } from "#i18n/language.tsx"
import { contact } from "#site/company.ts"
import { classes } from "#ui/class-names.ts"

/** Shows the number in the digits of the language; the `tel:` link keeps Latin digits. */
export function PhoneLink({ className, ...rest }: ComponentProps<"a">) {
  const { format } = useI18n()
  return (
    <a {...rest} href={`tel:${contact.phone.replaceAll(" ", "")}`} className={className}>
      {format.digits(contact.phone)}
    </a>
  )
}

export function MailLink({ className, ...rest }: ComponentProps<"a">) {
  return (
    <a {...rest} href={`mailto:${contact.email}`} className={classes("wrap-anywhere", className)}>
      {contact.email}
    </a>
  )
}
