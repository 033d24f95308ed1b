import type { Language } from "contract"
import { createContext, use } from "react"
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
