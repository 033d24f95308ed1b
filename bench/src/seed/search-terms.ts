import { type Person, personAt } from "./people.ts"
import { certificateNumberAt } from "./seed-people.ts"

type TermOf = (person: Person, index: number) => string
export type Terms = Record<string, TermOf>

const prefix = (text: string, length: number) => Array.from(text).slice(0, length).join("")

const commonTerms: Terms = {
  "an email": ({ email }) => email,
  "a whole name": ({ name }) => name,
  "a first name and a part of the last": ({ first, last }) => `${first} ${prefix(last, 3)}`,
  "a name without a match": ({ first, last }) => `${last} ${first}`,
}

/** Texts that office workers type to find one person. */
export const selectiveTerms = {
  users: { ...commonTerms, "seven digits of a phone number": ({ phone }) => phone.slice(3, 10) },
  certificates: { ...commonTerms, "a certificate's number": (_person, index) => certificateNumberAt(index) },
} satisfies Record<string, Terms>

/** Texts with very many matches. */
export const broadTerms: Terms = {
  "a common first name": ({ first }) => first,
  "three letters": ({ first }) => prefix(first, 3),
  "two letters": ({ first }) => prefix(first, 2),
  "one letter": ({ first }) => prefix(first, 1),
  "a text in most rows": ({ email }) => prefix(email.split("@")[1] ?? "", 8),
}

export function termsOf(termOf: TermOf, people: number): () => string {
  return () => {
    const index = Math.floor(Math.random() * people)
    return termOf(personAt(index), index)
  }
}
