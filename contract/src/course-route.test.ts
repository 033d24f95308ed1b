import { expect, it } from "vitest"
import { CreateCourse } from "./course.ts"

/** The rule as it is said: letters and digits, single dashes between them, joiners between Bengali letters alone. */
function isRoute(text: string): boolean {
  const isLetter = (sign = "") => /^[\u0980-\u09e3]$/.test(sign)
  const signs = [...text]
  return signs.every((sign, at) => {
    const [before = "", after = ""] = [signs[at - 1], signs[at + 1]]
    if (sign === "-") return before !== "" && before !== "-" && after !== "" && after !== "-"
    if (/[\u200c\u200d]/.test(sign)) return isLetter(before) && isLetter(after)
    return isLetter(sign) || /^[a-z0-9\u09e6-\u09f1\u09fc\u09fe]$/.test(sign)
  })
}

it("a route is what its rule says, for every text of up to five of its kinds of letters", () => {
  const kinds = ["a", "7", "-", "\u0995", "\u09e7", "\u200d", "\u200c", "\u09f2", "A"]
  const { route } = CreateCourse.shape
  let texts = [""]
  for (let length = 1; length <= 5; length++) {
    texts = texts.flatMap((text) => kinds.map((kind) => text + kind))
    for (const text of texts) {
      // Leading and trailing marks are not trimmed, and composing changes none of these.
      if (route.safeParse(text).success !== isRoute(text)) expect.fail(`${JSON.stringify(text)} is judged otherwise`)
    }
  }
})
