import type { Language } from "contract"
import { createContext, type ReactNode, use, useMemo, useState } from "react"
import type { CommonTexts } from "./en.ts"
import { type Format, formatOf } from "./format.ts"

type Bilingual<Fields> = { en: { readonly [Field in keyof Fields]?: string } }

/** A record for a page in this language: on an English page its English texts, where it has them. */
export function inLanguage<Row extends Bilingual<Row>>({ en, ...row }: Row, language: Language): Omit<Row, "en"> {
  const english = Object.entries(language === "en" ? en : {}).filter(([, text]) => text !== "")
  return { ...row, ...Object.fromEntries(english) }
}

/** The items of a list of the site, for a page in this language. */
export const itemsIn = <Item extends Bilingual<Item>>(items: readonly Item[], language: Language) =>
  items.map((item) => inLanguage(item, language))

/** The current language, its texts, and the formats of numbers and dates. */
export type I18n = { language: Language; texts: CommonTexts; format: Format; switchTo: (language: Language) => void }

export const I18nContext = createContext<I18n | null>(null)

/** Dynamic imports, so that a browser loads only one language. */
export async function loadCommonTexts(language: Language): Promise<CommonTexts> {
  return language === "bn" ? (await import("./bn.ts")).bn : (await import("./en.ts")).en
}

export function i18nFor(language: Language, texts: CommonTexts, switchTo: I18n["switchTo"] = () => {}): I18n {
  return { language, texts, format: formatOf(language), switchTo }
}

export function useI18n(): I18n {
  const i18n = use(I18nContext)
  if (!i18n) throw new Error("useI18n must be used inside an I18nContext provider")
  return i18n
}

/** The texts that several pages share. */
export const useCommonTexts = (): CommonTexts => useI18n().texts

/** A screen's own texts, both languages in one file, which only this screen loads. */
export function useTexts<T>(texts: Record<Language, T>): T {
  return texts[useI18n().language]
}

/** Like `useTexts`, for a screen that also formats numbers or dates. */
export function useTextsAndFormat<T>(texts: Record<Language, T>) {
  const i18n = useI18n()
  return { ...i18n, texts: texts[i18n.language] }
}

type LoadedTexts = { language: Language; texts: CommonTexts }

type I18nProviderProps = {
  initial: LoadedTexts
  /** Loads the page's data in the new language before the texts change. */
  prepareFor?: (language: Language) => Promise<void>
  children: ReactNode
}

/** Provides the page's language and stores the user's choice for the next visit. */
export function I18nProvider({ initial, prepareFor, children }: I18nProviderProps) {
  const [loaded, setLoaded] = useState(initial)
  const i18n = useMemo(() => {
    const switchTo = (language: Language) => {
      storeLanguage(language)
      const change = async () => {
        const texts = await loadCommonTexts(language)
        await prepareFor?.(language)
        setLoaded({ language, texts })
      }
      // If loading fails, this page stays as it is; the stored choice applies from the next page load.
      change().catch(() => {})
    }
    return i18nFor(loaded.language, loaded.texts, switchTo)
  }, [loaded, prepareFor])
  return <I18nContext value={i18n}>{children}</I18nContext>
}

/** In a cookie, because the server must render the next page in this language. */
export function storeLanguage(language: Language) {
  const secure = location.protocol === "https:" ? "secure" : ""
  // biome-ignore lint/suspicious/noDocumentCookie: browsers that are five years old lack the Cookie Store API
  document.cookie = `language=${language};path=/;max-age=31536000;samesite=lax;${secure}`
}
