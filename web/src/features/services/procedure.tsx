import type { ServicesContent } from "#site/en/services.ts"
import { Section } from "#ui/section.tsx"
import { Steps } from "#ui/steps.tsx"

/** The steps of an engagement, down the first column and then the second. */
export function Procedure({ texts }: { texts: ServicesContent["procedure"] }) {
  return (
    <Section id="procedure" title={texts.title} lead={texts.lead}>
      <Steps steps={texts.steps} columns="gap-x-12 gap-y-6 md:grid-flow-col md:grid-cols-2 md:grid-rows-5 md:gap-y-8" />
    </Section>
  )
}
