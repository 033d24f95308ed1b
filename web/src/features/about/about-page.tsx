import { useLoaderData } from "react-router"
import { paths } from "#paths.ts"
import { textsLoader } from "#rendering/loader-context.ts"
import { contact } from "#site/company.ts"
import { Head } from "#site/head.tsx"
import { useOrganization } from "#site/organization.ts"
import { pictures } from "#site/pictures.ts"
import { ButtonLink, buttonLooks } from "#ui/button.tsx"
import { Paragraphs } from "#ui/paragraphs.tsx"
import { PageFrame, Section } from "#ui/section.tsx"
import { TextCards } from "#ui/titled-texts.tsx"
import { Contact, MorePages, Numbers, Story, Teaching } from "./parts.tsx"

export const loader = textsLoader({ en: () => import("#site/en/about.ts"), bn: () => import("#site/bn/about.ts") })

export function Component() {
  const { about: texts } = useLoaderData<typeof loader>()
  const { mission, values, project } = texts
  const organization = useOrganization()
  return (
    <PageFrame title={texts.title} lead={texts.lead}>
      <Head title={texts.title} description={texts.description} jsonLd={[organization]} />
      <div className="grid gap-16 md:gap-20">
        <section aria-labelledby="mission" className="deep grid overflow-hidden rounded-card lg:grid-cols-2">
          <img
            src={pictures.about}
            alt={texts.picture}
            width={1200}
            height={900}
            fetchPriority="high"
            className="aspect-4/3 size-full bg-sunken object-cover"
          />
          <div className="grid content-center gap-4 p-6 md:p-10">
            <h2 id="mission" className="text-lg text-muted">
              {mission.title}
            </h2>
            <p className="text-balance text-xl leading-relaxed md:text-2xl md:leading-relaxed">{mission.text}</p>
          </div>
        </section>
        <Story {...texts.story} />
        <Numbers {...texts.numbers} />
        <Section id="values" title={values.title}>
          <TextCards items={values.items} />
        </Section>
        <Teaching {...texts.teaching} />
        <Section id="project" title={project.title} isBeside>
          <div className="grid gap-6">
            <Paragraphs lines={project.paragraphs} className="gap-4 text-lg" />
            <div className="flex flex-wrap gap-3 max-sm:*:w-full">
              <a href={`mailto:${contact.email}`} className={buttonLooks("accent")}>
                {project.invite}
              </a>
              <ButtonLink to={paths.ambassador}>{project.ambassador}</ButtonLink>
            </div>
          </div>
        </Section>
        <Contact texts={texts.contact} />
        <MorePages texts={texts.more} />
      </div>
    </PageFrame>
  )
}
