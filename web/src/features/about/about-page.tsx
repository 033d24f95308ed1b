import { getSiteNumbers } from "contract"
import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router"
import { itemsIn } from "#i18n/language.tsx"
import { paths } from "#paths.ts"
import { loaderContext } from "#rendering/loader-context.ts"
import { IfReachable, MailLink, PhoneLink } from "#site/component/contact-links.tsx"
import { Head } from "#site/component/head.tsx"
import type { AboutContent } from "#site/en/about.ts"
import { images } from "#site/images.ts"
import { useOrganization } from "#site/organization.ts"
import { useContact, useOffice } from "#site/site-settings.ts"
import { ButtonLink, buttonClass } from "#ui/button/button.tsx"
import { Figures } from "#ui/display/figures.tsx"
import { PageFrame, Paragraphs, Section, Steps, TextCards } from "#ui/display/section.tsx"
import { MailIcon, PhoneIcon, PinIcon, RightIcon } from "#ui/image/icon.tsx"

const loadTexts = { en: () => import("#site/en/about.ts"), bn: () => import("#site/bn/about.ts") }

/** The numbers are those of the home page. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { language, read } = context.get(loaderContext)
  const [{ about }, { data }] = await Promise.all([loadTexts[language](), read(getSiteNumbers)])
  return { about, numbers: itemsIn(data.items, language) }
}

export function Component() {
  const contact = useContact()
  const { about: texts, numbers } = useLoaderData<typeof loader>()
  const { mission, story, values, teaching, project } = texts
  const organization = useOrganization()
  return (
    <PageFrame title={texts.title} lead={texts.lead}>
      <Head title={texts.searchTitle} description={texts.description} jsonLd={[organization]} />
      <div className="grid gap-16 md:gap-20">
        <section aria-labelledby="mission" className="deep grid overflow-hidden rounded-card lg:grid-cols-2">
          <img
            src={images.about}
            alt={texts.image}
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
        <Section id="story" title={story.title} isBeside>
          <ol className="divide-y divide-line border-line border-y">
            {story.items.map(({ year, text }) => (
              <li key={year} className="grid gap-1 py-5 sm:grid-cols-[6rem_minmax(0,1fr)] sm:gap-6">
                <span className="font-semibold text-brand text-xl">{year}</span>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </Section>
        {numbers.length > 0 && (
          <Section id="numbers" title={texts.numbers}>
            <Figures items={numbers} className="border-line border-y py-8 md:py-10" />
          </Section>
        )}
        <Section id="values" title={values.title}>
          <TextCards items={values.items} />
        </Section>
        <Section id="teaching" title={teaching.title}>
          <Steps steps={teaching.items} columns="gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-3" />
        </Section>
        <Section id="project" title={project.title} isBeside>
          <div className="grid gap-6">
            <Paragraphs lines={project.paragraphs} className="gap-4 text-lg" />
            <div className="flex flex-wrap gap-3 max-sm:*:w-full">
              <IfReachable>
                <a href={`mailto:${contact.email}`} className={buttonClass("accent")}>
                  {project.invite}
                </a>
              </IfReachable>
              <ButtonLink to={paths.ambassador}>{project.ambassador}</ButtonLink>
            </div>
          </div>
        </Section>
        <IfReachable>
          <Contact texts={texts.contact} />
        </IfReachable>
        <MorePages texts={texts.more} />
      </div>
    </PageFrame>
  )
}

const link = "inline-flex min-h-8 items-center text-brand"

function Contact({ texts }: { texts: AboutContent["contact"] }) {
  const { address } = useOffice()
  const rows = [
    ...(address ? [{ Icon: PinIcon, label: texts.address, value: address }] : []),
    { Icon: PhoneIcon, label: texts.phone, value: <PhoneLink className={link} /> },
    { Icon: MailIcon, label: texts.email, value: <MailLink className={link} /> },
  ]
  return (
    <Section id="contact" title={texts.title} lead={texts.text}>
      <dl className="grid gap-4 md:grid-cols-3 md:gap-6">
        {rows.map(({ Icon, label, value }) => (
          <div key={label} className="grid content-start gap-2 rounded-card border border-line bg-surface p-6">
            <dt className="flex items-center gap-2 text-muted text-sm">
              <Icon className="text-brand" />
              {label}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

const pages = ["team", "achievements", "gallery"] as const

function MorePages({ texts }: { texts: AboutContent["more"] }) {
  return (
    <Section id="more" title={texts.title}>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-3 md:gap-6">
        {pages.map((page) => (
          <li key={page}>
            <Link
              to={paths[page]}
              className="flex h-full items-start justify-between gap-4 rounded-card border border-line bg-surface p-6 no-underline hover:border-line-strong hover:bg-brand-soft"
            >
              <span className="wrap-anywhere grid min-w-0 gap-1">
                <span className="font-semibold text-lg">{texts.items[page].title}</span>
                <span className="text-muted">{texts.items[page].text}</span>
              </span>
              <RightIcon className="mt-1 text-brand" />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
