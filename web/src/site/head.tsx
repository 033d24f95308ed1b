import { languageInPath, languages } from "contract"
import { useHref, useLocation } from "react-router"
import { useSpeech } from "#i18n/language.tsx"
import { company } from "#site/company.ts"
import { useAppSelector } from "#store.ts"

type HeadProps = { title: string; description?: string; image?: string; isHidden?: boolean }

/** What a page tells browsers, search engines and whoever shares its link. React puts it into the document's head. */
export function Head({ title, description, image = "/icon-512.png", isHidden = false }: HeadProps) {
  const { language } = useSpeech()
  const { pathname } = useLocation()
  const publicUrl = useAppSelector((state) => state.site.publicUrl)
  const own = useHref(pathname)
  const { rest } = languageInPath(own)
  const { name } = company[language]
  const address = (path: string) => publicUrl + path.replace(/(.)\/$/, "$1")
  const whole = `${title} · ${name}`
  return (
    <>
      <title>{whole}</title>
      {isHidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address(own)} />
          <link rel="alternate" hrefLang="x-default" href={address(rest)} />
          {languages.map((each) => (
            <link key={each} rel="alternate" hrefLang={each} href={address(`/${each}${rest}`)} />
          ))}
        </>
      )}
      {description && <meta name="description" content={description} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={whole} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={address(own)} />
      <meta property="og:image" content={publicUrl + image} />
      <meta property="og:locale" content={language === "bn" ? "bn_BD" : "en_GB"} />
    </>
  )
}
