import { type Person, personAt } from "./people.ts"
import { personsNumber } from "./seed-people.ts"

type TermOf = (person: Person, index: number) => string
export type Terms = Record<string, TermOf>

const start = (text: string, length: number) => Array.from(text).slice(0, length).join("")

const forBoth: Terms = {
  "an email": ({ email }) => email,
  "a whole name": ({ name }) => name,
  "a first name and a part of the last": ({ first, last }) => `${first} ${start(last, 3)}`,
  "what nobody has": ({ first, last }) => `${last} ${first}`,
}

/** What people in an office type to find somebody. */
export const typed = {
  users: { ...forBoth, "seven digits of a phone number": ({ phone }) => phone.slice(3, 10) },
  certificates: { ...forBoth, "a certificate's number": (_person, index) => personsNumber(index) },
} satisfies Record<string, Terms>

/** What finds a great many: printed beside the rest. */
export const broad: Terms = {
  "a common first name": ({ first }) => first,
  "two letters": ({ first }) => start(first, 2),
}

/** Terms of one kind for people among the first so many, none twice: nothing that was kept of a search helps the next. */
export function freshTerms(termOf: TermOf, people: number): () => string {
  const used = new Set<string>()
  return () => {
    for (let tries = 0; tries < 10_000; tries++) {
      const index = Math.floor(Math.random() * people)
      const term = termOf(personAt(index), index)
      if (used.has(term)) continue
      used.add(term)
      return term
    }
    throw new Error("There are no more terms of this kind")
  }
}
