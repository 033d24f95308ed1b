import { AddressLink, ChatLinks, MailLink, PhoneLink } from "#site/component/contact-links.tsx"
import { useOffice } from "#site/site-settings.ts"
import { MailIcon, PhoneIcon, PinIcon } from "#ui/image/icon.tsx"

const row = "flex items-center gap-2"
const link = "inline-flex min-h-9 items-center text-brand"

export function OfficeCard() {
  const { hours } = useOffice()
  return (
    <div className="grid content-start gap-2 self-start rounded-card border border-line bg-surface p-6">
      <p className={row}>
        <PhoneIcon className="size-6 text-brand" />
        <PhoneLink className="inline-flex min-h-11 items-center font-semibold text-brand text-xl sm:text-2xl no-underline" />
      </p>
      <p className="text-muted">{hours}</p>
      <p className={row}>
        <MailIcon className="text-brand" />
        <MailLink className={link} />
      </p>
      <p className={row}>
        <PinIcon className="text-brand" />
        <AddressLink className={link} />
      </p>
      <p className="flex flex-wrap gap-x-4">
        <ChatLinks className={link} />
      </p>
    </div>
  )
}
