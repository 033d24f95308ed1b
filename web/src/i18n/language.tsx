import type { Language } from "contract"
import { createContext, type ReactNode, use, useMemo, useState } from "react"
import type { Texts } from "./en.ts"
import { type Format, formatOf } from "./format.ts"

/** What a component needs to speak to the reader: the words, and how numbers and dates are written. */
export type Speech = { language: Language; texts: Texts; format: Format; switchTo: (language: Language) => void }

export const SpeechContext = createContext<Speech | null>(null)

/** One language at a time comes over the network. */
export async function loadTexts(language: Language): Promise<Texts> {
  return language === "bn" ? (await import("./bn.ts")).bn : (await import("./en.ts")).en
}

export function speechIn(language: Language, texts: Texts, switchTo: Speech["switchTo"] = () => {}): Speech {
  return { language, texts, format: formatOf(language), switchTo }
}

export function useSpeech(): Speech {
  const speech = use(SpeechContext)
  if (!speech) throw new Error("useSpeech needs a SpeechContext above it")
  return speech
}

export function useTexts(): Texts {
  return useSpeech().texts
}

/** A screen's own words, both languages in one file: they come with the screen, so that no other one loads them. */
export function useWords<T>(words: Record<Language, T>): T {
  return words[useSpeech().language]
}

/** The same, for a screen that also writes numbers or dates. */
export function useWordsAndFormat<T>(words: Record<Language, T>) {
  const speech = useSpeech()
  return { ...speech, words: words[speech.language] }
}

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
