import { getSiteTrainings } from "contract"
import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router"
import { itemsIn } from "#i18n/language.tsx"
import { paths } from "#paths.ts"
import { loaderContext } from "#rendering/loader-context.ts"
import { Head } from "#site/component/head.tsx"
import { type Training, TrainingCards } from "#site/component/training-cards.tsx"
import type { ServicesContent } from "#site/en/services.ts"
import { services } from "#site/services.ts"
import { useContact } from "#site/site-settings.ts"
import { ExternalButton } from "#ui/button/button.tsx"
import { Badge } from "#ui/display/badge.tsx"
import { CheckList, ClosingPanel, PageFrame, Section, Steps } from "#ui/display/section.tsx"
import { Mark } from "#ui/image/mark.tsx"
import { ServiceCard } from "./card.tsx"

const request =
  "GET /invoices/1042\nCookie: session=\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588 (customer 1007)\n\nHTTP/1.1 200 OK"

/** One finding of a report, as customers get it. */
function ReportSample({ texts }: { texts: ServicesContent["report"] }) {
  const { title, lead, number, severity, name, rows, evidence, caption } = texts
  return (
    <Section id="report" title={title} lead={lead} isBeside>
      <figure className="grid gap-2">
        <div className="overflow-hidden rounded-card border border-line bg-surface">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-b bg-sunken px-4 py-3 text-muted text-sm md:px-6">
            <Mark className="size-5 text-brand" />
            <span className="mr-auto">{number}</span>
            <Badge tone="danger">{severity}</Badge>
          </p>
          <div className="grid gap-5 p-4 md:p-6">
            <h3 className="text-pretty text-xl">{name}</h3>
            <div className="grid gap-x-8 gap-y-5 lg:grid-cols-2">
              <dl className="grid content-start gap-4">
                {rows.map((row) => (
                  <div key={row.name} className="grid gap-0.5">
                    <dt className="text-muted text-sm">{row.name}</dt>
                    <dd>{row.text}</dd>
                  </div>
                ))}
              </dl>
              <div className="grid content-start gap-1.5">
                <p className="text-muted text-sm">{evidence}</p>
                <p
                  lang="en"
                  className="deep wrap-anywhere whitespace-pre-wrap rounded-field p-4 font-mono text-[0.8125rem] leading-relaxed"
                >
                  {request}
                </p>
              </div>
            </div>
          </div>
        </div>
        <figcaption className="text-muted text-sm">{caption}</figcaption>
      </figure>
    </Section>
  )
}

const loadTexts = { en: () => import("#site/en/services.ts"), bn: () => import("#site/bn/services.ts") }

export async function loader({ context }: LoaderFunctionArgs) {
  const { language, read } = context.get(loaderContext)
  const [{ services }, { data }] = await Promise.all([loadTexts[language](), read(getSiteTrainings)])
  return { services, trainings: itemsIn(data.items, language) }
}

// Fills the first column before the second. Five rows are enough for ten steps.
const procedureColumns = "gap-x-12 gap-y-6 md:grid-flow-col md:grid-cols-2 md:grid-rows-5 md:gap-y-8"

export function Component() {
  const links = useContact()
  const { services: texts, trainings } = useLoaderData<typeof loader>()
  const { title, searchTitle, description, lead, offer, procedure, closing } = texts
  return (
    <PageFrame title={title} lead={lead}>
      <Head title={searchTitle} description={description} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-16">
        <Section id="offer" title={offer.title} lead={offer.lead}>
          <ul className="grid gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-3">
            {services.map((service) => {
              const { name, text, list } = offer[service.kind]
              return (
                <ServiceCard key={name} service={service} title={name} text={text} texts={texts} className="bg-surface">
                  <CheckList items={list} className="group-last:md:max-lg:grid-cols-2" />
                </ServiceCard>
              )
            })}
          </ul>
        </Section>
        <Programmes texts={texts.training} trainings={trainings} />
        <ReportSample texts={texts.report} />
        <Section id="procedure" title={procedure.title} lead={procedure.lead}>
          <Steps steps={procedure.steps} columns={procedureColumns} />
        </Section>
        {links.booking && (
          <ClosingPanel title={closing.title} text={closing.text}>
            <ExternalButton kind="accent" href={links.booking}>
              {texts.book}
            </ExternalButton>
          </ClosingPanel>
        )}
      </div>
    </PageFrame>
  )
}

/** The training programmes, and the conditions for a certificate. */
function Programmes({ texts, trainings }: { texts: ServicesContent["training"]; trainings: readonly Training[] }) {
  const isEmpty = trainings.length === 0
  return (
    <Section id="training" title={isEmpty ? texts.certificateTitle : texts.title} lead={!isEmpty && texts.lead}>
      {!isEmpty && <TrainingCards trainings={trainings} texts={texts} />}
      <aside
        aria-labelledby="marks"
        className="grid gap-2 justify-self-start rounded-card border border-gold bg-surface p-6"
      >
        <h3 id="marks" className={isEmpty ? "sr-only" : "text-lg"}>
          {texts.certificateTitle}
        </h3>
        <p className="measure">{texts.certificate}</p>
        <Link
          to={`${paths.trust}#certificates`}
          className="-mb-2.5 inline-flex min-h-11 items-center justify-self-start font-semibold text-brand underline"
        >
          {texts.verify}
        </Link>
      </aside>
    </Section>
  )
}
