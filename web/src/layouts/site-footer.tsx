import { Link } from "react-router"
import { footerLinks, headerLinks } from "#features/public-pages.ts"
import { useI18n, useTexts } from "#i18n/language.tsx"
import { paths } from "#paths.ts"
import { company } from "#site/company.ts"
import {
  AddressLink,
  ChatLinks,
  IfReachable,
  MailLink,
  NetworkLinks,
  PhoneLink,
} from "#site/component/contact-links.tsx"
import { useLegal, useOffice } from "#site/site-settings.ts"
import { Fold } from "#ui/display/fold.tsx"
import { LatticeRule } from "#ui/image/lattice.tsx"
import { Mark } from "#ui/image/mark.tsx"

const linkClass = "inline-flex min-h-8 items-center text-muted hover:text-ink"

export function SiteFooter() {
  const { language, texts } = useI18n()
  const { name, slogan } = useTexts(company)
  const { legalName, registration } = useLegal()
  const { hours } = useOffice()
  const inLanguage = ({ to, label }: (typeof headerLinks)[number]) => ({ to, label: label[language] })
  const quick = [
    { to: paths.home, label: texts.footer.home },
    ...headerLinks.map(inLanguage),
    { to: paths.register, label: texts.footer.register },
  ]
  return (
    <footer className="defer-offscreen @container mt-8 border-line border-t bg-surface print:hidden">
      <div className="text-brand/40">
        <LatticeRule />
      </div>
      <div className="mx-auto grid max-w-6xl grid-cols-2 gap-x-8 gap-y-4 px-4 py-6 md:gap-y-8 md:px-6 md:py-10 lg:grid-cols-[1.2fr_1fr_1fr_1.2fr] @max-[17rem]:grid-cols-1">
        <div className="col-span-full flex flex-wrap items-center justify-between gap-2 lg:col-span-1 lg:grid lg:content-start lg:justify-start">
          <p className="flex items-center gap-2 font-semibold text-lg">
            <Mark className="size-7 text-brand" />
            {name}
          </p>
          <p className="text-muted max-lg:hidden">{slogan}</p>
          <NetworkLinks label={texts.footer.follow} />
        </div>
        <LinkList id="quick-links" title={texts.footer.quickLinks} links={quick} />
        <LinkList id="company-links" title={texts.footer.company} links={footerLinks.map(inLanguage)} />
        <IfReachable>
          <div className="col-span-full grid content-start gap-1 lg:col-span-1">
            <h2 className="font-semibold">{texts.footer.contact}</h2>
            <p className="flex flex-wrap gap-x-4 lg:grid">
              <PhoneLink className={linkClass} />
              <MailLink className={linkClass} />
            </p>
            <p className="flex flex-wrap gap-x-4">
              <ChatLinks className={linkClass} />
            </p>
            <p className="text-muted">{hours}</p>
            <p>
              <AddressLink className={linkClass} />
            </p>
          </div>
        </IfReachable>
      </div>
      <div className="mx-auto max-w-6xl px-4 md:px-6">
        <p className="flex flex-wrap items-center gap-x-6 border-line border-t py-4 text-muted text-sm">
          <span>© {legalName || name}</span>
          {registration && <span className="wrap-anywhere">{registration}</span>}
        </p>
      </div>
    </footer>
  )
}

type LinkListProps = { id: string; title: string; links: { to: string; label: string }[] }

function LinkList({ id, title, links }: LinkListProps) {
  return (
    <nav aria-labelledby={id} className="max-md:col-span-full">
      <Fold
        heading={
          <h2 id={id} className="font-semibold">
            {title}
          </h2>
        }
      >
        <ul className="grid pb-2 max-md:grid-cols-2 max-md:gap-x-8 @max-[17rem]:grid-cols-1 md:pt-1 md:pb-0">
          {links.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className={linkClass}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </Fold>
    </nav>
  )
}
