import type { Language } from "contract"
import { useSpeech } from "#i18n/language.tsx"

/** A screen's own words, both languages in one file: they come with the screen, so that no other one loads them. */
export function useWords<T>(words: Record<Language, T>): T {
  return words[useSpeech().language]
}
