import type { ContactContent } from "contract"
import type { ComponentProps } from "react"
import { useI18n } from "#i18n/language.tsx"
import { chats, networks } from "#site/contact.ts"
import { useContact, useOffice } from "#site/site-settings.ts"
import { classes } from "#ui/class-names.ts"
import { ExternalLink } from "#ui/external-link.tsx"

export const phoneUrl = ({ phone }: Pick<ContactContent, "phone">) => `tel:${phone.replace(/[^+\d]/g, "")}`

/** Shows the number in the digits of the language; the `tel:` link keeps Latin digits. */
export function PhoneLink({ className, ...rest }: ComponentProps<"a">) {
  const { format } = useI18n()
  const contact = useContact()
  return (
    <a {...rest} href={phoneUrl(contact)} className={className}>
      {format.digits(contact.phone)}
    </a>
  )
}

export function MailLink({ className, ...rest }: ComponentProps<"a">) {
  const { email } = useContact()
  return (
    <a {...rest} href={`mailto:${email}`} className={classes("wrap-anywhere", className)}>
      {email}
    </a>
  )
}

/** The company's chats, each a link of its own. */
export function ChatLinks({ className }: { className?: string }) {
  const { language } = useI18n()
  const contact = useContact()
  return chats.map(({ link, name }) => (
    <ExternalLink key={link} href={contact[link]} className={className}>
      {name[language]}
    </ExternalLink>
  ))
}

/** Where the company can be followed. */
export function NetworkLinks({ label, className }: { label: string; className: string }) {
  const { language } = useI18n()
  const contact = useContact()
  const given = networks.filter(({ link }) => contact[link] !== "")
  if (given.length === 0) return null
  return (
    <ul aria-label={label} className="flex flex-wrap gap-x-4">
      {given.map(({ link, name }) => (
        <li key={link}>
          <ExternalLink href={contact[link]} className={className}>
            {name[language]}
          </ExternalLink>
        </li>
      ))}
    </ul>
  )
}

/** The office's address, linked to a map if there is one. */
export function AddressLink({ className }: { className: string }) {
  const { mapUrl } = useContact()
  const { address } = useOffice()
  if (mapUrl === "") return <span className="wrap-anywhere">{address}</span>
  return (
    <ExternalLink href={mapUrl} className={className}>
      {address}
    </ExternalLink>
  )
}
