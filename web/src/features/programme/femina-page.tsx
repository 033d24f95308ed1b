import { useLoaderData } from "react-router"
import { paths } from "#paths.ts"
import { Head } from "#site/head.tsx"
import { links } from "#site/links.ts"
import { ButtonLink, buttonLooks } from "#ui/button.tsx"
import { ExternalButton } from "#ui/external-link.tsx"
import { Section } from "#ui/section.tsx"
import type { feminaLoader } from "./femina-loader.ts"
import { HarassmentHelp } from "./harassment-help.tsx"
import { Cards, ClosingPanel, Paragraphs, Points } from "./parts.tsx"
import { ProgrammeFrame } from "./programme-frame.tsx"

export function FeminaPage() {
  const { texts } = useLoaderData<typeof feminaLoader>()
  const { community, offers, privacy, conduct, help, last } = texts
  const join = links.feminaGroup && (
    <ExternalButton kind="accent" href={links.feminaGroup}>
      {texts.join}
    </ExternalButton>
  )
  return (
    <ProgrammeFrame
      title={texts.title}
      lead={texts.lead}
      picture="/site/femina.svg"
      pictureAlt={texts.picture}
      actions={
        <>
          {join}
          <a href="#help" className={buttonLooks("quiet", undefined)}>
            {help.title}
          </a>
        </>
      }
    >
      <Head title={texts.title} description={texts.description} />
      <Section id="community" title={community.title} isBeside>
        <Paragraphs texts={community.paragraphs} />
      </Section>
      <Section id="offers" title={offers.title}>
        <Cards items={offers.items} />
      </Section>
      <div className="grid gap-16 lg:grid-cols-2 lg:gap-12">
        <Section id="privacy" title={privacy.title} className="content-start">
          <Points points={privacy.points} />
        </Section>
        <Section id="conduct" title={conduct.title} className="content-start">
          <Points points={conduct.points} />
        </Section>
      </div>
      <HarassmentHelp texts={help} />
      <ClosingPanel title={last.title} text={last.text}>
        {join}
        <ButtonLink to={paths.ambassador}>{last.ambassador}</ButtonLink>
      </ClosingPanel>
    </ProgrammeFrame>
  )
}
