import { useSpeech } from "#i18n/language.tsx"
import { company, contact } from "#site/company.ts"
import type { PolicyWords } from "#site/policy.ts"

export function PolicyContact({ words }: { words: PolicyWords }) {
  const { language } = useSpeech()
  return (
    <dl className="mt-4 grid gap-3 rounded-card border border-line bg-surface p-6">
      <div>
        <dt className="text-muted text-sm">{words.email}</dt>
        <dd>
          <a href={`mailto:${contact.email}`} className="inline-flex min-h-8 items-center break-all underline">
            {contact.email}
          </a>
        </dd>
      </div>
      <div>
        <dt className="text-muted text-sm">{words.phone}</dt>
        <dd>
          <a href={`tel:${contact.phone.replaceAll(" ", "")}`} className="tabular inline-flex min-h-8 items-center">
            {contact.phone}
          </a>
        </dd>
      </div>
      <div>
        <dt className="text-muted text-sm">{words.address}</dt>
        <dd>{company[language].address}</dd>
      </div>
    </dl>
  )
}
