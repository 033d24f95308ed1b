import type { Language } from "contract"
import { type ReactNode, useMemo, useState } from "react"
import type { Texts } from "#i18n/en.ts"
import { loadTexts, SpeechContext, speechIn } from "#i18n/language.tsx"

type Spoken = { language: Language; texts: Texts }

/** Holds the language of the page, and keeps the reader's choice for the next visit. */
export function SpeechRoot({ initial, children }: { initial: Spoken; children: ReactNode }) {
  const [spoken, setSpoken] = useState(initial)
  const speech = useMemo(() => {
    const switchTo = (language: Language) => {
      rememberLanguage(language)
      loadTexts(language).then(
        (texts) => setSpoken({ language, texts }),
        // The words did not come: the choice is kept, and the next page speaks the language.
        () => {},
      )
    }
    return speechIn(spoken.language, spoken.texts, switchTo)
  }, [spoken])
  return <SpeechContext value={speech}>{children}</SpeechContext>
}

/** In a cookie, because the server renders the next page in it too. */
export function rememberLanguage(language: Language) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers of five years ago
  document.cookie = `language=${language}; path=/; max-age=31536000; samesite=lax`
}
