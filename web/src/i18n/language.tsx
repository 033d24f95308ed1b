import type { Language } from "contract"
import { createContext, type ReactNode, use, useMemo, useState } from "react"
import type { Texts } from "./en.ts"
import { type Format, formatOf } from "./format.ts"

/** What a component needs to speak to the reader: the words, and how numbers and dates are written. */
export type I18n = { language: Language; texts: Texts; format: Format; switchTo: (language: Language) => void }

export const I18nContext = createContext<I18n | null>(null)

/** One language at a time comes over the network. */
export async function loadTexts(language: Language): Promise<Texts> {
  return language === "bn" ? (await import("./bn.ts")).bn : (await import("./en.ts")).en
}

export function i18nFor(language: Language, texts: Texts, switchTo: I18n["switchTo"] = () => {}): I18n {
  return { language, texts, format: formatOf(language), switchTo }
}

export function useI18n(): I18n {
  const i18n = use(I18nContext)
  if (!i18n) throw new Error("useI18n needs an I18nContext above it")
  return i18n
}

export function useTexts(): Texts {
  return useI18n().texts
}

/** A screen's own words, both languages in one file: they come with the screen, so that no other one loads them. */
export function useWords<T>(words: Record<Language, T>): T {
  return words[useI18n().language]
}

/** The same, for a screen that also writes numbers or dates. */
export function useWordsAndFormat<T>(words: Record<Language, T>) {
  const i18n = useI18n()
  return { ...i18n, words: words[i18n.language] }
}

type Loaded = { language: Language; texts: Texts }

type I18nProviderProps = {
  initial: Loaded
  /** Fetches what the page shows beside these words, before they change. */
  prepareFor?: (language: Language) => Promise<void>
  children: ReactNode
}

/** Holds the language of the page, and keeps the reader's choice for the next visit. */
export function I18nProvider({ initial, prepareFor, children }: I18nProviderProps) {
  const [loaded, setLoaded] = useState(initial)
  const i18n = useMemo(() => {
    const switchTo = (language: Language) => {
      rememberLanguage(language)
      const change = async () => {
        const texts = await loadTexts(language)
        await prepareFor?.(language)
        setLoaded({ language, texts })
      }
      // The words did not come: the choice is kept, and the next page speaks the language.
      change().catch(() => {})
    }
    return i18nFor(loaded.language, loaded.texts, switchTo)
  }, [loaded, prepareFor])
  return <I18nContext value={i18n}>{children}</I18nContext>
}

/** In a cookie, because the server renders the next page in it too. */
export function rememberLanguage(language: Language) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers of five years ago
  document.cookie = `language=${language}; path=/; max-age=31536000; samesite=lax`
}
