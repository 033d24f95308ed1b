import type { ReactNode } from "react"
import type { services } from "#site/services.ts"
import { useContact } from "#site/site-settings.ts"
import { ButtonLink, ExternalButton } from "#ui/button/button.tsx"
import { classes } from "#ui/class-names.ts"
import { SpriteSymbol } from "#ui/image/sprite-symbol.tsx"

type ServiceCardProps = {
  service: (typeof services)[number]
  title: string
  text: string
  texts: { details: string; book: string }
  className: string
  children?: ReactNode
}

const card =
  "group flex min-w-0 flex-col items-start gap-4 rounded-card border border-line p-6 last:md:max-lg:col-span-2"

/** One of the services, with a link to its page or to the chat. */
export function ServiceCard({ service: { mark, page }, title, text, texts, className, children }: ServiceCardProps) {
  const links = useContact()
  return (
    <li className={classes(card, className)}>
      <SpriteSymbol href={mark} className="size-12 text-brand" />
      <h3 className="text-xl">{title}</h3>
      <p className="text-muted">{text}</p>
      {children}
      <div className="mt-auto">
        {page ? (
          <ButtonLink to={page}>
            {texts.details}
            <span className="sr-only"> {title}</span>
          </ButtonLink>
        ) : (
          <ExternalButton href={links.chat}>{texts.book}</ExternalButton>
        )}
      </div>
    </li>
  )
}
