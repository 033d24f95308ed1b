import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router"
import { paths } from "#paths.ts"
import { loaderContext, notFound } from "#rendering/loader-context.ts"
import { Breadcrumbs, useBreadcrumbList } from "#site/component/breadcrumbs.tsx"
import { Head } from "#site/component/head.tsx"
import { services } from "#site/services.ts"
import { useContact } from "#site/site-settings.ts"
import { buttonClass, ExternalButton } from "#ui/button/button.tsx"
import { ClosingPanel, PageFrame, Section, TextGrid } from "#ui/display/section.tsx"

const loadTexts = { en: () => import("#site/en/service-details.ts"), bn: () => import("#site/bn/service-details.ts") }

/** Finds a service by the last part of its path, in which `%26` is decoded to `&`. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { language } = context.get(loaderContext)
  const found = services.find(({ page }) => page === `${paths.services}/${params.serviceId}`)
  if (!found?.page) throw notFound()
  const { professional, audit, ...texts } = (await loadTexts[language]()).serviceDetails
  return { texts, service: { professional, audit }[found.kind] }
}

const tierId = (index: number) => `tier-${index + 1}`

export function Component() {
  const links = useContact()
  const { texts, service } = useLoaderData<typeof loader>()
  const crumbs = [
    { title: texts.home, to: paths.home },
    { title: texts.services, to: paths.services },
  ]
  const jsonLd = [useBreadcrumbList(crumbs, service.name)]
  return (
    <>
      <Head title={service.name} description={service.description} jsonLd={jsonLd} />
      <PageFrame above={<Breadcrumbs crumbs={crumbs} title={service.name} />} title={service.title} lead={service.lead}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-16">
          <Section id="tiers" title={texts.tiers}>
            <ul className="flex flex-wrap gap-2 md:hidden">
              {service.tiers.map(({ name }, index) => (
                <li key={name}>
                  <a href={`#${tierId(index)}`} className={buttonClass("secondary")}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
            <ul className="grid gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-5 lg:gap-0">
              {service.tiers.map((tier, index) => (
                <li key={tier.name} id={tierId(index)} className={`${frame} ${column}`}>
                  <h3 className="text-xl">{tier.name}</h3>
                  <p className="text-muted">{tier.fits}</p>
                  <dl className="grid content-start gap-3 md:row-span-6 md:grid-rows-subgrid md:gap-4">
                    {service.rows.map((row, index) => (
                      <Feature key={row} name={row} text={tier.features[index] ?? ""} />
                    ))}
                  </dl>
                  <ExternalButton
                    href={links.booking}
                    className="self-end group-last:md:max-lg:justify-self-start lg:px-2"
                  >
                    {texts.book}
                    <span className="sr-only"> {tier.name}</span>
                  </ExternalButton>
                </li>
              ))}
            </ul>
            <p className="measure text-muted">{texts.priceNote}</p>
          </Section>
          <Section id="coverage" title={service.coverage.title}>
            <TextGrid items={service.coverage.items} />
            <Link
              to={`${paths.services}#procedure`}
              className="inline-flex min-h-11 items-center justify-self-start font-semibold text-brand underline"
            >
              {texts.procedure}
            </Link>
          </Section>
          {links.booking && (
            <ClosingPanel title={texts.closing.title} text={texts.closing.text}>
              <ExternalButton kind="accent" href={links.booking}>
                {texts.book}
              </ExternalButton>
            </ClosingPanel>
          )}
        </div>
      </PageFrame>
    </>
  )
}

/**
 * Cards side by side share their rows, so that the same feature is at the same height in all of them. The nine rows are name,
 * text, six features and button.
 */
const frame =
  "group grid min-w-0 scroll-mt-6 gap-4 rounded-card border border-line bg-surface p-6 md:row-span-9 md:grid-rows-subgrid md:gap-y-4 last:md:max-lg:col-span-2"
const column =
  "lg:rounded-none lg:border-l-0 lg:p-4 lg:text-sm lg:first:rounded-l-card lg:first:border-l lg:last:rounded-r-card"

function Feature({ name, text }: { name: string; text: string }) {
  return (
    <div className="grid content-start gap-0.5 border-line border-t pt-2 lg:pt-3">
      <dt className="text-muted text-xs">{name}</dt>
      <dd>{text}</dd>
    </div>
  )
}
