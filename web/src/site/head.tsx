import { languageInPath, languages } from "contract"
import { useHref, useLocation } from "react-router"
import { useI18n } from "#i18n/language.tsx"
import { company } from "#site/company.ts"
import { useSiteSettings } from "#site/site-settings.ts"

type HeadProps = {
  title: string
  description?: string
  /** The path of a picture 1,200 pixels wide and 630 high; the site's own when there is none. */
  image?: string
  /** Data for search engines (schema.org), of which each begins with its `@type`. */
  jsonLd?: readonly object[]
  isHidden?: boolean
  /** What of `?…` makes it another page: `?page=2`. */
  query?: string
}

/** What a page tells browsers, search engines and whoever shares its link. React puts it into the document's head. */
export function Head({ title, description, image, jsonLd = [], isHidden = false, query = "" }: HeadProps) {
  const { language } = useI18n()
  const { pathname } = useLocation()
  const { publicUrl } = useSiteSettings()
  // One page, whichever way its `&` is written.
  const own = useHref(pathname).replaceAll("%26", "&")
  const { rest } = languageInPath(own)
  const { name } = company[language]
  const address = (path: string) => publicUrl + path.replace(/(.)\/$/, "$1") + query
  const whole = rest === "/" ? `${name} · ${title}` : `${title} · ${name}`
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
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={address(own)} />
      <meta property="og:image" content={publicUrl + (image ?? `/og/${language}.png`)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:locale" content={language === "bn" ? "bn_BD" : "en_GB"} />
      <meta name="twitter:card" content="summary_large_image" />
      {jsonLd.map((each) => (
        <JsonLd key={JSON.stringify(each)} data={each} />
      ))}
    </>
  )
}

/** Not a script to a browser, but data; what people typed must not end it. */
function JsonLd({ data }: { data: object }) {
  const json = JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c")
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape quotes here, which is no JSON any more
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

/** Addresses in such data are whole ones. */
export function usePublicUrl() {
  const { publicUrl } = useSiteSettings()
  return (path: string) => publicUrl + path
}
