import { getSiteAccreditations } from "contract"
import { type LoaderFunctionArgs, useLoaderData } from "react-router"
import { itemsIn } from "#i18n/language.tsx"
import { paths } from "#paths.ts"
import { loaderContext } from "#rendering/loader-context.ts"
import { IfReachable, MailLink, PhoneLink } from "#site/component/contact-links.tsx"
import { Head } from "#site/component/head.tsx"
import { SampleCertificate } from "#site/component/sample-certificate.tsx"
import type { TrustContent } from "#site/en/trust.ts"
import { useOrganization } from "#site/organization.ts"
import { useContact, useLegal, useOffice } from "#site/site-settings.ts"
import { ButtonLink, TextLink } from "#ui/button/button.tsx"
import { CheckList, ClosingPanel, PageFrame, Section } from "#ui/display/section.tsx"
import { TypedText } from "#ui/text/typed-text.tsx"

const pages = [paths.verifyCertificate, paths.verifyMany, paths.verifyFile]
const pageLink = "inline-flex min-h-9 items-center text-brand"

function TrustCertificates({ texts }: { texts: TrustContent["certificates"] }) {
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
                <a href="/.well-known/jwks.json" className={pageLink}>
                  {signing.jwks}
                </a>
                <a href="/.well-known/did.json" className={pageLink}>
                  {signing.did}
                </a>
                <a href="/api/docs" className={pageLink}>
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

const loadTexts = { en: () => import("#site/en/trust.ts"), bn: () => import("#site/bn/trust.ts") }

/** The accreditations are those of the home page. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { language, read } = context.get(loaderContext)
  const [{ trust }, { data }] = await Promise.all([loadTexts[language](), read(getSiteAccreditations)])
  return { trust, accreditors: itemsIn(data.items, language) }
}

export function Component() {
  const { trust: texts, accreditors } = useLoaderData<typeof loader>()
  const { accreditation, report, data, last } = texts
  return (
    <PageFrame title={texts.title} lead={texts.lead}>
      <Head title={texts.searchTitle} description={texts.description} jsonLd={[useOrganization()]} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-16 md:gap-20">
        <Registered texts={texts.company} />
        {accreditors.length > 0 && (
          <Section id="accreditation" title={accreditation.title} lead={accreditation.lead}>
            <Accreditors items={accreditors} />
          </Section>
        )}
        <TrustCertificates texts={texts.certificates} />
        <IfReachable>
          <Section id="report" title={report.title} lead={report.lead}>
            <Report texts={report} />
          </Section>
        </IfReachable>
        <Section id="data" title={data.title} lead={data.lead} isBeside>
          <div className="grid gap-4">
            <CheckList items={data.points} className="measure" />
            <p>
              <TextLink to={paths.privacy}>{data.link}</TextLink>
            </p>
          </div>
        </Section>
        <IfReachable>
          <ClosingPanel title={last.title} text={last.text}>
            <ButtonLink to={`${paths.aboutUs}#contact`} kind="accent">
              {last.contact}
            </ButtonLink>
            <ButtonLink to={paths.verifyCertificate}>{last.verify}</ButtonLink>
          </ClosingPanel>
        </IfReachable>
      </div>
    </PageFrame>
  )
}

function Accreditors({ items }: { items: readonly { name: string; text: string }[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 md:gap-6 lg:grid-cols-4">
      {items.map(({ name, text }) => (
        <li
          key={name}
          className="wrap-anywhere grid content-start gap-2 rounded-card border border-line bg-surface p-6"
        >
          <h3 className="text-lg">
            <TypedText text={name} />
          </h3>
          <p className="text-muted">
            <TypedText text={text} />
          </p>
        </li>
      ))}
    </ul>
  )
}

const link = "inline-flex min-h-8 items-center text-brand"

function Registered({ texts }: { texts: TrustContent["company"] }) {
  const { legalName, registration } = useLegal()
  const { address } = useOffice()
  const { phone, email } = useContact()
  const rows = [
    { label: texts.name, value: legalName },
    { label: texts.registration, value: registration },
    { label: texts.address, value: address },
    { label: texts.phone, value: phone && <PhoneLink className={link} /> },
    { label: texts.email, value: email && <MailLink className={link} /> },
  ].filter(({ value }) => value)
  if (rows.length === 0) return null
  return (
    <Section id="company" title={texts.title} lead={texts.lead} isBeside>
      <div className="grid gap-4">
        <dl className="divide-y divide-line border-line border-y">
          {rows.map(({ label, value }) => (
            <div key={label} className="grid gap-1 py-4 sm:grid-cols-[10rem_minmax(0,1fr)] sm:items-baseline sm:gap-6">
              <dt className="text-muted">{label}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="measure">{texts.services}</p>
        <p>
          <TextLink to={paths.services}>{texts.toServices}</TextLink>
        </p>
      </div>
    </Section>
  )
}

function Report({ texts }: { texts: TrustContent["report"] }) {
  return (
    <div className="grid gap-6">
      <div className="grid gap-8 lg:grid-cols-2 lg:gap-12">
        {[texts.how, texts.promise].map(({ title, points }) => (
          <div key={title} className="grid content-start gap-4">
            <h3 className="text-xl">{title}</h3>
            <CheckList items={points} />
          </div>
        ))}
      </div>
      <p className="flex flex-wrap gap-x-6">
        <MailLink className="inline-flex min-h-11 items-center font-semibold text-brand" />
        <a href="/.well-known/security.txt" className="inline-flex min-h-11 items-center text-brand">
          {texts.file}
        </a>
      </p>
    </div>
  )
}
