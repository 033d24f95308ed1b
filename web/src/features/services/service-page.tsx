import { Link, useLoaderData } from "react-router"
import { paths } from "#paths.ts"
import { Breadcrumbs, useBreadcrumbList } from "#site/breadcrumbs.tsx"
import { Head, usePublicAddress } from "#site/head.tsx"
import { PageFrame, Section } from "#ui/section.tsx"
import type { serviceLoader } from "./service-loader.ts"
import { TierCard } from "./tier-card.tsx"

export function ServicePage() {
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
            <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-5 lg:gap-0">
              {service.tiers.map((tier) => (
                <TierCard key={tier.name} tier={tier} rows={service.rows} texts={texts} />
              ))}
            </ul>
            <p className="measure text-muted">{texts.priceNote}</p>
          </Section>
          <Section id="coverage" title={service.coverage.title}>
            <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
              {service.coverage.items.map(({ title, text }) => (
                <li key={title} className="grid content-start gap-1 border-line border-t pt-4">
                  <h3 className="text-lg">{title}</h3>
                  <p className="text-muted">{text}</p>
                </li>
              ))}
            </ul>
            <Link
              to={`${paths.services}#procedure`}
              className="inline-flex min-h-11 items-center justify-self-start font-semibold text-brand underline"
            >
              {texts.procedure}
            </Link>
          </Section>
        </div>
      </PageFrame>
    </>
  )
}
