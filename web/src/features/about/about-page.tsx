import { useLoaderData } from "react-router"
import { paths } from "#paths.ts"
import { contact } from "#site/company.ts"
import { Head } from "#site/head.tsx"
import { useOrganization } from "#site/organization.ts"
import { ButtonLink, buttonLooks } from "#ui/button.tsx"
import { PageFrame, Section } from "#ui/section.tsx"
import type { aboutLoader } from "./about-loader.ts"
import { ContactPart } from "./contact-part.tsx"
import { MorePages } from "./more-pages.tsx"
import { Numbers, Story, Teaching, Values } from "./parts.tsx"

export function AboutPage() {
  const { texts } = useLoaderData<typeof aboutLoader>()
  const { mission, project } = texts
  const organization = useOrganization()
  return (
    <PageFrame title={texts.title} lead={texts.lead}>
      <Head title={texts.title} description={texts.description} jsonLd={[organization]} />
      <div className="grid gap-16 md:gap-20">
        <section aria-labelledby="mission" className="deep grid overflow-hidden rounded-card lg:grid-cols-2">
          <img
            src="/site/about.svg"
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
        <Values {...texts.values} />
        <Teaching {...texts.teaching} />
        <Section id="project" title={project.title} isBeside>
          <div className="grid gap-4 text-lg">
            {project.paragraphs.map((text) => (
              <p key={text} className="measure">
                {text}
              </p>
            ))}
            <div className="flex flex-wrap gap-3 pt-2 text-base">
              <a href={`mailto:${contact.email}`} className={buttonLooks("accent", undefined)}>
                {project.invite}
              </a>
              <ButtonLink to={paths.ambassador}>{project.ambassador}</ButtonLink>
            </div>
          </div>
        </Section>
        <ContactPart texts={texts.contact} />
        <MorePages texts={texts.more} />
      </div>
    </PageFrame>
  )
}
