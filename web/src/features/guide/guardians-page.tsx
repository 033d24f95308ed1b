import { useLoaderData } from "react-router"
import { paths } from "#paths.ts"
import { textsLoader } from "#rendering/loader-context.ts"
import { IfReachable, PhoneLink } from "#site/component/contact-links.tsx"
import { Head } from "#site/component/head.tsx"
import { ButtonLink, buttonClass, TextLink } from "#ui/button/button.tsx"
import { Faq, faqPage } from "#ui/display/faq.tsx"
import {
  CheckList,
  ClosingPanel,
  PageFrame,
  Paragraphs,
  Section,
  Steps,
  TextCards,
  TextGrid,
} from "#ui/display/section.tsx"
import { OfficeCard } from "./office-card.tsx"

export const loader = textsLoader({
  en: () => import("#site/en/guardians.ts"),
  bn: () => import("#site/bn/guardians.ts"),
})

const more = "flex flex-wrap gap-x-6 gap-y-2"

export function Component() {
  const { guardians: texts } = useLoaderData<typeof loader>()
  const { legal, safe, cost, work, needs, consent, call, questions, last } = texts
  return (
    <PageFrame title={texts.title} lead={texts.lead}>
      <Head title={texts.searchTitle} description={texts.description} jsonLd={[faqPage(questions.items)]} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-16 md:gap-20">
        <Section id="short" title={texts.short.title}>
          <TextCards items={texts.short.items} />
        </Section>
        <Section id="legal" title={legal.title} isBeside>
          <div className="grid gap-4">
            <Paragraphs lines={legal.paragraphs} className="gap-4" />
            <p className={more}>
              <TextLink to={`${paths.terms}#conduct`}>{legal.rules}</TextLink>
            </p>
          </div>
        </Section>
        <Section id="safe" title={safe.title} isBeside>
          <div className="grid gap-4">
            <CheckList items={safe.points} className="measure" />
            <p className={more}>
              <TextLink to={paths.team}>{safe.team}</TextLink>
              <TextLink to={paths.femina}>{safe.femina}</TextLink>
              <TextLink to={paths.checkMessage}>{safe.check}</TextLink>
            </p>
          </div>
        </Section>
        <Section id="cost" title={cost.title} isBeside>
          <div className="grid gap-4">
            <Paragraphs lines={cost.paragraphs} className="gap-4" />
            <p className={more}>
              <TextLink to={paths.fees}>{cost.fees}</TextLink>
              <TextLink to={`${paths.terms}#refunds`}>{cost.terms}</TextLink>
              <TextLink to={`${paths.courses}?tab=free`}>{cost.free}</TextLink>
            </p>
          </div>
        </Section>
        <Section id="work" title={work.title} lead={work.lead}>
          <TextCards items={work.items} />
          <p className="measure text-muted">{work.note}</p>
        </Section>
        <Section id="needs" title={needs.title}>
          <TextGrid items={needs.items} />
        </Section>
        <Section id="consent" title={consent.title} isBeside>
          <Steps steps={consent.steps} />
        </Section>
        <IfReachable>
          <Section id="call" title={call.title} lead={call.text} isBeside>
            <OfficeCard />
          </Section>
        </IfReachable>
        <Section id="questions" title={questions.title} isBeside>
          <Faq items={questions.items} />
        </Section>
        <ClosingPanel title={last.title} text={last.text}>
          <PhoneLink className={buttonClass("accent")} />
          <ButtonLink to={paths.courses}>{last.courses}</ButtonLink>
        </ClosingPanel>
      </div>
    </PageFrame>
  )
}
