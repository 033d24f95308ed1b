import { useSpeech } from "#i18n/language.tsx"
import { company } from "#site/company.ts"
import { MailLink, PhoneLink } from "#site/contact-links.tsx"
import type { PolicyWords } from "#site/policy.ts"

const link = "inline-flex min-h-8 items-center text-brand underline"

export function PolicyContact({ words }: { words: PolicyWords }) {
  const { language } = useSpeech()
  return (
    <dl className="mt-4 grid gap-3 rounded-card border border-line bg-surface p-6">
      <div>
        <dt className="text-muted text-sm">{words.email}</dt>
        <dd>
          <MailLink className={link} />
        </dd>
      </div>
      <div>
        <dt className="text-muted text-sm">{words.phone}</dt>
        <dd>
          <PhoneLink className={link} />
        </dd>
      </div>
      <div>
        <dt className="text-muted text-sm">{words.address}</dt>
        <dd>{company[language].address}</dd>
      </div>
    </dl>
  )
}
