import { isBengali, isLatin } from "#i18n/is-latin.ts"
import { useCommonTexts, useI18n } from "#i18n/language.tsx"

/** Returns the `lang` of typed text that is not in the page's language. */
export function useLangOf() {
  const { language } = useI18n()
  const isOther = language === "en" ? isBengali : isLatin
  return (text: string) => (isOther(text) ? (language === "en" ? "bn" : "en") : undefined)
}

/** On an English page, a small label if one of these texts has no English version. */
export function InBengali({ texts }: { texts: readonly string[] }) {
  const { language } = useI18n()
  const { inBengali } = useCommonTexts().ui
  if (language === "bn" || !texts.some(isBengali)) return null
  return (
    <span className="inline-block whitespace-nowrap rounded-tag border border-line px-1.5 align-middle font-normal text-muted text-xs leading-5">
      {inBengali}
    </span>
  )
}
