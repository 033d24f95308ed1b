import { describe, expect, it } from "vitest"
import { readCurriculum } from "./curriculum.ts"
import {
  type Draft,
  draftFrom,
  newWeek,
  settledBefore,
  settledWeek,
  textFrom,
  weekNumbers,
} from "./curriculum-draft.ts"

const shown = ({ before, weeks }: Draft) => ({ before, weeks: weeks.map(({ heading, text }) => [heading, text]) })
const week = newWeek

import { randomTexts } from "./random-texts.test-material.ts"

describe("a curriculum by weeks", () => {
  it("is read from the marked text, and written back to it; a <br> becomes a line", () => {
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

  it("leaves out weeks of which nothing is said, and counts as readers do", () => {
    const weeks = [week("a"), week(" ", "\n  <br> \n"), week("", "b")]
    expect(textFrom({ before: " \n", weeks })).toBe("@@ a\n@@\nb")
    expect(weekNumbers(weeks)).toEqual([1, null, 2])
    expect(textFrom({ before: "", weeks: [newWeek()] })).toBe("")
  })

  it.each(["@@", "@@version", "@@ twice", "  spaced  ", "১ম সপ্তাহ", "<b>bold</b>"])(
    "keeps the heading %j",
    (heading) => {
      const written = textFrom({ before: "", weeks: [week(heading, "a")] })
      expect(readCurriculum(written).weeks).toEqual([{ heading: heading.trim(), points: ["a"] }])
    },
  )

  it("keeps points that only look like a marker", () => {
    const points = ["@@version", "SELECT @@version", "@@@", "@@1", "@ @"]
    const written = textFrom({ before: "", weeks: [week("", points.join("\n"))] })
    expect(readCurriculum(written).weeks).toEqual([{ heading: "", points }])
  })
})

describe("a marker typed or pasted into a week", () => {
  it("begins a week of its own, and the first one stays the same week", () => {
    const typed = week("SQL", "a\n@@ Second\nb<br>@@দ্বিতীয়\n@@\nc")
    const settled = settledWeek(typed)
    expect(settled.map(({ heading, text }) => [heading, text])).toEqual([
      ["SQL", "a"],
      ["Second", "b"],
      ["দ্বিতীয়", ""],
      ["", "c"],
    ])
    expect(settled[0]?.key).toBe(typed.key)
    expect(new Set(settled.map(({ key }) => key)).size).toBe(4)
  })

  it("leaves alone a week that is read as it stands, blank lines and all", () => {
    for (const each of [week("a", "b\n\n c "), week("  a "), week(" ", " "), week("@@", "@@version")]) {
      expect(settledWeek(each)).toEqual([each])
    }
  })

  it("too many do nothing, and go", () => {
    expect(settledWeek(week("", "@@\n@@\na")).map(({ heading, text }) => [heading, text])).toEqual([["", "a"]])
    expect(weekNumbers([week("", "@@"), week("@@")])).toEqual([null, 1])
  })

  it("in a heading, a <br> begins the points", () => {
    expect(settledWeek(week("a<br>b", "c")).map(({ heading, text }) => [heading, text])).toEqual([["a", "b\nc"]])
  })

  it("before the first week, begins the first week", () => {
    const draft = { before: "hello\n@@ One\na", weeks: [week("Two")] }
    expect(shown(settledBefore(draft))).toEqual({
      before: "hello",
      weeks: [
        ["One", "a"],
        ["Two", ""],
      ],
    })
    const plain = { before: "hello\n", weeks: [] }
    expect(settledBefore(plain)).toBe(plain)
  })
})

describe("whatever is typed", () => {
  const markers = ["@@", "@@ ", "@", "version", "<b>", "<br>", "<BR/>"]
  const texts = randomTexts([...markers, " ", "\n", "\r\n", "\t", "\u00a0", "a", "ক", "১"], 25, 4000)

  it("a text keeps all that a reader sees of it when it goes through the weeks", () => {
    for (const text of texts) expect(readCurriculum(textFrom(draftFrom(text)))).toEqual(readCurriculum(text))
  })

  it("settling changes nothing of what is written, and a second time nothing at all", () => {
    for (let place = 0; place + 7 <= texts.length; place += 7) {
      const [before = "", ...typed] = texts.slice(place, place + 7)
      const weeks = [0, 2, 4].slice(place % 4).map((each) => week(typed[each] ?? "", typed[each + 1]))
      const draft: Draft = { before, weeks }
      const first = settledBefore(draft)
      const settled = { ...first, weeks: first.weeks.flatMap(settledWeek) }
      expect(readCurriculum(textFrom(settled))).toEqual(readCurriculum(textFrom(draft)))
      expect(settledBefore(settled)).toBe(settled)
      expect(settled.weeks.flatMap(settledWeek)).toEqual(settled.weeks)
      expect(draftFrom(textFrom(settled)).weeks.length).toBe(weekNumbers(settled.weeks).filter(Boolean).length)
    }
  })
})
