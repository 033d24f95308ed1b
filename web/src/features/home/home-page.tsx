import { homeBn } from "#i18n/home-bn.ts"
import { homeEn } from "#i18n/home-en.ts"
import { useSpeech } from "#i18n/language.tsx"
import { paths } from "#paths.ts"
import { company } from "#site/company.ts"
import { Head } from "#site/head.tsx"
import { ButtonLink } from "#ui/button.tsx"
import { Lattice } from "#ui/lattice.tsx"

export function HomePage() {
  const { language } = useSpeech()
  const texts = language === "bn" ? homeBn : homeEn
  return (
    <>
      <Head title={texts.title} description={company[language].description} />
      <section className="relative overflow-hidden border-line border-b">
        <Lattice className="absolute inset-0 text-brand/15" />
        <div className="relative mx-auto grid max-w-6xl gap-6 px-4 py-16 md:px-6 md:py-24">
          <h1 className="max-w-2xl text-4xl leading-tight md:text-5xl">{texts.title}</h1>
          <p className="measure text-lg text-muted">{texts.lead}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink kind="accent" to={paths.verifyCertificate}>
              {texts.verify}
            </ButtonLink>
            <ButtonLink to={paths.register}>{texts.register}</ButtonLink>
          </div>
        </div>
      </section>
      <section className="mx-auto grid max-w-6xl gap-6 px-4 pt-16 md:px-6">
        <h2 className="text-2xl">{texts.trustTitle}</h2>
        <ul className="grid gap-4 md:grid-cols-3">
          {texts.points.map(({ title, text }) => (
            <li key={title} className="grid content-start gap-2 rounded-card border border-line bg-surface p-6">
              <h3 className="text-lg">{title}</h3>
              <p className="text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
