import { expect, test } from "vitest"
import { numberListOf } from "./number-list.ts"

const numbers = (text: string) => numberListOf(text).numbers

test("numbers are separated by lines, commas, semicolons, tabs or spaces", () => {
  const all = ["PRH-0001-0001", "PRH-0001-0002", "PRH-0001-0003"]
  for (const separator of ["\n", "\r\n", ", ", ";", "\t", " ", " | ", ",\n\n"])
    expect(numbers(all.join(separator))).toEqual(all)
})

test("a number may have spaces inside", () => {
  expect(numbers("prh 0001 0001\nPRH ০০০১ ০০০২")).toEqual(["prh 0001 0001", "PRH ০০০১ ০০০২"])
  expect(numbers("PRH 0001 0001 PRH 0001 0002")).toEqual(["PRH 0001 0001", "PRH 0001 0002"])
  expect(numbers("PRH-0001 0001")).toEqual(["PRH-0001 0001"])
  expect(numbers("PRH–0001–0001")).toEqual(["PRH–0001–0001"])
})

test("quotes, marks of a list, and words around a number are left out", () => {
  expect(numbers('"PRH-0001-0001"\n1. PRH-0001-0002\n2) PRH-0001-0003\n• PRH-0001-0004\n- PRH-0001-0005')).toEqual(
    [1, 2, 3, 4, 5].map((last) => `PRH-0001-000${last}`),
  )
  expect(numbers("Nusrat Jahan PRH-0001-0001")).toEqual(["PRH-0001-0001"])
})

test("the column with the numbers is taken from rows with several columns", () => {
  const rows = "Name\tNo.\tDay\nNusrat Jahan\tPRH-0001-0001\t2026-01-31\nরহিম\tPRH-0001-0002\t31-01-2026"
  expect(numberListOf(rows)).toMatchObject({
    numbers: ["PRH-0001-0001", "PRH-0001-0002"],
    ignored: ["Name", "No.", "Day", "Nusrat Jahan", "2026-01-31", "রহিম", "31-01-2026"],
  })
  const others = "Nusrat Jahan\tPRH_0001_0001\t31/01/2026\nরহিম\tPRH／0001／0002\t৩১/০১/২০২৬"
  expect(numbers(others)).toEqual(["PRH_0001_0001", "PRH／0001／0002"])
})

test("an entry with neither a digit nor a dash, or a too long one, is reported as no number", () => {
  const long = `PRH-${"1".repeat(100)}`
  expect(numberListOf(`Certification No.\nPRH-0001-0001\n${long}\n😀\nABCD-EFGH-JKMN`)).toMatchObject({
    numbers: ["PRH-0001-0001", "ABCD-EFGH-JKMN"],
    ignored: ["Certification No.", long, "😀"],
  })
  expect(numberListOf(" \n\t,, \u2028").numbers).toEqual([])
})

test("a repeated number is listed once, with how often it came", () => {
  const { numbers, times } = numberListOf("A-1\nB-2\nA-1, A-1")
  expect([numbers, times.get("A-1"), times.get("B-2")]).toEqual([["A-1", "B-2"], 3, 1])
})

// Work that grows with the square of the length would exceed the time limit of tests.
test("a megabyte of anything is read", () => {
  for (const text of ["A-1 ", "A 1 ", "\n", '"', "- ", "1. ", "ক্ষ ", "a".repeat(50), "(a) "]) {
    expect(numberListOf(text.repeat(1_000_000 / text.length))).toBeDefined()
  }
})

test("links are read as their numbers, and a row of one number and other things is not taken for several numbers", () => {
  const link = "https://site.example/c/PRH-0001-0001"
  expect(numbers(`${link}\nNo. PRH-0001-0002`)).toEqual(["PRH-0001-0001", "PRH-0001-0002"])
  const { numbers: found, ignored } = numberListOf(
    "Nusrat, PRH-0001-0003, 2026\nPRH-0001-0004;Batch 7\nPRH-0001-0005, 12, PRH-0001-0006",
  )
  expect(found).toEqual([3, 4, 5, 6].map((last) => `PRH-0001-000${last}`))
  expect(ignored).toEqual(["Nusrat", "2026", "Batch 7", "12"])
})
