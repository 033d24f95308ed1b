import { useLoaderData } from "react-router"
import { useI18n } from "#i18n/language.tsx"
import { paths } from "#paths.ts"
import { textsLoader } from "#rendering/loader-context.ts"
import { Head } from "#site/head.tsx"
import { images } from "#site/images.ts"
import { links, nationalEmergency } from "#site/links.ts"
import { ButtonLink, buttonClass } from "#ui/button.tsx"
import { ExternalButton } from "#ui/external-link.tsx"
import { PhoneIcon } from "#ui/icon.tsx"
import { CheckList, ClosingPanel, Paragraphs, Section, Steps, TextCards } from "#ui/section.tsx"
import { ProgrammeFrame } from "./programme-frame.tsx"

export const loader = textsLoader({ en: () => import("#site/en/femina.ts"), bn: () => import("#site/bn/femina.ts") })

export function Component() {
  const { femina: texts } = useLoaderData<typeof loader>()
  const { format } = useI18n()
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
      {/* Linked from the top of the page, because people who need help should not have to read the rest. */}
      <Section id="help" title={help.title} lead={help.lead} className="scroll-mt-8">
        <div className="grid gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-12">
          <Steps steps={help.steps} />
          <aside
            aria-labelledby="public-help"
            className="grid content-start gap-6 self-start rounded-card border border-line bg-surface p-6"
          >
            <h3 id="public-help" className="text-xl">
              {help.services.title}
            </h3>
            <div className="grid justify-items-start gap-2">
              <a
                href={`tel:${nationalEmergency}`}
                className="tabular inline-flex min-h-11 items-center gap-3 font-semibold text-3xl text-brand no-underline"
              >
                <PhoneIcon className="size-7" />
                {format.digits(nationalEmergency)}
              </a>
              <p className="font-semibold">{help.services.emergency.name}</p>
              <p className="text-muted">{help.services.emergency.text}</p>
            </div>
            <div className="grid gap-2 border-line border-t pt-6">
              <p className="font-semibold">{help.services.police.name}</p>
              <p className="text-muted">{help.services.police.text}</p>
            </div>
            <p className="border-line border-t pt-6 text-muted">{help.services.note}</p>
          </aside>
        </div>
      </Section>
      <ClosingPanel title={last.title} text={last.text}>
        {join}
        <ButtonLink to={paths.ambassador}>{last.ambassador}</ButtonLink>
      </ClosingPanel>
    </ProgrammeFrame>
  )
}
