import { languageInPath, languages } from "contract"
import { useHref, useLocation } from "react-router"
import { useI18n } from "#i18n/language.tsx"
import { company } from "#site/company.ts"
import { useSiteSettings } from "#site/site-settings.ts"

type HeadProps = {
  title: string
  description?: string
  /** The path of an image, 1,200 by 630 pixels; the site's own by default. */
  image?: string
  /** The image of a record, of any size, shown instead if it is uploaded: sites show no drawing, and may not reach another host's. */
  photo?: string | undefined
  imageAlt?: string
  /** Structured data for search engines (schema.org); each starts with its `@type`. */
  jsonLd?: readonly object[]
  isHidden?: boolean
  /** The part of the query that makes it another page: `?page=2`. */
  query?: string | undefined
}

/** Metadata for browsers, search engines and shared links. React moves it into the document's head. */
export function Head({
  title,
  description,
  image,
  photo = "",
  imageAlt,
  jsonLd = [],
  isHidden = false,
  query = "",
}: HeadProps) {
  const { language } = useI18n()
  const { pathname } = useLocation()
  const { publicUrl } = useSiteSettings()
  // `&` and `%26` in a path mean the same page.
  const own = useHref(pathname).replaceAll("%26", "&")
  const { rest } = languageInPath(own)
  const { name } = company[language]
  const absoluteUrl = (path: string) => publicUrl + path.replace(/(.)\/$/, "$1") + query
  const fullTitle = rest === "/" ? `${name} · ${title}` : `${title} · ${name}`
  return (
    <>
      <title>{fullTitle}</title>
      {isHidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={absoluteUrl(own)} />
          <link rel="alternate" hrefLang="x-default" href={absoluteUrl(rest)} />
          {languages.map((language) => (
            <link key={language} rel="alternate" hrefLang={language} href={absoluteUrl(`/${language}${rest}`)} />
          ))}
        </>
      )}
      {description && <meta name="description" content={description} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={absoluteUrl(own)} />
      {photo.startsWith("/api/images/") ? (
        <meta property="og:image" content={publicUrl + photo} />
      ) : (
        <>
          <meta property="og:image" content={publicUrl + (image ?? `/og/${language}.png`)} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
        </>
      )}
      {imageAlt && <meta property="og:image:alt" content={imageAlt} />}
      <meta property="og:locale" content={language === "bn" ? "bn_BD" : "en_GB"} />
      <meta name="twitter:card" content="summary_large_image" />
      {jsonLd.map((data) => (
        <JsonLd key={JSON.stringify(data)} data={data} />
      ))}
    </>
  )
}

/** Data, not a script; user input must not be able to end the element. */
function JsonLd({ data }: { data: object }) {
  const json = JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c")
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape quotes, which breaks the JSON
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

/** Structured data needs absolute URLs. */
export function usePublicUrl() {
  const { publicUrl } = useSiteSettings()
  return (path: string) => publicUrl + path
}
