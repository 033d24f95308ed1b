import { type Language, languageInPath } from "contract"
import { useHref, useLocation } from "react-router"
import { useSpeech } from "#i18n/language.tsx"
import { rememberLanguage } from "#i18n/speech-root.tsx"

/**
 * A link to the page's twin, so that it works without JavaScript. Where the address does not fix the language, the
 * page changes in place instead, and what is half typed stays.
 */
export function LanguageSwitch() {
  const { language, texts, switchTo } = useSpeech()
  const { pathname, search } = useLocation()
  const { prefix, rest } = languageInPath(useHref(pathname))
  const other: Language = language === "bn" ? "en" : "bn"
  return (
    <a
      href={`/${other}${rest === "/" ? "" : rest}${search}`}
      hrefLang={other}
      lang={other}
      title={texts.header.switchLanguage}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        if (prefix) return rememberLanguage(other)
        event.preventDefault()
        switchTo(other)
      }}
      className="inline-flex min-h-11 items-center rounded-field px-2 font-system text-sm no-underline hover:bg-sunken hover:text-ink"
    >
      {texts.header.otherLanguage}
    </a>
  )
}
