import { type Language, languageInPath } from "contract"
import { useHref, useLocation, useMatches } from "react-router"
import { rememberLanguage, useI18n } from "#i18n/language.tsx"
import { ownParameters } from "#rendering/public-page.ts"
import { isModifiedClick } from "#ui/modified-click.ts"

/** A link to the page in the other language; if the address has none, the page changes in place and stays as it is. */
export function LanguageSwitch() {
  const { language, texts, switchTo } = useI18n()
  const { pathname, search } = useLocation()
  const own = ownParameters(search, useMatches())
  const { prefix, rest } = languageInPath(useHref(pathname))
  const other: Language = language === "bn" ? "en" : "bn"
  return (
    <a
      href={`/${other}${rest === "/" ? "" : rest}${own}`}
      hrefLang={other}
      lang={other}
      aria-label={texts.header.otherLanguage}
      title={texts.header.switchLanguage}
      data-replay-click=""
      onClick={(event) => {
        if (isModifiedClick(event)) return
        if (prefix) return rememberLanguage(other)
        event.preventDefault()
        switchTo(other)
      }}
      className="inline-flex min-h-11 items-center rounded-field px-1.5 text-sm sm:px-2 no-underline hover:bg-sunken hover:text-ink"
    >
      {/* Its own name as letters would have those of the other language fetched. */}
      {other === "bn" ? <span className="bangla-word" /> : texts.header.otherLanguage}
    </a>
  )
}
