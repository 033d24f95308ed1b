import { useEffect } from "react"
import { useLoaderData } from "react-router"
import { paths } from "#paths.ts"
import { textsLoader } from "#rendering/loader-context.ts"
import { Head } from "#site/component/head.tsx"
import { quickExitUrl } from "#site/helplines.ts"
import { images } from "#site/images.ts"
import { useContact } from "#site/site-settings.ts"
import { ButtonLink, buttonClass, ExternalButton, TextLink } from "#ui/button/button.tsx"
import { CheckList, ClosingPanel, Paragraphs, Section, Steps, TextCards } from "#ui/display/section.tsx"
import { listen } from "#ui/listen.ts"
import { HelpServices } from "./help-services.tsx"
import { ProgrammeFrame } from "./programme-frame.tsx"

const pressesToExit = 3
const maxPauseMs = 1000

/** Replaces the page, so that the browser's back button does not return to it. */
function exit() {
  document.documentElement.hidden = true
  location.replace(quickExitUrl)
}

/** Leaves the page at once, by a press or by three presses of Shift. Without JavaScript it is a plain link. */
function QuickExit({ texts }: { texts: { label: string; hint: string } }) {
  useEffect(() => {
    let presses: number[] = []
    return listen({
      keyup: ({ key, timeStamp }) => {
        const isInTime = timeStamp - (presses.at(-1) ?? timeStamp) < maxPauseMs
        presses = key === "Shift" ? [...(isInTime ? presses : []), timeStamp] : []
        if (presses.length === pressesToExit) exit()
      },
    })
  }, [])
  return (
    <a
      href={quickExitUrl}
      rel="noreferrer nofollow"
      title={texts.hint}
      onClick={(event) => {
        event.preventDefault()
        exit()
      }}
      className={buttonClass("danger", "sticky top-3 z-10 justify-self-end print:hidden")}
    >
      {texts.label}
    </a>
  )
}

export const loader = textsLoader({ en: () => import("#site/en/femina.ts"), bn: () => import("#site/bn/femina.ts") })

export function Component() {
  const links = useContact()
  const { femina: texts } = useLoaderData<typeof loader>()
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
      image={images.femina}
      imageAlt={texts.image}
      actions={
        <>
          {join}
          <a href="#help" className={buttonClass("secondary")}>
            {help.title}
          </a>
        </>
      }
    >
      <Head title={texts.searchTitle} description={texts.description} />
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
      {/* Linked from the top of the page, because people who need help should not have to read the rest. */}
      <Section id="help" title={help.title} lead={help.lead} className="scroll-mt-8">
        <p className="measure text-muted text-sm">{help.exit.history}</p>
        <QuickExit texts={help.exit} />
        <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-12">
          <Steps steps={help.steps} />
          <HelpServices texts={help.services} />
        </div>
        <p>
          <TextLink to={paths.checkMessage}>{help.check}</TextLink>
        </p>
      </Section>
      <ClosingPanel title={last.title} text={last.text}>
        {join}
        <ButtonLink to={paths.ambassador}>{last.ambassador}</ButtonLink>
        <ButtonLink to={paths.guardians}>{last.guardians}</ButtonLink>
      </ClosingPanel>
    </ProgrammeFrame>
  )
}
