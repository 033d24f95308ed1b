import { type DocumentField, lettersMissingIn } from "contract"
import { useTexts } from "#i18n/language.tsx"
import { letterTexts } from "./letters-texts.ts"

type Texts = Parameters<typeof lettersMissingIn>[0]

const maxNamed = 10
const maxCodePoints = 8

/** Letters as a warning names them. */
export function namedLetters(letters: readonly string[]): string {
  const named = letters.slice(0, maxNamed).map((letter) => [...letter].slice(0, maxCodePoints).join(""))
  return [...named, ...(letters.length > maxNamed ? ["…"] : [])].join(" ")
}

export function useLetterWarnings(texts: Texts): { [Field in DocumentField]?: string } {
  const { name, other } = useTexts(letterTexts)
  return Object.fromEntries(
    lettersMissingIn(texts).map(({ field, letters }) => [
      field,
      (field === "candidateName" ? name : other)(namedLetters(letters)),
    ]),
  )
}

/** Why a certificate has no document; undefined if it has one. */
export function useMissingDocument(
  certificate: Record<DocumentField, string>,
  reader: "record" | "own",
): string | undefined {
  const { name, other } = useTexts(letterTexts)[reader]
  const missing = lettersMissingIn(certificate)
  if (missing.length === 0) return undefined
  const isNameAlone = missing.every(({ field }) => field === "candidateName")
  const letters = [...new Set(missing.flatMap(({ letters }) => letters))]
  return (isNameAlone ? name : other)(namedLetters(letters))
}
