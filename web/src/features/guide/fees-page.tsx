import { getSitePaymentWays } from "contract"
import { type LoaderFunctionArgs, useLoaderData } from "react-router"
import { itemsIn } from "#i18n/language.tsx"
import { paths } from "#paths.ts"
import { loaderContext } from "#rendering/loader-context.ts"
import { IfReachable } from "#site/component/contact-links.tsx"
import { Head } from "#site/component/head.tsx"
import { PaymentWays } from "#site/component/payment-ways.tsx"
import type { FeesContent } from "#site/en/fees.ts"
import { ButtonLink, TextLink } from "#ui/button/button.tsx"
import { Faq, faqPage } from "#ui/display/faq.tsx"
import { CheckList, ClosingPanel, PageFrame, Section, Steps, TextCards } from "#ui/display/section.tsx"
import { TypedText } from "#ui/text/typed-text.tsx"
import { OfficeCard } from "./office-card.tsx"

const loadTexts = { en: () => import("#site/en/fees.ts"), bn: () => import("#site/bn/fees.ts") }

export async function loader({ context }: LoaderFunctionArgs) {
  const { language, read } = context.get(loaderContext)
  const [{ fees }, { data }] = await Promise.all([loadTexts[language](), read(getSitePaymentWays)])
  return { fees, paymentWays: itemsIn(data.items, language) }
}

export function Component() {
  const { fees: texts, paymentWays } = useLoaderData<typeof loader>()
  const { short, steps, ways, refunds, changes, questions, ask, last } = texts
  return (
    <PageFrame title={texts.title} lead={texts.lead}>
      <Head title={texts.searchTitle} description={texts.description} jsonLd={[faqPage(questions.items)]} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-16 md:gap-20">
        <Section id="short" title={short.title}>
          <TextCards items={short.items} />
        </Section>
        <Section id="steps" title={steps.title} isBeside>
          <Steps steps={steps.items} />
        </Section>
        <Section id="ways" title={ways.title} isBeside>
          <Ways texts={ways} ways={paymentWays} />
        </Section>
        <Section id="refunds" title={refunds.title} isBeside>
          <Refunds texts={refunds} />
        </Section>
        <Section id="changes" title={changes.title}>
          <TextCards items={changes.items} />
        </Section>
        <Section id="questions" title={questions.title} isBeside>
          <Faq items={questions.items} />
        </Section>
        <IfReachable>
          <Section id="ask" title={ask.title} lead={ask.text} isBeside>
            <OfficeCard />
          </Section>
        </IfReachable>
        <ClosingPanel title={last.title} text={last.text}>
          <ButtonLink to={`${paths.courses}?tab=free`} kind="accent">
            {last.free}
          </ButtonLink>
          <ButtonLink to={paths.courses}>{last.all}</ButtonLink>
        </ClosingPanel>
      </div>
    </PageFrame>
  )
}

type WaysProps = { texts: FeesContent["ways"]; ways: readonly { name: string; number: string; account: string }[] }

/** With the numbers that the office has entered: then a visitor can compare what a caller says with this page. */
function Ways({ texts, ways }: WaysProps) {
  const numbered = ways.filter(({ number }) => number !== "")
  return (
    <div className="measure grid gap-4">
      <PaymentWays ways={ways.filter(({ number }) => number === "")} />
      {numbered.length > 0 && (
        <>
          <ul className="divide-y divide-line rounded-card border border-line bg-surface">
            {numbered.map(({ name, number, account }) => (
              <li
                key={name}
                className="wrap-anywhere grid gap-x-4 px-4 py-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
              >
                <span className="font-semibold">
                  <TypedText text={name} />
                </span>
                <span>
                  <span lang="en" className="tabular font-semibold text-lg">
                    {number}
                  </span>
                  {account && (
                    <span className="block text-muted text-sm">
                      {texts.account} <TypedText text={account} />
                    </span>
                  )}
                </span>
              </li>
            ))}
          </ul>
          <p className="font-semibold">{texts.only}</p>
        </>
      )}
      <p>{texts.text}</p>
      <p className="font-semibold">{texts.never}</p>
    </div>
  )
}

function Refunds({ texts }: { texts: FeesContent["refunds"] }) {
  return (
    <div className="measure grid gap-4">
      <p>{texts.lead}</p>
      <ul className="grid list-disc gap-2 pl-6 marker:text-brand">
        {texts.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p>{texts.seat}</p>
      <h3 className="mt-4 text-xl">{texts.back.title}</h3>
      <CheckList items={texts.back.points} />
      <p>
        <TextLink to={`${paths.terms}#refunds`}>{texts.terms}</TextLink>
      </p>
    </div>
  )
}
