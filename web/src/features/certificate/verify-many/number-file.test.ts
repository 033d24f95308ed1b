import { expect, test } from "vitest"
import { numbersInFile } from "./number-file.ts"

const read = (text: string | Uint8Array<ArrayBuffer>) => numbersInFile(new Blob([text]))

test("only the column of the numbers is read from a table", async () => {
  const table =
    'Applicants 2026\nName;Certificate No.;Day\n"Jahan; Nusrat";PRH-0001-0001;1.2.2026\nRahim;;\nরিমা;PRH-0001-0002;x\n'
  expect(await read(table)).toEqual({ text: "PRH-0001-0001\nPRH-0001-0002" })
})

test("a text file is read as it is", async () => {
  for (const text of ["PRH-0001-0001, PRH-0001-0002\nPRH-0001-0003", '"not closed\nPRH-1'])
    expect(await read(text)).toEqual({ text })
})

test("a file that is no text, too large or empty is refused with its reason", async () => {
  expect(await read(new Uint8Array([0x50, 0x4b, 3, 4]))).toEqual({ problem: "workbook" })
  expect(await read(new Uint8Array([0xff, 0xd8, 0]))).toEqual({ problem: "encoding" })
  expect(await read("PRH-0001-0001\n".repeat(20_000))).toEqual({ problem: "tooLarge" })
  expect(await read(" \n")).toEqual({ problem: "empty" })
})
