import type { ComponentProps } from "react"
import { useI18n } from "#i18n/language.tsx"
import { chats, contact } from "#site/company.ts"
import { classes } from "#ui/class-names.ts"
import { ExternalLink } from "#ui/external-link.tsx"

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

/** The company's chats, each a link of its own. */
export function ChatLinks({ className }: { className?: string }) {
  const { language } = useI18n()
  return chats.map(({ name, href }) => (
    <ExternalLink key={href} href={href} className={className}>
      {name[language]}
    </ExternalLink>
  ))
}
