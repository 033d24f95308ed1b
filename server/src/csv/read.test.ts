import { byteOrderMark } from "contract"
import { expect, test } from "vitest"
import { readCsvFile } from "#csv/read.ts"
import { type Cell, csvRow } from "#csv/write.ts"

const read = (text: string) => [...readCsvFile(text)].filter(({ cells }) => cells?.length !== 0)
const cellsOf = (text: string) => read(text).map(({ cells }) => cells)

test.for([
  ["CRLF", "a,b\r\nc,d\r\n"],
  ["LF", "a,b\nc,d\n"],
  ["CR", "a,b\rc,d\r"],
  ["no last line break", "a,b\nc,d"],
  ["a byte order mark", "\ufeffa,b\nc,d"],
  ["blank lines", "\n\na,b\r\n\r\nc,d\n\n"],
  ["unnecessary quotes", '"a","b"\n"c",d'],
] as const)("rows are read with %s", ([, text]) => {
  expect(cellsOf(text)).toEqual([
    ["a", "b"],
    ["c", "d"],
  ])
})

test("empty cells are read, quoted or not; a blank line has no cells, a line of commas has empty ones", () => {
  expect(cellsOf('a,,""\n,\n,')).toEqual([
    ["a", "", ""],
    ["", ""],
    ["", ""],
  ])
  expect(cellsOf("")).toEqual([])
  expect([...readCsvFile("\n\r\na")]).toEqual([
    { line: 1, cells: [] },
    { line: 2, cells: [] },
    { line: 3, cells: ["a"] },
  ])
  expect(cellsOf('""')).toEqual([[""]])
})

test("each row has the number of its first line, also after cells with line breaks", () => {
  const text = 'a,b\n"1\n2\r\n3\r4",x\r\n\nc,d\n"""\n""",y\nlast'
  expect(read(text)).toEqual([
    { line: 1, cells: ["a", "b"] },
    { line: 2, cells: ["1\n2\r\n3\r4", "x"] },
    { line: 7, cells: ["c", "d"] },
    { line: 8, cells: ['"\n"', "y"] },
    { line: 10, cells: ["last"] },
  ])
})

test.for([
  ["unclosed", 'a\nb,"c\nd'],
  ["in the middle of a cell", 'a\nb,c"d"'],
  ["followed by letters", 'a\nb,"c"d'],
  ["followed by a space", 'a\nb,"c" ,d'],
  ["doubled unevenly", 'a\nb,"c"""",d'],
  ["alone", 'a\nb,"'],
] as const)("a quote that is %s stops reading at its line", ([, text]) => {
  expect(read(text)).toEqual([
    { line: 1, cells: ["a"] },
    { line: 2, cells: null },
  ])
})

test("an overlong row stops reading", () => {
  expect(read(`a\n${",".repeat(1_000_000)}\nb`)).toEqual([
    { line: 1, cells: ["a"] },
    { line: 2, cells: null },
  ])
})

test("a text that starts like a formula is escaped, so that a spreadsheet shows it as text", () => {
  const dangerous = ["=HYPERLINK(1)", "+880", "-1", "@SUM", "\t=1", "\r=1", "\n=1", "＝1", "'=1", "''=1"]
  for (const text of dangerous) expect(csvRow([text])).toMatch(/^"?'/)
  expect(csvRow(["'tis", "a=b", " =x", ""])).toBe("'tis,a=b, =x,\r\n")
  expect(csvRow([-5, true])).toBe("-5,true\r\n")
})

test("any text is read back exactly as it was written", () => {
  const letters = ["'", '"', ",", "=", "+", "\r", "\n", "\t", " ", "a", "\ufeff", "ক্ষ্ম", "🔒"]
  // All texts of one to four of these characters, five per row.
  let texts = [""]
  const all: string[] = []
  for (let length = 1; length <= 4; length++) {
    texts = texts.flatMap((text) => letters.map((letter) => text + letter))
    all.push(...texts)
  }
  const rows: Cell[][] = []
  for (let index = 0; index < all.length; index += 5) rows.push(all.slice(index, index + 5))
  const text = byteOrderMark + rows.map(csvRow).join("")
  expect(cellsOf(text)).toEqual(rows)
})
