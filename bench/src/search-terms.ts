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

/** What finds a great many. */
export const broad: Terms = {
  "a common first name": ({ first }) => first,
  "three letters": ({ first }) => start(first, 3),
  "two letters": ({ first }) => start(first, 2),
  "one letter": ({ first }) => start(first, 1),
  "what all have": ({ email }) => start(email.split("@")[1] ?? "", 8),
}

export function termsOf(termOf: TermOf, people: number): () => string {
  return () => {
    const index = Math.floor(Math.random() * people)
    return termOf(personAt(index), index)
  }
}
