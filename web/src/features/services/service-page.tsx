import { Link, useLoaderData } from "react-router"
import { paths } from "#paths.ts"
import { Breadcrumbs, useBreadcrumbList } from "#site/breadcrumbs.tsx"
import { Head, usePublicAddress } from "#site/head.tsx"
import { links } from "#site/links.ts"
import { buttonLooks } from "#ui/button.tsx"
import { ClosingPanel } from "#ui/closing-panel.tsx"
import { ExternalButton } from "#ui/external-link.tsx"
import { PageFrame, Section } from "#ui/section.tsx"
import { TextGrid } from "#ui/titled-texts.tsx"
import { serviceLoader } from "./service-loader.ts"
import { TierCard } from "./tier-card.tsx"

export { ServicePage as Component, serviceLoader as loader }

const tierId = (place: number) => `tier-${place + 1}`

function ServicePage() {
  const { texts, service } = useLoaderData<typeof serviceLoader>()
  const crumbs = [
    { title: texts.home, to: paths.home },
    { title: texts.services, to: paths.services },
  ]
  const jsonLd = [useBreadcrumbList(crumbs, service.name, usePublicAddress())]
  return (
    <>
      <Head title={service.name} description={service.description} jsonLd={jsonLd} />
      <PageFrame above={<Breadcrumbs crumbs={crumbs} title={service.name} />} title={service.title} lead={service.lead}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-16">
          <Section id="tiers" title={texts.tiers}>
            <ul className="flex flex-wrap gap-2 md:hidden">
              {service.tiers.map(({ name }, place) => (
                <li key={name}>
                  <a href={`#${tierId(place)}`} className={buttonLooks("quiet")}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
            <ul className="grid gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-5 lg:gap-0">
              {service.tiers.map((tier, place) => (
                <TierCard key={tier.name} id={tierId(place)} tier={tier} rows={service.rows} texts={texts} />
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
          <ClosingPanel title={texts.closing.title} text={texts.closing.text}>
            <ExternalButton kind="accent" href={links.booking}>
              {texts.book}
            </ExternalButton>
          </ClosingPanel>
        </div>
      </PageFrame>
    </>
  )
}
