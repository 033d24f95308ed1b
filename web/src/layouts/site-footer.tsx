import { Link } from "react-router"
import { useSpeech } from "#i18n/language.tsx"
import { paths } from "#paths.ts"
import { company, contact, socialLinks } from "#site/company.ts"
import { LatticeRule } from "#ui/lattice.tsx"
import { Mark } from "#ui/mark.tsx"

const link = "inline-flex min-h-8 items-center text-muted hover:text-ink"

export function SiteFooter() {
  const { language, texts } = useSpeech()
  const { name, slogan, address } = company[language]
  return (
    <footer className="mt-16 border-line border-t bg-surface print:hidden">
      <LatticeRule />
      <div className="mx-auto grid max-w-6xl gap-8 px-4 py-10 sm:grid-cols-2 md:px-6 lg:grid-cols-4">
        <div className="grid content-start gap-2">
          <p className="flex items-center gap-2 font-semibold text-lg">
            <Mark className="size-7 text-brand" />
            {name}
          </p>
          <p className="text-muted">{slogan}</p>
        </div>
        <nav aria-labelledby="quick-links" className="grid content-start gap-1">
          <h2 id="quick-links" className="font-semibold">
            {texts.footer.quickLinks}
          </h2>
          <Link to={paths.verifyCertificate} className={link}>
            {texts.header.verifyCertificate}
          </Link>
          <Link to={paths.register} className={link}>
            {texts.footer.register}
          </Link>
          <a href="/api/docs" className={link}>
            {texts.footer.apiDocs}
          </a>
        </nav>
        <div className="grid content-start gap-1">
          <h2 className="font-semibold">{texts.footer.contact}</h2>
          <a href={`mailto:${contact.email}`} className={link}>
            {contact.email}
          </a>
          <a href={`tel:${contact.phone.replaceAll(" ", "")}`} className={`${link} tabular`}>
            {contact.phone}
          </a>
          <p className="text-muted">{address}</p>
        </div>
        <nav aria-labelledby="social-links" className="grid content-start gap-1">
          <h2 id="social-links" className="font-semibold">
            {texts.footer.follow}
          </h2>
          {socialLinks.map(({ name, href }) => (
            <a key={name} href={href} rel="noopener" className={link}>
              {name}
            </a>
          ))}
        </nav>
      </div>
    </footer>
  )
}
