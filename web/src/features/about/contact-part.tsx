import { useSpeech } from "#i18n/language.tsx"
import { company } from "#site/company.ts"
import { MailLink, PhoneLink } from "#site/contact-links.tsx"
import type { AboutContent } from "#site/en/about.ts"
import { Icon } from "#ui/icon.tsx"
import * as shapes from "#ui/icon-shapes.ts"
import { Section } from "#ui/section.tsx"

const link = "inline-flex min-h-8 items-center text-brand"

export function ContactPart({ texts }: { texts: AboutContent["contact"] }) {
  const { language } = useSpeech()
  const rows = [
    { shape: shapes.pin, label: texts.address, value: company[language].address },
    {
      shape: shapes.phone,
      label: texts.phone,
      value: <PhoneLink className={link} />,
    },
    {
      shape: shapes.mail,
      label: texts.email,
      value: <MailLink className={link} />,
    },
  ]
  return (
    <Section id="contact" title={texts.title} lead={texts.text}>
      <dl className="grid gap-4 md:grid-cols-3 md:gap-6">
        {rows.map(({ shape, label, value }) => (
          <div key={label} className="grid content-start gap-2 rounded-card border border-line bg-surface p-6">
            <dt className="flex items-center gap-2 text-muted text-sm">
              <Icon shape={shape} className="text-brand" />
              {label}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
