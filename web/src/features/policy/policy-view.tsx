import { useSpeech } from "#i18n/language.tsx"
import { Head } from "#site/head.tsx"
import { type Policy, type PolicyWords, policiesUpdated } from "#site/policy.ts"
import { PageFrame } from "#ui/section.tsx"
import { Contents } from "./contents.tsx"
import { PolicyContact } from "./policy-contact.tsx"
import { SectionText } from "./section-text.tsx"

/** A policy: numbered sections beside their table of contents. */
export function PolicyView({ policy, words }: { policy: Policy; words: PolicyWords }) {
  const { format } = useSpeech()
  const { title, description, lead, sections } = policy
  return (
    <PageFrame title={title} lead={lead}>
      <Head title={title} description={description} />
      <p className="text-muted">
        {words.updated}: <time dateTime={policiesUpdated}>{format.date(policiesUpdated)}</time>
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-16">
        <Contents title={words.contents} sections={sections} />
        <div className="measure grid gap-12">
          {sections.map((section, place) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`} className="scroll-mt-6">
              <h2 id={`${section.id}-title`} className="mb-4 break-words text-2xl">
                {format.number(place + 1)}. {section.title}
              </h2>
              <SectionText section={section} />
              {section.id === "contact" && <PolicyContact words={words} />}
            </section>
          ))}
        </div>
      </div>
    </PageFrame>
  )
}
