import { Link } from "react-router"
import { paths } from "#paths.ts"
import { MailLink, PhoneLink } from "#site/contact-links.tsx"
import type { HomeContent } from "#site/en/home.ts"

const link = "inline-flex min-h-8 items-center gap-1.5 underline underline-offset-4"

export function Banner({ texts }: { texts: HomeContent["banner"] }) {
  return (
    <section aria-label={texts.label} className="deep border-line border-b text-sm">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-6 px-4 py-1 md:px-6">
        <Link to={paths.courses} className={link}>
          {texts.text}
        </Link>
        <p className="flex flex-wrap gap-x-6">
          <PhoneLink className={link} />
          <MailLink className={link} />
        </p>
      </div>
    </section>
  )
}
