import type { Language } from "contract"
import { type ReactNode, useMemo, useState } from "react"
import type { Texts } from "#i18n/en.ts"
import { loadTexts, SpeechContext, speechIn } from "#i18n/language.tsx"

type Spoken = { language: Language; texts: Texts }

type SpeechRootProps = {
  initial: Spoken
  /** Fetches what the page shows beside these words, before they change. */
  prepareFor?: (language: Language) => Promise<void>
  children: ReactNode
}

/** Holds the language of the page, and keeps the reader's choice for the next visit. */
export function SpeechRoot({ initial, prepareFor, children }: SpeechRootProps) {
  const [spoken, setSpoken] = useState(initial)
  const speech = useMemo(() => {
    const switchTo = (language: Language) => {
      rememberLanguage(language)
      const change = async () => {
        const texts = await loadTexts(language)
        await prepareFor?.(language)
        setSpoken({ language, texts })
      }
      // The words did not come: the choice is kept, and the next page speaks the language.
      change().catch(() => {})
    }
    return speechIn(spoken.language, spoken.texts, switchTo)
  }, [spoken, prepareFor])
  return <SpeechContext value={speech}>{children}</SpeechContext>
}

/** In a cookie, because the server renders the next page in it too. */
export function rememberLanguage(language: Language) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers of five years ago
  document.cookie = `language=${language}; path=/; max-age=31536000; samesite=lax`
}
