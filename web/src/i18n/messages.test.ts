import { type ErrorCode, messages } from "contract"
import { expect, test } from "vitest"
import { translate } from "./messages.ts"

const numberOf = {
  max: 200,
  min: 12,
  minutes: 15,
  hours: 9,
  entry: 42,
  cells: 5,
  count: 250,
  line: 7,
  left: 3,
  number: 6,
}

test.each(Object.keys(messages) as ErrorCode[])(
  "%s has a message in both languages, with each of its parameters",
  (code) => {
    const names = Array.from(messages[code].matchAll(/\{(\w+)[|}]/g), ([, name = ""]) => name)
    const params = Object.fromEntries(names.map((name) => [name, numberOf[name as keyof typeof numberOf]]))
    const [english, bengali] = [translate({ code, params }, "en"), translate({ code, params }, "bn")]
    expect(english + bengali).not.toMatch(/[{}]|undefined/)
    expect(bengali).toMatch(/\p{Script=Bengali}/u)
    for (const value of Object.values(params)) {
      expect(english).toContain(String(value))
      expect(bengali).toContain(String(value).replace(/\d/g, (digit) => "০১২৩৪৫৬৭৮৯"[Number(digit)] ?? ""))
    }
  },
)

test("a noun agrees with its number, and Bengali has its own digits", () => {
  const problem = (minutes: number) => ({ code: "tooManySignIns", params: { minutes } }) as const
  expect(translate(problem(1), "en")).toBe("Too many failed attempts. Please try again in 1 minute")
  expect(translate(problem(2), "en")).toBe("Too many failed attempts. Please try again in 2 minutes")
  expect(translate(problem(1), "bn")).toContain("১ মিনিট পরে")
  expect(translate({ code: "mailsToday", params: { left: 1, max: 500 } }, "en")).toMatch(/^Only 1 more mail can/)
})

test("large numbers are grouped", () => {
  const problem = { code: "wholeNumberFromZero", params: { max: 10_000 } } as const
  expect(translate(problem, "en")).toBe("Please enter a whole number from 0 to 10,000")
  expect(translate(problem, "bn")).toBe("০ থেকে ১০,০০০ পর্যন্ত একটি পূর্ণসংখ্যা দিন")
})

test("a code of a newer server shows that server's message", () => {
  const newer = { code: "notThoughtOfYet" as ErrorCode, message: "You cannot do this on a Friday" }
  expect([translate(newer, "en"), translate(newer, "bn")]).toEqual([newer.message, newer.message])
  const inherited = { code: "toString" as ErrorCode, message: newer.message }
  expect(translate(inherited, "bn")).toBe(newer.message)
})
