import { type Institution, problem } from "contract"
import { expect, test } from "vitest"
import { institutions } from "#site/institutions.ts"
import { comparedWith, institutionsCsv, readInstitutions } from "./institution-csv.ts"

const read = (text: string) => readInstitutions(new Blob([text]))
const head = "level,name,district,nameEn,districtEn\n"
const campus = (name: string, english = ""): Institution => ({
  ...{ level: "college", name, district: "ঢাকা" },
  en: { name: english, district: "" },
})

test("a downloaded list is the same when it is read again, formulas included", async () => {
  const items = [...institutions.items, campus('=1+1, "x"\u09a8')]
  expect(await read(institutionsCsv(items))).toEqual({ items, faults: [] })
  expect(institutionsCsv(items)).toContain(`'=1+1, ""x""`)
})

test("headings and levels may be in Bengali, columns in any order, with semicolons", async () => {
  const { items } = (await read("জেলা;নাম;পর্যায়;Name (English)\nঢাকা;ক কলেজ;কলেজ;A College\n")) as { items: Institution[] }
  expect(items).toEqual([campus("ক কলেজ", "A College")])
})

test("headings and levels are guessed as offices write them", async () => {
  const head = "ক্রমিক,প্রতিষ্ঠানের নাম,Institution name (English),জেলার নাম,ধরন"
  const { items } = (await read(`${head}\n১,ক কলেজ,A College,ঢাকা,সরকারি কলেজ\n`)) as { items: Institution[] }
  expect(items).toEqual([campus("ক কলেজ", "A College")])
})

test("each fault has its line: a level, a missing name, a name that is there twice, a quote", async () => {
  const result = await read(`${head}school,ক,ঢাকা,,\n\ncollege,,ঢাকা,,\ncollege,খ,ঢাকা,,\ncollege,খ।,ঢাকা,,\n`)
  expect(result).toMatchObject({
    faults: [
      { line: 2, column: "level", value: "school", reason: problem("invalidInstitutionLevel") },
      { line: 4, column: "name", value: "", reason: problem("fieldRequired") },
    ],
  })
  const twice = await read(`${head}\ncollege,খ,ঢাকা,,\ncollege,খ।,ঢাকা,,\n`)
  expect(twice).toMatchObject({
    faults: [{ line: 4, column: "name", value: "খ।", reason: problem("csvInstitutionTwice", { line: 3 }) }],
  })
  const quotes = await read(`${head}college,"খ,ঢাকা,,\n`)
  expect(quotes).toMatchObject({ faults: [{ line: 2, column: "", reason: problem("csvQuotes") }] })
})

test.for<[string, string]>([
  ["name,email\nx,y\n", "unlike"],
  ["", "unlike"],
  [head, "empty"],
  [`${head},,,,\n`, "empty"],
  ["PK\u0003\u0004 workbook", "workbook"],
])("%j is refused as %s", async ([text, reason]) => {
  expect(await read(text)).toEqual({ problem: reason })
})

test("more institutions than the list may have are refused", async () => {
  const lines = Array.from({ length: 501 }, (_, index) => `college,ক ${index},ঢাকা,,\n`)
  expect(await read(head + lines.join(""))).toMatchObject({
    faults: [{ line: 1, reason: problem("listTooLong", { max: 500 }) }],
  })
})

test("a file is compared by level, name and district; merging removes nothing", () => {
  const [a, b, c] = [campus("ক"), campus("খ"), campus("গ")]
  const named = campus("খ", "B")
  const { added, changed, removed, merged } = comparedWith([a, b], [named, c])
  expect([added, changed, removed, merged]).toEqual([[c], [named], [a], [a, named, c]])
})
