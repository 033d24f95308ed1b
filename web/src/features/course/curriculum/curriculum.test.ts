import { describe, expect, test } from "vitest"
import { readCurriculum } from "./curriculum.ts"

const week = (points: string[], heading = "") => ({ heading, points })

describe("a curriculum", () => {
  test("starts a week at each line @@, with points split by <br>", () => {
    expect(readCurriculum("@@\nNmap<br>ল্যাব\n@@\nSQL injection")).toEqual({
      points: [],
      weeks: [week(["Nmap", "ল্যাব"]), week(["SQL injection"])],
    })
  })

  test("is parsed the same from one line with <br> only", () => {
    expect(readCurriculum("@@<br>a<br>b<br>@@<br />c")).toEqual({ points: [], weeks: [week(["a", "b"]), week(["c"])] })
  })

  test("is parsed the same with Windows line ends and blank lines", () => {
    expect(readCurriculum("@@\r\na\r\n\r\n  \r\n@@\r\nb<BR/>\r\nc").weeks).toEqual([week(["a"]), week(["b", "c"])])
  })

  test("uses the text after the marker as the week's heading", () => {
    expect(readCurriculum("@@ প্যাকেটের যাত্রা \na\n  @@\tRouting\nb").weeks).toEqual([
      week(["a"], "প্যাকেটের যাত্রা"),
      week(["b"], "Routing"),
    ])
  })

  test("needs no space between the marker and a heading in Bengali", () => {
    expect(readCurriculum("@@১ম সপ্তাহ\na<br>@@প্যাকেটের যাত্রা\nb").weeks).toEqual([
      week(["a"], "১ম সপ্তাহ"),
      week(["b"], "প্যাকেটের যাত্রা"),
    ])
  })

  test("keeps @@ inside a line, and before a Latin letter or digit, as text", () => {
    const points = ["SELECT @@version", "@@version দিয়ে ডেটাবেস চেনা", "@@1", "@@@", "me@@example", "ক@@খ"]
    expect(readCurriculum(`@@\n${points.join("\n")}`).weeks).toEqual([week(points)])
  })

  test("without a marker has points, but no weeks", () => {
    expect(readCurriculum("a<br>b")).toEqual({ points: ["a", "b"], weeks: [] })
  })

  test("may have lines before its first week", () => {
    expect(readCurriculum("Orientation\n@@\na")).toEqual({ points: ["Orientation"], weeks: [week(["a"])] })
  })

  test("omits empty weeks", () => {
    expect(readCurriculum("@@\n@@\na\n@@")).toEqual({ points: [], weeks: [week(["a"])] })
    expect(readCurriculum("")).toEqual({ points: [], weeks: [] })
  })
})
