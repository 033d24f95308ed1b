import { type Language, languageInPath } from "contract"
import { useHref, useLocation, useMatches } from "react-router"
import { storeLanguage, useI18n } from "#i18n/language.tsx"
import { canonicalSearch } from "#rendering/public-page.ts"
import { isModifiedClick } from "#ui/button/modified-click.ts"

/** A link to the page in the other language. If the URL has no language prefix, switches in place and keeps the URL. */
export function LanguageSwitch() {
  const { language, texts, switchTo } = useI18n()
  const { pathname, search } = useLocation()
  const pageSearch = canonicalSearch(search, useMatches())
  const { prefix, rest } = languageInPath(useHref(pathname))
  const other: Language = language === "bn" ? "en" : "bn"
  return (
    <a
      href={`/${other}${rest === "/" ? "" : rest}${pageSearch}`}
      hrefLang={other}
      lang={other}
      aria-label={texts.header.otherLanguage}
      title={texts.header.switchLanguage}
      data-replay-click=""
      onClick={(event) => {
        if (isModifiedClick(event)) return
        if (prefix) return storeLanguage(other)
        event.preventDefault()
        switchTo(other)
      }}
      className="inline-flex min-h-11 items-center rounded-field px-1.5 text-sm sm:px-2 no-underline hover:bg-sunken hover:text-ink"
    >
      {/* As an image, because text would load the other language's font. */}
      {other === "bn" ? <span className="bangla-word" /> : texts.header.otherLanguage}
    </a>
  )
}
