import { getSiteTrainings } from "contract"
import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router"
import { itemsIn } from "#i18n/in-language.ts"
import { paths } from "#paths.ts"
import { loaderContext } from "#rendering/loader-context.ts"
import { Head } from "#site/component/head.tsx"
import { type Training, TrainingCards } from "#site/component/training-cards.tsx"
import type { ServicesContent } from "#site/en/services.ts"
import { services } from "#site/services.ts"
import { useContact } from "#site/site-settings.ts"
import { ExternalButton } from "#ui/button/external-link.tsx"
import { CheckList, ClosingPanel, PageFrame, Section, Steps } from "#ui/display/section.tsx"
import { ServiceCard } from "./card.tsx"
import { ReportSample } from "./report-sample.tsx"

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
  const { title, description, lead, offer, procedure, closing } = texts
  return (
    <PageFrame title={title} lead={lead}>
      <Head title={title} description={description} />
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
        <ClosingPanel title={closing.title} text={closing.text}>
          <ExternalButton kind="accent" href={links.booking}>
            {texts.book}
          </ExternalButton>
        </ClosingPanel>
      </div>
    </PageFrame>
  )
}

/** The training programmes, and the conditions for a certificate. */
function Programmes({ texts, trainings }: { texts: ServicesContent["training"]; trainings: readonly Training[] }) {
  if (trainings.length === 0) return null
  return (
    <Section id="training" title={texts.title} lead={texts.lead}>
      <TrainingCards trainings={trainings} texts={texts} />
      <aside
        aria-labelledby="marks"
        className="grid gap-2 justify-self-start rounded-card border border-gold bg-surface p-6"
      >
        <h3 id="marks" className="text-lg">
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
