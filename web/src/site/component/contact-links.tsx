import type { ContactContent, ContactLink } from "contract"
import type { ComponentProps, ReactNode } from "react"
import { useI18n } from "#i18n/language.tsx"
import { chats, networks } from "#site/contact.ts"
import { useContact, useOffice } from "#site/site-settings.ts"
import { ExternalLink } from "#ui/button/button.tsx"
import { classes } from "#ui/class-names.ts"
import { Icon } from "#ui/image/icon.tsx"

export const phoneUrl = ({ phone }: Pick<ContactContent, "phone">) => `tel:${phone.replace(/[^+\d]/g, "")}`

/** Left out until the office has said how it is reached: it always has an email and a phone number then. */
export function IfReachable({ children }: { children: ReactNode }) {
  return useContact().email !== "" && children
}

/** Shows the number in the digits of the language; the `tel:` link keeps Latin digits. */
export function PhoneLink({ className, ...rest }: ComponentProps<"a">) {
  const { format } = useI18n()
  const contact = useContact()
  if (contact.phone === "") return null
  return (
    <a {...rest} href={phoneUrl(contact)} className={className}>
      {format.digits(contact.phone)}
    </a>
  )
}

export function MailLink({ className, ...rest }: ComponentProps<"a">) {
  const { email } = useContact()
  if (email === "") return null
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

/** Drawn after the marks of the networks, in the manner of our icons. */
const marks: Partial<Record<ContactLink, string>> = {
  facebook: "M14 20.5v-7h2.6l.5-3.5H14V8.3c0-1 .5-1.6 1.6-1.6H17V3.6c-.5 0-1.2-.1-2-.1-2.6 0-4 1.5-4 4.2V10H8v3.5h3v7z",
  youtube:
    "M6 5.5h12A3.5 3.5 0 0 1 21.5 9v6a3.5 3.5 0 0 1-3.5 3.5H6A3.5 3.5 0 0 1 2.5 15V9A3.5 3.5 0 0 1 6 5.5zM10.3 9.2v5.6l4.7-2.8z",
  linkedin:
    "M5.5 3.5h13a2 2 0 0 1 2 2v13a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2zM7.8 10.5v6M7.8 7.5v.01M11.5 16.5v-6m0 2.7c0-3.6 4.8-3.6 4.8 0v3.3",
  instagram:
    "M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5zM12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM16.8 7.2v.01",
}

/** Where the company can be followed. */
export function NetworkLinks({ label }: { label: string }) {
  const { language } = useI18n()
  const contact = useContact()
  const given = networks.filter(({ link }) => contact[link] !== "")
  if (given.length === 0) return null
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {given.map(({ link, name }) => (
        <li key={link}>
          <ExternalLink
            href={contact[link]}
            title={name[language]}
            className="flex size-11 items-center justify-center rounded-field border border-line text-muted hover:border-line-strong hover:text-ink"
          >
            <Icon shape={marks[link] ?? ""} />
            <span className="sr-only">{name[language]}</span>
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
