import { useSpeech } from "#i18n/language.tsx"
import type { FeminaContent } from "#site/en/femina.ts"
import { nationalEmergency } from "#site/links.ts"
import { Icon } from "#ui/icon.tsx"
import * as shapes from "#ui/icon-shapes.ts"
import { Section } from "#ui/section.tsx"
import { Steps } from "#ui/steps.tsx"

/** Reached from the top of the page by one press: who needs it has no patience for the rest. */
export function HarassmentHelp({ texts }: { texts: FeminaContent["help"] }) {
  const { format } = useSpeech()
  const { title, note, emergency, police } = texts.services
  return (
    <Section id="help" title={texts.title} lead={texts.lead} className="scroll-mt-8">
      <div className="grid gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-12">
        <Steps steps={texts.steps} />
        <aside
          aria-labelledby="public-help"
          className="grid content-start gap-6 self-start rounded-card border border-line bg-surface p-6"
        >
          <h3 id="public-help" className="text-xl">
            {title}
          </h3>
          <div className="grid justify-items-start gap-2">
            <a
              href={`tel:${nationalEmergency}`}
              className="tabular inline-flex min-h-11 items-center gap-3 font-semibold text-3xl text-brand no-underline"
            >
              <Icon shape={shapes.phone} className="size-7" />
              {format.digits(nationalEmergency)}
            </a>
            <p className="font-semibold">{emergency.name}</p>
            <p className="text-muted">{emergency.text}</p>
          </div>
          <div className="grid gap-2 border-line border-t pt-6">
            <p className="font-semibold">{police.name}</p>
            <p className="text-muted">{police.text}</p>
          </div>
          <p className="border-line border-t pt-6 text-muted">{note}</p>
        </aside>
      </div>
    </Section>
  )
}
