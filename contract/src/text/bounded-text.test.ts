import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import * as z from "zod/mini"
import { issue } from "../call/problem.ts"
import * as contract from "../index.ts"
import { hasBoundedMarks, maxConsecutiveMarks } from "./bounded-text.ts"

/** The names of all input schemas: bodies, parameters and queries. */
const inputName =
  /^(By|Change|Correct|Create|Forgot|Login|Move|Register|Reset|Set|Update|Verify|Withdraw)|Query$|^(key|email|password|newPassword|phone|optionalLink)$/
const inputs = Object.entries(contract).flatMap(([name, schema]) =>
  inputName.test(name) && schema instanceof z.ZodMiniType ? [[name, schema as z.ZodMiniType] as const] : [],
)

const shapeOf = (schema: z.ZodMiniType): Record<string, unknown> | undefined => {
  if (schema instanceof z.ZodMiniObject) return schema.shape
  const { innerType } = schema.def as { innerType?: z.ZodMiniType }
  return innerType && shapeOf(innerType)
}

/** A form with this value in every field, or the value itself if the schema has no fields. */
function filledWith(schema: z.ZodMiniType, value: string) {
  const shape = shapeOf(schema)
  return shape ? Object.fromEntries(Object.keys(shape).map((field) => [field, value])) : value
}

const mebibyte = 1024 * 1024
const maxRawLength = 4 * contract.lengths.curriculum

/** The longest text that a spied function received, and whether a text with too many marks was normalized. */
const observed = { longest: 0, marks: false }
const observe = (text: unknown) => {
  observed.longest = Math.max(observed.longest, String(text).length)
}

beforeEach(() => {
  Object.assign(observed, { longest: 0, marks: false })
  const { normalize, trim, toLowerCase, split, isWellFormed } = String.prototype
  const { exec } = RegExp.prototype
  vi.spyOn(String.prototype, "normalize").mockImplementation(function (this: string, form) {
    observe(this)
    if (/\p{M}{31}/u.test(this)) observed.marks = true
    return normalize.call(this, form)
  })
  for (const [name, method] of Object.entries({ trim, toLowerCase, split, isWellFormed })) {
    vi.spyOn(String.prototype, name as "trim").mockImplementation(function (this: string, ...rest: []) {
      observe(this)
      return (method as typeof trim).apply(this, rest)
    })
  }
  vi.spyOn(RegExp.prototype, "exec").mockImplementation(function (this: RegExp, text) {
    observe(text)
    return exec.call(this, text)
  })
})
afterEach(() => vi.restoreAllMocks())

const hostile: Record<string, (length: number) => string> = {
  "marks of two classes": (length) => `a${"\u0301".repeat(length / 2)}${"\u0327".repeat(length / 2)}`,
  spaces: (length) => " ".repeat(length),
  "line breaks": (length) => "\n".repeat(length),
  slashes: (length) => `https://${"/".repeat(length)}x`,
  "dots behind an at sign": (length) => `a@${"a.".repeat(length / 2)}`,
  digits: (length) => "9".repeat(length),
  commas: (length) => "a,".repeat(length / 2),
  "lone surrogates": (length) => "\ud800".repeat(length),
  quotes: (length) => "'".repeat(length),
}

describe.each(inputs)("%s", (_name, schema) => {
  test.each(Object.entries(hostile))("never processes an over-long text: %s", (_kind, make) => {
    const form = filledWith(schema, make(mebibyte))
    Object.assign(observed, { longest: 0, marks: false })
    z.safeParse(schema, form)
    expect(observed.longest).toBeLessThanOrEqual(maxRawLength)
  })

  test("never normalizes a text with more than 30 consecutive marks", () => {
    for (let length = 64; length <= mebibyte; length *= 2) {
      z.safeParse(schema, filledWith(schema, hostile["marks of two classes"]?.(length) ?? ""))
    }
    expect(observed.marks).toBe(false)
  })
})

test("the schemas above cover all kinds of input", () => {
  expect(inputs.length).toBeGreaterThan(30)
})

describe("a text with marks", () => {
  const marks = (count: number) => `a${"\u0301".repeat(count)}`
  const { name } = contract.CreateTeamMember.shape

  test("may have at most 30 consecutive marks at any position", () => {
    expect(z.safeParse(name, marks(maxConsecutiveMarks)).success).toBe(true)
    for (const text of [marks(31), `${marks(30)}\u0327`, `${marks(20)} ${marks(31)}b`]) {
      const { error } = z.safeParse(name, text)
      expect(error?.issues.map(({ message }) => message)).toEqual([issue("tooManyMarks")])
    }
  })

  test("may reach its maximum length even when it is sent decomposed (NFD)", () => {
    const composed = "\u1f82".repeat(contract.lengths.name)
    expect(composed.normalize("NFD").length).toBe(4 * contract.lengths.name)
    expect(z.parse(name, composed.normalize("NFD"))).toBe(composed)
    const { error } = z.safeParse(name, "x".repeat(4 * contract.lengths.name + 1))
    expect(error?.issues.map(({ message }) => message)).toEqual([issue("tooLong", { max: 200 })])
  })

  test.each([
    ["Bengali conjuncts", "ক্ষ্ম্য্র্".repeat(20)],
    ["Bengali with joiners", "র্‍যাব ক্‌ষ হাঁটুঁ"],
    ["Devanagari conjuncts", "क्ष्म्य्र्ल्व्ह्ञ्ज्ञ".repeat(9)],
    ["a Tibetan stack", "ཧཱུྃ་ཨོཾ་མ་ཎི་པདྨེ་"],
    ["pointed Hebrew", "בְּרֵאשִׁ֖ית בָּרָ֣א"],
    ["vocalised Arabic", "بِسْمِ ٱللَّهِ ٱلرَّحْمَٰنِ"],
    ["Vietnamese, decomposed", "Nguyễn Thị Phượng".normalize("NFD")],
    ["emoji", "👩🏽‍❤️‍💋‍👨🏿👨‍👩‍👧‍👦🏴󠁧󠁢󠁳󠁣󠁴󠁿"],
  ])("is accepted in any script: %s", (_script, text) => {
    expect(hasBoundedMarks(text)).toBe(true)
    expect(z.parse(contract.text(1000), text)).toBe(text.normalize("NFC"))
  })
})

test("\\p{M} covers every character that normalization reorders, and NFC shortens a text to a quarter at most", () => {
  vi.restoreAllMocks()
  const [lowest, highest] = ["\u0334", "\u0345"]
  const missed: string[] = []
  let shortest = 1
  for (let point = 0; point <= 0x10ffff; point++) {
    const letter = String.fromCodePoint(point)
    const parts = letter.normalize("NFD")
    if (letter.normalize("NFC") === letter) shortest = Math.min(shortest, letter.length / parts.length)
    const last = Array.from(parts).at(-1) ?? ""
    const isReordered =
      (last + lowest).normalize("NFD") !== last + lowest || (highest + last).normalize("NFD") !== highest + last
    if (isReordered && !/\p{M}/u.test(last)) missed.push(point.toString(16))
  }
  expect(missed).toEqual([])
  expect(shortest).toBe(1 / 4)
})
