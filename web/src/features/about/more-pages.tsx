import { Link } from "react-router"
import { paths } from "#paths.ts"
import type { AboutContent } from "#site/en/about.ts"
import { Icon } from "#ui/icon.tsx"
import * as shapes from "#ui/icon-shapes.ts"
import { Section } from "#ui/section.tsx"

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
