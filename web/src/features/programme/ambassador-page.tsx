import { Link, useLoaderData } from "react-router"
import { paths } from "#paths.ts"
import { textsLoader } from "#rendering/loader-context.ts"
import { Head } from "#site/component/head.tsx"
import { images } from "#site/images.ts"
import { useContact } from "#site/site-settings.ts"
import { ExternalButton } from "#ui/button/button.tsx"
import { Faq } from "#ui/display/faq.tsx"
import { CheckList, ClosingPanel, Paragraphs, Section, Steps, TextCards } from "#ui/display/section.tsx"
import { ProgrammeFrame } from "./programme-frame.tsx"

export const loader = textsLoader({
  en: () => import("#site/en/ambassador.ts"),
  bn: () => import("#site/bn/ambassador.ts"),
})

export function Component() {
  const links = useContact()
  const { ambassador: texts } = useLoaderData<typeof loader>()
  const { what, who, tasks, gains, steps, questions, join, others } = texts
  const registration = (
    <>
      <ExternalButton kind="accent" href={links.universityAmbassador}>
        {texts.register.university}
      </ExternalButton>
      <ExternalButton href={links.collegeAmbassador}>{texts.register.college}</ExternalButton>
    </>
  )
  return (
    <ProgrammeFrame
      title={texts.title}
      lead={texts.lead}
      image={images.ambassador}
      imageAlt={texts.image}
      actions={registration}
    >
      <Head title={texts.searchTitle} description={texts.description} />
      <Section id="what" title={what.title} isBeside>
        <Paragraphs lines={what.paragraphs} className="gap-4 text-lg" />
      </Section>
      <Section id="who" title={who.title}>
        <div className="grid gap-4 md:grid-cols-2 md:gap-6">
          {who.groups.map(({ title, points }) => (
            <div key={title} className="grid content-start gap-4 rounded-card border border-line bg-surface p-6">
              <h3 className="text-xl">{title}</h3>
              <CheckList items={points} />
            </div>
          ))}
        </div>
        <p className="measure text-lg">{who.note}</p>
      </Section>
      <Section id="tasks" title={tasks.title}>
        <TextCards items={tasks.items} />
      </Section>
      <Section id="gains" title={gains.title} isBeside>
        <dl className="divide-y divide-line border-line border-y">
          {gains.items.map(({ title, text }) => (
            <div key={title} className="grid gap-1 py-4 sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-6">
              <dt className="font-semibold">{title}</dt>
              <dd className="text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section id="steps" title={steps.title} isBeside>
        <Steps steps={steps.items} />
      </Section>
      <Section id="questions" title={questions.title} isBeside>
        <Faq items={questions.items} />
      </Section>
      {(links.universityAmbassador || links.collegeAmbassador) && (
        <ClosingPanel title={join.title} text={join.text}>
          {registration}
        </ClosingPanel>
      )}
      <div className="grid gap-4 md:grid-cols-3 md:gap-6">
        <OtherPage {...others.defenders} to={paths.cyberDefenders} />
        <OtherPage {...others.femina} to={paths.femina} />
        <OtherPage {...others.guardians} to={paths.guardians} />
      </div>
    </ProgrammeFrame>
  )
}

function OtherPage({ title, text, link, to }: { title: string; text: string; link: string; to: string }) {
  return (
    <section className="grid content-start gap-2 border-line border-t pt-6">
      <h2 className="text-xl">{title}</h2>
      <p className="text-muted">{text}</p>
      <Link to={to} className="inline-flex min-h-11 items-center justify-self-start font-semibold text-brand underline">
        {link}
      </Link>
    </section>
  )
}
