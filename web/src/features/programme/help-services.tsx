import { formatPhone } from "contract"
import { useI18n } from "#i18n/language.tsx"
import { IfReachable, MailLink, PhoneLink } from "#site/component/contact-links.tsx"
import type { FeminaContent } from "#site/en/femina.ts"
import { helplines } from "#site/helplines.ts"
import { ExternalLink } from "#ui/button/button.tsx"
import { MailIcon, PhoneIcon } from "#ui/image/icon.tsx"
import { BreakableText } from "#ui/text/breakable-text.tsx"

const phoneClass = "inline-flex min-h-11 items-center gap-2 font-semibold text-2xl text-brand no-underline"
const linkClass = "wrap-anywhere inline-flex min-h-8 items-center gap-2 text-brand"

/** Whom to call: public services first, then our own team. */
export function HelpServices({ texts }: { texts: FeminaContent["help"]["services"] }) {
  const { format } = useI18n()
  return (
    <aside
      aria-labelledby="public-help"
      className="wrap-anywhere grid min-w-0 content-start gap-6 self-start rounded-card border border-line bg-surface p-6"
    >
      <h3 id="public-help" className="text-xl">
        {texts.title}
      </h3>
      {helplines.map(({ id, phone, source, checkedOn, ...more }) => (
        <div
          key={id}
          className="grid justify-items-start gap-1 border-line not-first-of-type:border-t not-first-of-type:pt-6"
        >
          <a href={`tel:${phone}`} className={phoneClass}>
            <PhoneIcon className="size-6" />
            {format.digits(formatPhone(phone))}
          </a>
          <p className="font-semibold">{texts[id].name}</p>
          <p className="text-muted">{texts[id].text}</p>
          {"email" in more && (
            <>
              <a href={`mailto:${more.email}`} className={linkClass}>
                <MailIcon />
                <BreakableText text={more.email} />
              </a>
              <ExternalLink href={more.page} className={linkClass}>
                {texts.page}
              </ExternalLink>
            </>
          )}
          <p className="text-muted text-sm">
            {texts.source}:{" "}
            <ExternalLink href={source.url} className="underline">
              {source.name}
            </ExternalLink>
            . {texts.checkedOn} {format.date(checkedOn)}
          </p>
        </div>
      ))}
      <IfReachable>
        <div className="grid justify-items-start gap-1 border-line border-t pt-6">
          <p className="font-semibold">{texts.own.name}</p>
          <p className="text-muted">{texts.own.text}</p>
          <PhoneLink className={linkClass} />
          <MailLink className={linkClass} />
        </div>
      </IfReachable>
      <p className="border-line border-t pt-6 text-muted">{texts.note}</p>
    </aside>
  )
}
