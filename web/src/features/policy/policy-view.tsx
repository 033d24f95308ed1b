import { useI18n } from "#i18n/language.tsx"
import { IfReachable, MailLink, PhoneLink } from "#site/component/contact-links.tsx"
import { Head } from "#site/component/head.tsx"
import type { Policy, PolicySection, PolicyTexts } from "#site/policy.ts"
import { useOffice } from "#site/site-settings.ts"
import { TextLink } from "#ui/button/button.tsx"
import { PageFrame, Summary } from "#ui/display/section.tsx"

/** A policy: numbered sections beside their table of contents. */
export function PolicyView({ policy, texts }: { policy: Policy; texts: PolicyTexts }) {
  const { format } = useI18n()
  const { title, updated, description, lead, sections } = policy
  return (
    <PageFrame title={title} lead={lead}>
      <Head title={title} description={description} />
      <p className="text-muted">
        {texts.updated}: <time dateTime={updated}>{format.date(updated)}</time>
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-16">
        <Contents title={texts.contents} sections={sections} />
        <div className="measure grid gap-12">
          {sections.map((section, index) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`} className="scroll-mt-6">
              <h2 id={`${section.id}-title`} className="mb-4 break-words text-2xl">
                {format.number(index + 1)}. {section.title}
              </h2>
              <div className="grid gap-4">
                {section.text?.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                {section.points && (
                  <ul className="grid list-disc gap-3 pl-6 marker:text-brand">
                    {section.points.map((point) => (
                      <li key={point.text}>
                        {point.name && <strong className="font-semibold">{point.name} </strong>}
                        {point.text}
                      </li>
                    ))}
                  </ul>
                )}
                {section.after && <p>{section.after}</p>}
                {section.more && (
                  <p>
                    <TextLink to={section.more.to}>{section.more.text}</TextLink>
                  </p>
                )}
              </div>
              {section.id === "contact" && (
                <IfReachable>
                  <PolicyContact texts={texts} />
                </IfReachable>
              )}
            </section>
          ))}
        </div>
      </div>
    </PageFrame>
  )
}

type ContentsProps = { title: string; sections: readonly PolicySection[] }

/** Beside the text on a wide screen; above it, collapsed, on a narrow one. */
function Contents({ title, sections }: ContentsProps) {
  return (
    <>
      <details className="group rounded-card border border-line bg-surface lg:hidden print:hidden">
        <Summary className="px-4 py-2 font-semibold">{title}</Summary>
        <nav aria-label={title} className="px-4 pb-3">
          <SectionLinks sections={sections} />
        </nav>
      </details>
      <nav aria-label={title} className="max-lg:hidden print:hidden">
        <div className="sticky top-6 grid gap-2">
          <p className="font-semibold">{title}</p>
          <SectionLinks sections={sections} />
        </div>
      </nav>
    </>
  )
}

function SectionLinks({ sections }: Pick<ContentsProps, "sections">) {
  const { number } = useI18n().format
  return (
    <ol>
      {sections.map(({ id, title }, index) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-9 items-baseline gap-2 py-1.5 text-muted no-underline hover:text-ink"
          >
            <span className="min-w-7 shrink-0 whitespace-nowrap">{number(index + 1)}.</span>
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
}

const link = "inline-flex min-h-8 items-center text-brand underline"

function PolicyContact({ texts }: { texts: PolicyTexts }) {
  const { address } = useOffice()
  const rows = [
    { label: texts.email, value: <MailLink className={link} /> },
    { label: texts.phone, value: <PhoneLink className={link} /> },
    { label: texts.address, value: address },
  ]
  return (
    <dl className="mt-4 grid gap-3 rounded-card border border-line bg-surface p-6">
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-muted text-sm">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
