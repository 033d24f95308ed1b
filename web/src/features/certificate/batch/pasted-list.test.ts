import { expect, test } from "vitest"
import { isPastedList } from "#features/certificate/issue/certificate-fields.tsx"
import { maxPastedRows, readPastedList } from "./pasted-list.ts"

const read = (text: string) => {
  const list = readPastedList(text)
  if (typeof list === "string") throw new Error(list)
  return { ...list, rows: list.rows.map(({ name, email }) => [name, email]) }
}
const people = [
  ["Nusrat Jahan", "nusrat@example.com"],
  ["রাফি আহমেদ", "rafi@example.com"],
]
const joined = (separator: string) => people.map((cells) => cells.join(separator)).join("\r\n")

test.each(["\t", ",", ";", " ; ", "|"])("names and emails are separated by %j", (separator) => {
  expect(read(joined(separator)).rows).toEqual(people)
})

test.each(["Name\tEmail", "নাম\tইমেইল", "Student's Full Name\tE-mail Address"])(
  "the headings %j are no person",
  (headings) => {
    expect(read(`${headings}\n${joined("\t")}`)).toEqual({
      rows: people,
      headings: headings.split("\t"),
      ignored: [],
    })
  },
)

test("columns may have any order, and others are ignored and named", () => {
  const text = "SL\tইমেইল\tMobile\tপ্রার্থীর নাম\tBatch\n1\ta@b.co\t+8801700000000\tNusrat Jahan\t7\n2\tc@d.co\t\tRafi\t7\n"
  expect(read(text)).toEqual({
    rows: [
      ["Nusrat Jahan", "a@b.co"],
      ["Rafi", "c@d.co"],
    ],
    headings: ["SL", "ইমেইল", "Mobile", "প্রার্থীর নাম", "Batch"],
    ignored: ["SL", "Mobile", "Batch"],
  })
  expect(read("1,a@b.co,01700000000,Nusrat\n2,c@d.co,01800000000,Rafi")).toMatchObject({ ignored: ["1", "3"] })
})

test("a person without an email is not taken for headings, and one without a name is listed", () => {
  expect(read("এনামুল হক\t\nRafi\trafi@example.com\n\tmim@example.com").rows).toEqual([
    ["এনামুল হক", ""],
    ["Rafi", "rafi@example.com"],
    ["", "mim@example.com"],
  ])
})

test("quoted cells, line breaks in cells, blank lines and invisible characters are read as people mean them", () => {
  const text = '"Jahan, Nusrat",\u200ba@b.co\n\n ,\n"Md.\nRafi  Ahmed",c@d.co\n'
  expect(read(text).rows).toEqual([
    ["Jahan, Nusrat", "a@b.co"],
    ["Md. Rafi Ahmed", "c@d.co"],
  ])
  expect(readPastedList('Rafi "Joy\ta@b.co\n"Mim\tc@d.co')).toMatchObject({
    rows: [
      { line: 1, name: 'Rafi "Joy' },
      { line: 2, name: '"Mim', email: "c@d.co" },
    ],
  })
})

test("a text that is no list, or is too long, is refused", () => {
  expect(readPastedList("Nusrat Jahan\nRafi Ahmed")).toBe("unlike")
  expect(readPastedList("")).toBe("unlike")
  expect(readPastedList("a\ta@b.co\n".repeat(maxPastedRows))).toMatchObject({ rows: { length: maxPastedRows } })
  expect(readPastedList("a\ta@b.co\n".repeat(maxPastedRows + 1))).toBe("tooMany")
  expect(readPastedList("a".repeat(200_001))).toBe("tooLong")
})

test("only a text with several people is a list when it is pasted as a name", () => {
  expect(["Nusrat Jahan", "Jahan, Nusrat", "Nusrat\tnusrat@example.com", "Nusrat\nJahan"].map(isPastedList)).toEqual(
    Array(4).fill(false),
  )
  expect([joined("\t"), "a\ta@b.co\n".repeat(900)].map(isPastedList)).toEqual([true, true])
})

// Work that grows with the square of the length would exceed the time limit of tests.
test("anything as long as allowed is read", () => {
  for (const text of ["a@b.co\t", '"', '"a"\t', "\n", "ক্ষ,", "a".repeat(99), "\u200b", " "]) {
    expect(readPastedList(text.repeat(200_000 / text.length))).toBeDefined()
  }
})
