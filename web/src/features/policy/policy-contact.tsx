import { useSpeech } from "#i18n/language.tsx"
import { company } from "#site/company.ts"
import { MailLink, PhoneLink } from "#site/contact-links.tsx"
import type { PolicyWords } from "#site/policy.ts"

export function PolicyContact({ words }: { words: PolicyWords }) {
  const { language } = useSpeech()
  return (
    <dl className="mt-4 grid gap-3 rounded-card border border-line bg-surface p-6">
      <div>
        <dt className="text-muted text-sm">{words.email}</dt>
        <dd>
          <MailLink className="inline-flex min-h-8 items-center underline" />
        </dd>
      </div>
      <div>
        <dt className="text-muted text-sm">{words.phone}</dt>
        <dd>
          <PhoneLink className="inline-flex min-h-8 items-center" />
        </dd>
      </div>
      <div>
        <dt className="text-muted text-sm">{words.address}</dt>
        <dd>{company[language].address}</dd>
      </div>
    </dl>
  )
}
