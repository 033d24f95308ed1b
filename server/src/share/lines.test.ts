import { describe, expect, test } from "vitest"
import { balancedLines, drawable, lettersOf, truncateLines, truncateText, wrappedLines } from "#share/lines.ts"

// Every letter has the same width.
const measure = async (text: string) => lettersOf(text).length

describe("the lines of a share image", () => {
  test("break at spaces", async () => {
    expect(await wrappedLines("one two three four", 9, measure)).toEqual(["one two", "three", "four"])
    expect(await wrappedLines("", 9, measure)).toEqual([])
  })

  test("break a word that is wider than a line, but never inside a grapheme", async () => {
    expect(await wrappedLines("a ক্ষ্মীক্ষ্মীক্ষ্মীক্ষ্মীক্ষ্মী b", 2, measure)).toEqual([
      "a",
      "ক্ষ্মীক্ষ্মী",
      "ক্ষ্মীক্ষ্মী",
      "ক্ষ্মী",
      "b",
    ])
  })

  test("have one letter each if nothing fits", async () => {
    expect(await wrappedLines("abc", 0, measure)).toEqual(["a", "b", "c"])
  })

  test("are balanced", async () => {
    const text = "aaaa bbbb cccc dd"
    expect(await balancedLines(text, await wrappedLines(text, 14, measure), 14, measure)).toEqual([
      "aaaa bbbb",
      "cccc dd",
    ])
  })

  test("are truncated with an ellipsis that fits too, and only if there are more lines", async () => {
    const lines = await wrappedLines("aaaa bbbb cccc dddd", 4, measure)
    expect(await truncateLines(lines, 4, 4, measure)).toEqual(["aaaa", "bbbb", "cccc", "dddd"])
    expect(await truncateLines(lines, 3, 4, measure)).toEqual(["aaaa", "bbbb", "ccc…"])
    expect(await truncateText("aaaa", 4, measure)).toBe("aaaa")
    expect(await truncateText("aa - bb", 5, measure)).toBe("aa…")
  })

  test("contain only characters that can be drawn", () => {
    expect(drawable(" a\n😀b  Ω কা \u200d খ্ষ\u0000 Łukasz")).toBe("a b কা খ্ষ Łukasz")
    expect(drawable("😀 Ω")).toBe("")
  })
})
