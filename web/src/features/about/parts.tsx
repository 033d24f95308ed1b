import { Link } from "react-router"
import { useSpeech } from "#i18n/language.tsx"
import { paths } from "#paths.ts"
import { company } from "#site/company.ts"
import { MailLink, PhoneLink } from "#site/contact-links.tsx"
import type { AboutContent } from "#site/en/about.ts"
import { Icon } from "#ui/icon.tsx"
import * as shapes from "#ui/icon-shapes.ts"
import { Section } from "#ui/section.tsx"
import { Steps } from "#ui/steps.tsx"

export function Story({ title, items }: AboutContent["story"]) {
  return (
    <Section id="story" title={title} isBeside>
      <ol className="divide-y divide-line border-line border-y">
        {items.map(({ year, text }) => (
          <li key={year} className="grid gap-1 py-5 sm:grid-cols-[6rem_minmax(0,1fr)] sm:gap-6">
            <span className="font-semibold text-brand text-xl">{year}</span>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

export function Numbers({ title, items }: AboutContent["numbers"]) {
  return (
    <Section id="numbers" title={title}>
      <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line lg:grid-cols-4">
        {items.map(({ number, text }) => (
          <li key={text} className="grid content-start gap-2 bg-surface p-4 md:p-6">
            <span className="font-semibold text-3xl text-brand md:text-4xl">{number}</span>
            <span className="text-muted">{text}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function Teaching({ title, items }: AboutContent["teaching"]) {
  return (
    <Section id="teaching" title={title}>
      <Steps steps={items} columns="gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-3" />
    </Section>
  )
}

const link = "inline-flex min-h-8 items-center text-brand"

export function Contact({ texts }: { texts: AboutContent["contact"] }) {
  const { language } = useSpeech()
  const rows = [
    { shape: shapes.pin, label: texts.address, value: company[language].address },
    { shape: shapes.phone, label: texts.phone, value: <PhoneLink className={link} /> },
    { shape: shapes.mail, label: texts.email, value: <MailLink className={link} /> },
  ]
  return (
    <Section id="contact" title={texts.title} lead={texts.text}>
      <dl className="grid gap-4 md:grid-cols-3 md:gap-6">
        {rows.map(({ shape, label, value }) => (
          <div key={label} className="grid content-start gap-2 rounded-card border border-line bg-surface p-6">
            <dt className="flex items-center gap-2 text-muted text-sm">
              <Icon shape={shape} className="text-brand" />
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

export function MorePages({ texts }: { texts: AboutContent["more"] }) {
  return (
    <Section id="more" title={texts.title}>
      <ul className="grid gap-4 md:grid-cols-3 md:gap-6">
        {pages.map((page) => (
          <li key={page}>
            <Link
              to={paths[page]}
              className="flex h-full items-start justify-between gap-4 rounded-card border border-line bg-surface p-6 no-underline hover:border-line-strong hover:bg-brand-soft"
            >
              <span className="grid gap-1">
                <span className="font-semibold text-lg">{texts.items[page].title}</span>
                <span className="text-muted">{texts.items[page].text}</span>
              </span>
              <Icon shape={shapes.right} className="mt-1 text-brand" />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
