import { paths } from "#paths.ts"
import { SampleCertificate } from "#site/component/sample-certificate.tsx"
import type { TrustContent } from "#site/en/trust.ts"
import { TextLink } from "#ui/button/button.tsx"
import { CheckList, Section } from "#ui/display/section.tsx"

const pages = [paths.verifyCertificate, paths.verifyMany, paths.verifyFile]
const link = "inline-flex min-h-9 items-center text-brand"

/** How to check a certificate, and how it is signed. */
export function TrustCertificates({ texts }: { texts: TrustContent["certificates"] }) {
  const { signing } = texts
  return (
    <>
      <Section id="certificates" title={texts.title} lead={texts.lead}>
        <ul className="grid gap-4 md:grid-cols-3 md:gap-6">
          {texts.ways.map(({ title, text, link }, index) => (
            <li
              key={title}
              className="grid grid-rows-[auto_1fr_auto] gap-2 rounded-card border border-line bg-surface p-6"
            >
              <h3 className="text-lg">{title}</h3>
              <p className="text-muted">{text}</p>
              <p>
                <TextLink to={pages[index] ?? paths.verifyCertificate}>{link}</TextLink>
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="signing" title={signing.title}>
        <div className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-2">
          <div className="grid gap-6">
            <CheckList items={signing.points} className="measure" />
            <div className="grid gap-1">
              <h3 className="text-lg">{signing.keys}</h3>
              <p className="text-muted">{signing.keysText}</p>
              <p className="flex flex-wrap gap-x-6">
                <a href="/.well-known/jwks.json" className={link}>
                  {signing.jwks}
                </a>
                <a href="/.well-known/did.json" className={link}>
                  {signing.did}
                </a>
                <a href="/api/docs" className={link}>
                  {signing.api}
                </a>
              </p>
            </div>
          </div>
          <SampleCertificate className="lg:order-first" />
        </div>
      </Section>
    </>
  )
}
