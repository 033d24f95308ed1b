import { formatPhone } from "contract"
import { useLoaderData } from "react-router"
import { useI18n } from "#i18n/language.tsx"
import { paths } from "#paths.ts"
import { textsLoader } from "#rendering/loader-context.ts"
import { ChatLinks, IfReachable, MailLink, PhoneLink } from "#site/component/contact-links.tsx"
import { Head } from "#site/component/head.tsx"
import type { CheckMessageContent } from "#site/en/check-message.ts"
import type { helplines as Helplines } from "#site/helplines.ts"
import { ButtonLink, buttonClass, TextLink } from "#ui/button/button.tsx"
import { ClosingPanel, PageFrame, Section, Steps } from "#ui/display/section.tsx"
import { ExampleMessages, WebAddresses } from "./scam-examples.tsx"

const phoneClass = "inline-flex min-h-11 items-center font-semibold text-brand text-xl no-underline"

type MessageHelpProps = {
  texts: CheckMessageContent["after"]
  helplines: readonly { id: keyof CheckMessageContent["after"]["phones"]; phone: string }[]
}

/** Whom to call: public services, then our own office. Femina's page has their sources. */
function MessageHelp({ texts, helplines }: MessageHelpProps) {
  const { format } = useI18n()
  return (
    <aside
      aria-labelledby="message-help"
      className="wrap-anywhere grid min-w-0 content-start gap-4 self-start rounded-card border border-line bg-surface p-6"
    >
      <h3 id="message-help" className="text-xl">
        {texts.help}
      </h3>
      <dl className="divide-y divide-line border-line border-y">
        {helplines.map(({ id, phone }) => (
          <div key={id} className="py-2">
            <dt className="text-muted">{texts.phones[id]}</dt>
            <dd>
              <a href={`tel:${phone}`} className={phoneClass}>
                {format.digits(formatPhone(phone))}
              </a>
            </dd>
          </div>
        ))}
        <IfReachable>
          <div className="py-2">
            <dt className="text-muted">{texts.own}</dt>
            <dd>
              <PhoneLink className={phoneClass} />
            </dd>
          </div>
        </IfReachable>
      </dl>
      <p>
        <TextLink to={`${paths.femina}#help`}>{texts.harassed}</TextLink>
      </p>
    </aside>
  )
}

const loadHelplines = () => import("#site/helplines.ts").then(({ helplines }) => helplines)

export const loader = textsLoader({
  en: () => Promise.all([import("#site/en/check-message.ts"), loadHelplines()]).then(chosen),
  bn: () => Promise.all([import("#site/bn/check-message.ts"), loadHelplines()]).then(chosen),
})

/** Femina's page shows the sources of the numbers. */
const chosen = ([{ checkMessage }, helplines]: [{ checkMessage: CheckMessageContent }, typeof Helplines]) => ({
  checkMessage,
  helplines: helplines.map(({ id, phone }) => ({ id, phone })),
})

export function Component() {
  const { checkMessage: texts, helplines } = useLoaderData<typeof loader>()
  const { signs, address, examples, after, send } = texts
  return (
    <PageFrame title={texts.title} lead={texts.lead}>
      <Head title={texts.searchTitle} description={texts.description} jsonLd={[howTo(after)]} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-16 md:gap-20">
        {/* At the top, because people who have paid should not have to read the rest. */}
        <p>
          <a href="#after" className={buttonClass("accent", "max-sm:w-full")}>
            {texts.paid}
          </a>
        </p>
        <Section id="signs" title={signs.title}>
          <Steps steps={signs.items} columns="gap-x-12 gap-y-8 md:grid-cols-2" />
          <p className="measure font-semibold text-lg">{signs.rule}</p>
        </Section>
        <Section id="address" title={address.title}>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-2 lg:gap-12">
            <Steps steps={address.steps} />
            <WebAddresses texts={address} />
          </div>
        </Section>
        <Section id="examples" title={examples.title} lead={examples.lead}>
          <ExampleMessages texts={examples} />
        </Section>
        <Section id="after" title={after.title} lead={after.lead} className="scroll-mt-8">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-12">
            <Steps steps={after.steps} />
            <MessageHelp texts={after} helplines={helplines} />
          </div>
        </Section>
        <IfReachable>
          <ClosingPanel title={send.title} text={send.text}>
            <MailLink className={buttonClass("accent")} />
            <ChatLinks className={buttonClass("secondary")} />
            <ButtonLink to={`${paths.courses}?tab=free`}>{send.learn}</ButtonLink>
          </ClosingPanel>
        </IfReachable>
      </div>
    </PageFrame>
  )
}

/** The steps after a scam, for search engines. */
const howTo = ({ title, lead, steps }: CheckMessageContent["after"]) => ({
  "@type": "HowTo",
  name: title,
  description: lead,
  step: steps.map(({ title, text }) => ({ "@type": "HowToStep", name: title, text })),
})
