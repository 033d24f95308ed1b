import { useLoaderData } from "react-router"
import { Head } from "#site/head.tsx"
import { links } from "#site/links.ts"
import { ExternalButton } from "#ui/external-link.tsx"
import { PageFrame } from "#ui/section.tsx"
import { Offer } from "./offer.tsx"
import { Procedure } from "./procedure.tsx"
import { Programmes } from "./programmes.tsx"
import type { servicesLoader } from "./services-loader.ts"

export function ServicesPage() {
  const { texts } = useLoaderData<typeof servicesLoader>()
  const { title, description, lead, closing } = texts
  return (
    <PageFrame title={title} lead={lead}>
      <Head title={title} description={description} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-16">
        <Offer texts={texts} />
        <Programmes texts={texts.training} />
        <Procedure texts={texts.procedure} />
        <section
          aria-labelledby="closing"
          className="deep flex flex-wrap items-center justify-between gap-6 rounded-card p-6 md:p-10"
        >
          <div className="grid gap-2">
            <h2 id="closing" className="text-2xl">
              {closing.title}
            </h2>
            <p className="measure text-muted">{closing.text}</p>
          </div>
          {links.booking && (
            <ExternalButton kind="accent" href={links.booking}>
              {texts.book}
            </ExternalButton>
          )}
        </section>
      </div>
    </PageFrame>
  )
}
