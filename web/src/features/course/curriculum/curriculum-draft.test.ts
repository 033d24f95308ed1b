import { describe, expect, test } from "vitest"
import { readCurriculum } from "./curriculum.ts"
import {
  type Draft,
  draftFrom,
  newWeek,
  normalizedBefore,
  normalizedWeeks,
  textFrom,
  weekNumbers,
} from "./curriculum-draft.ts"

const shown = ({ before, weeks }: Draft) => ({ before, weeks: weeks.map(({ heading, text }) => [heading, text]) })
const week = newWeek

import { randomTexts } from "#test/random-texts.ts"

describe("a curriculum by weeks", () => {
  test("is parsed from the marked text and serialized to it again; a <br> becomes a line break", () => {
    const draft = draftFrom("Welcome<br>Bring a laptop\n@@ প্যাকেট\na<br/>b\n\n@@\nc")
    expect(shown(draft)).toEqual({
      before: "Welcome\nBring a laptop",
      weeks: [
        ["প্যাকেট", "a\nb"],
        ["", "c"],
      ],
    })
    expect(textFrom(draft)).toBe("Welcome\nBring a laptop\n@@ প্যাকেট\na\nb\n@@\nc")
  })

  test("omits empty weeks, and numbers the others as readers see them", () => {
    const weeks = [week("a"), week(" ", "\n  <br> \n"), week("", "b")]
    expect(textFrom({ before: " \n", weeks })).toBe("@@ a\n@@\nb")
    expect(weekNumbers(weeks)).toEqual([1, null, 2])
    expect(textFrom({ before: "", weeks: [newWeek()] })).toBe("")
  })

  test.each(["@@", "@@version", "@@ twice", "  spaced  ", "১ম সপ্তাহ", "<b>bold</b>"])(
    "keeps the heading %j",
    (heading) => {
      const written = textFrom({ before: "", weeks: [week(heading, "a")] })
      expect(readCurriculum(written).weeks).toEqual([{ heading: heading.trim(), points: ["a"] }])
    },
  )

  test("keeps points that only look like a marker", () => {
    const points = ["@@version", "SELECT @@version", "@@@", "@@1", "@ @"]
    const written = textFrom({ before: "", weeks: [week("", points.join("\n"))] })
    expect(readCurriculum(written).weeks).toEqual([{ heading: "", points }])
  })
})

describe("a marker typed or pasted into a week", () => {
  test("starts a new week, and the first week keeps its key", () => {
    const typed = week("SQL", "a\n@@ Second\nb<br>@@দ্বিতীয়\n@@\nc")
    const normalized = normalizedWeeks(typed)
    expect(normalized.map(({ heading, text }) => [heading, text])).toEqual([
      ["SQL", "a"],
      ["Second", "b"],
      ["দ্বিতীয়", ""],
      ["", "c"],
    ])
    expect(normalized[0]?.key).toBe(typed.key)
    expect(new Set(normalized.map(({ key }) => key)).size).toBe(4)
  })

  test("does not change a week without markers, including its blank lines", () => {
    for (const typed of [week("a", "b\n\n c "), week("  a "), week(" ", " "), week("@@", "@@version")]) {
      expect(normalizedWeeks(typed)).toEqual([typed])
    }
  })

  test("repeated markers are removed without effect", () => {
    expect(normalizedWeeks(week("", "@@\n@@\na")).map(({ heading, text }) => [heading, text])).toEqual([["", "a"]])
    expect(weekNumbers([week("", "@@"), week("@@")])).toEqual([null, 1])
  })

  test("in a heading, a <br> starts the points", () => {
    expect(normalizedWeeks(week("a<br>b", "c")).map(({ heading, text }) => [heading, text])).toEqual([["a", "b\nc"]])
  })

  test("before the first week, starts the first week", () => {
    const draft = { before: "hello\n@@ One\na", weeks: [week("Two")] }
    expect(shown(normalizedBefore(draft))).toEqual({
      before: "hello",
      weeks: [
        ["One", "a"],
        ["Two", ""],
      ],
    })
    const plain = { before: "hello\n", weeks: [] }
    expect(normalizedBefore(plain)).toBe(plain)
  })
})

describe("random input", () => {
  const markers = ["@@", "@@ ", "@", "version", "<b>", "<br>", "<BR/>"]
  const texts = randomTexts([...markers, " ", "\n", "\r\n", "\t", "\u00a0", "a", "ক", "১"], 25, 4000)

  test("a text that is split into weeks and serialized shows the same to readers", () => {
    for (const text of texts) expect(readCurriculum(textFrom(draftFrom(text)))).toEqual(readCurriculum(text))
  })

  test("normalizing a draft changes nothing for readers, and is idempotent", () => {
    for (let start = 0; start + 7 <= texts.length; start += 7) {
      const [before = "", ...typed] = texts.slice(start, start + 7)
      const weeks = [0, 2, 4].slice(start % 4).map((index) => week(typed[index] ?? "", typed[index + 1]))
      const draft: Draft = { before, weeks }
      const first = normalizedBefore(draft)
      const normalized = { ...first, weeks: first.weeks.flatMap(normalizedWeeks) }
      expect(readCurriculum(textFrom(normalized))).toEqual(readCurriculum(textFrom(draft)))
      expect(normalizedBefore(normalized)).toBe(normalized)
      expect(normalized.weeks.flatMap(normalizedWeeks)).toEqual(normalized.weeks)
      expect(draftFrom(textFrom(normalized)).weeks.length).toBe(weekNumbers(normalized.weeks).filter(Boolean).length)
    }
  })
})
