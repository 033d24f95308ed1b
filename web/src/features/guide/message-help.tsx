import { formatPhone } from "contract"
import { useI18n } from "#i18n/language.tsx"
import { paths } from "#paths.ts"
import { PhoneLink } from "#site/component/contact-links.tsx"
import type { CheckMessageContent } from "#site/en/check-message.ts"
import { TextLink } from "#ui/button/button.tsx"

const phoneClass = "inline-flex min-h-11 items-center font-semibold text-brand text-xl no-underline"

type MessageHelpProps = {
  texts: CheckMessageContent["after"]
  helplines: readonly { id: keyof CheckMessageContent["after"]["phones"]; phone: string }[]
}

/** Whom to call: public services, then our own office. Femina's page has their sources. */
export function MessageHelp({ texts, helplines }: MessageHelpProps) {
  const { format } = useI18n()
  return (
    <aside
      aria-labelledby="message-help"
      className="wrap-anywhere grid min-w-0 content-start gap-4 self-start rounded-card border border-line bg-surface p-6"
    >
      <h3 id="message-help" className="text-xl">
        {texts.help}
      </h3>
      <dl className="divide-y divide-line border-line border-y">
        {helplines.map(({ id, phone }) => (
          <div key={id} className="py-2">
            <dt className="text-muted">{texts.phones[id]}</dt>
            <dd>
              <a href={`tel:${phone}`} className={phoneClass}>
                {format.digits(formatPhone(phone))}
              </a>
            </dd>
          </div>
        ))}
        <div className="py-2">
          <dt className="text-muted">{texts.own}</dt>
          <dd>
            <PhoneLink className={phoneClass} />
          </dd>
        </div>
      </dl>
      <p>
        <TextLink to={`${paths.femina}#help`}>{texts.harassed}</TextLink>
      </p>
    </aside>
  )
}
