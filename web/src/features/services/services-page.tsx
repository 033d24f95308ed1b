import { useLoaderData } from "react-router"
import { Head } from "#site/head.tsx"
import { links } from "#site/links.ts"
import { ClosingPanel } from "#ui/closing-panel.tsx"
import { ExternalButton } from "#ui/external-link.tsx"
import { PageFrame } from "#ui/section.tsx"
import { Offer } from "./offer.tsx"
import { Procedure } from "./procedure.tsx"
import { Programmes } from "./programmes.tsx"
import { servicesLoader } from "./services-loader.ts"

export { ServicesPage as Component, servicesLoader as loader }

function ServicesPage() {
  const { texts } = useLoaderData<typeof servicesLoader>()
  const { title, description, lead, closing } = texts
  return (
    <PageFrame title={title} lead={lead}>
      <Head title={title} description={description} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-16">
        <Offer texts={texts} />
        <Programmes texts={texts.training} />
        <Procedure texts={texts.procedure} />
        <ClosingPanel title={closing.title} text={closing.text}>
          <ExternalButton kind="accent" href={links.booking}>
            {texts.book}
          </ExternalButton>
        </ClosingPanel>
      </div>
    </PageFrame>
  )
}
