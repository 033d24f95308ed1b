import { useLoaderData } from "react-router"
import { paths } from "#paths.ts"
import { Head } from "#site/head.tsx"
import { links } from "#site/links.ts"
import { pictures } from "#site/pictures.ts"
import { ButtonLink, buttonLooks } from "#ui/button.tsx"
import { CheckList } from "#ui/check-list.tsx"
import { ClosingPanel } from "#ui/closing-panel.tsx"
import { ExternalButton } from "#ui/external-link.tsx"
import { Paragraphs } from "#ui/paragraphs.tsx"
import { Section } from "#ui/section.tsx"
import { TextCards } from "#ui/titled-texts.tsx"
import { feminaLoader } from "./femina-loader.ts"
import { HarassmentHelp } from "./harassment-help.tsx"
import { ProgrammeFrame } from "./programme-frame.tsx"

export { FeminaPage as Component, feminaLoader as loader }

function FeminaPage() {
  const { texts } = useLoaderData<typeof feminaLoader>()
  const { community, offers, privacy, conduct, help, last } = texts
  const join = (
    <ExternalButton kind="accent" href={links.feminaGroup}>
      {texts.join}
    </ExternalButton>
  )
  return (
    <ProgrammeFrame
      title={texts.title}
      lead={texts.lead}
      picture={pictures.femina}
      pictureAlt={texts.picture}
      actions={
        <>
          {join}
          <a href="#help" className={buttonLooks("quiet")}>
            {help.title}
          </a>
        </>
      }
    >
      <Head title={texts.title} description={texts.description} />
      <Section id="community" title={community.title} isBeside>
        <Paragraphs lines={community.paragraphs} className="gap-4 text-lg" />
      </Section>
      <Section id="offers" title={offers.title}>
        <TextCards items={offers.items} />
      </Section>
      <div className="grid gap-16 lg:grid-cols-2 lg:gap-12">
        <Section id="privacy" title={privacy.title} className="content-start">
          <CheckList items={privacy.points} />
        </Section>
        <Section id="conduct" title={conduct.title} className="content-start">
          <CheckList items={conduct.points} />
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
