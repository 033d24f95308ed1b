import { expect, test } from "vitest"
import { CreateCourse } from "./course.ts"

/** The rule written out: letters and digits, single dashes between them, joiners only between Bengali letters. */
function isRoute(text: string): boolean {
  const isLetter = (character = "") => /^[\u0980-\u09e3]$/.test(character)
  const characters = [...text]
  return characters.every((character, index) => {
    const [before = "", after = ""] = [characters[index - 1], characters[index + 1]]
    if (character === "-") return before !== "" && before !== "-" && after !== "" && after !== "-"
    if (/[\u200c\u200d]/.test(character)) return isLetter(before) && isLetter(after)
    return isLetter(character) || /^[a-z0-9\u09e6-\u09f1\u09fc\u09fe]$/.test(character)
  })
}

test("the route schema agrees with the written-out rule for every text of up to five characters", () => {
  const kinds = ["a", "7", "-", "\u0995", "\u09e7", "\u200d", "\u200c", "\u09f2", "A"]
  const { route } = CreateCourse.shape
  let texts = [""]
  for (let length = 1; length <= 5; length++) {
    texts = texts.flatMap((text) => kinds.map((kind) => text + kind))
    for (const text of texts) {
      // Neither trimming nor NFC changes any of these characters.
      if (route.safeParse(text).success !== isRoute(text))
        expect.fail(`schema and rule disagree on ${JSON.stringify(text)}`)
    }
  }
})
