import { describeProblem, problem } from "contract"
import { expect, test } from "vitest"
import { columns, guessMapping, missingColumns } from "./csv-columns.ts"
import { forEachYielding, readTable, type Table } from "./csv-table.ts"
import { faultsOf, prepareUpload } from "./csv-upload.ts"

async function read(file: BlobPart): Promise<Table> {
  const table = await readTable(new Blob([file]))
  if ("problem" in table) throw new Error(table.problem)
  return table
}
const problemOf = async (file: BlobPart) => await readTable(new Blob([file]))
const cellsOf = async (file: BlobPart) => (await read(file)).rows.map(({ cells }) => cells)
const head = "Name,Email,Course,Batch,Certificate No"

function utf16(text: string, isBig: boolean) {
  const bytes = new DataView(new ArrayBuffer(text.length * 2))
  for (let index = 0; index < text.length; index++) bytes.setUint16(index * 2, text.charCodeAt(index), !isBig)
  return bytes
}

test.for([
  ["comma", "name,email\r\nরহিম,a@b.co\r\n"],
  ["a byte order mark", "\ufeffname,email\nরহিম,a@b.co"],
  ["semicolon", "name;email\nরহিম;a@b.co\n"],
  ["tab", "name\temail\rরহিম\ta@b.co"],
  ["the line that names the delimiter", "sep=|\r\nname|email\r\nরহিম|a@b.co"],
  ["quotes", '"name","email"\n"রহিম","a@b.co"'],
] as const)("a file is read with %s", async ([, text]) => {
  expect(await cellsOf(text)).toEqual([["রহিম", "a@b.co"]])
})

test.for([false, true])("UTF-16 is recognized by its byte order mark, big-endian: %s", async (isBig) => {
  expect(await cellsOf(utf16("\ufeffname\temail\r\nক্ষ্মী\ta@b.co\r\n", isBig))).toEqual([["ক্ষ্মী", "a@b.co"]])
})

test("the delimiter is the one that gives most lines the same number of cells, despite commas in names", async () => {
  const rows = Array.from({ length: 5 }, (_, no) => `Khan, Md. ${no};a${no}@b.co`)
  expect(await cellsOf(["Name;Email", ...rows].join("\n"))).toHaveLength(5)
})

test.for([
  ["workbook", new Uint8Array([0x50, 0x4b, 3, 4, 20])],
  ["workbook", new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1])],
  ["encoding", new Uint8Array([0x4e, 0x61, 0xef, 0x76, 0x65, 0x2c])],
  ["unlike", utf16("name,email", false)],
  ["empty", ""],
  ["empty", "\n ,,\n"],
  ["empty", `${head}\n,,,,\n`],
] as const)("an unreadable file is reported as %s", async ([problem, file]) => {
  expect(await problemOf(file as BlobPart)).toEqual({ problem })
})

test("each row has its line number, even after a title, blank lines, and line breaks in quotes", async () => {
  const { headings, rows } = await read(`List of Batch 5,,,,\n\n${head}\n"a\r\nb",1,2,3,4\n\n,,,,\nc,1,2,3,4\n"d\n"\n`)
  expect(headings).toEqual(head.split(","))
  expect(rows.map(({ line, cells }) => [line, cells[0]])).toEqual([
    [4, "a\r\nb"],
    [8, "c"],
  ])
})

test("a quote inside a cell is a plain character; an unclosed quote ends the reading at its line", async () => {
  const { rows, faults } = await read('Name,Email\nMd. "Rony" Khan,a@b.co\nx,"open\ny,z\n')
  expect(rows.map(({ cells }) => cells[0])).toEqual(['Md. "Rony" Khan'])
  expect(faults).toEqual([{ line: 3, reason: problem("csvQuotes") }])
})

test("blank cells at the end of a line are ignored; any other number of cells is a fault", async () => {
  const { rows, faults } = await read(`${head}\na,b,c,d,e,, \na,b,c,d\na,b,c,d,e,f\n`)
  expect(rows).toHaveLength(1)
  expect(faults).toEqual([3, 4].map((line) => ({ line, reason: problem("csvCells", { cells: 5 }) })))
})

test("without headings the first line is a certificate", async () => {
  const { headings, rows } = await read("Nusrat,n@example.com,EHP,0001,P-1\nRahim,r@example.com,EHP,0001,P-2")
  expect(headings).toEqual(["", "", "", "", ""])
  expect(rows).toHaveLength(2)
})

test.for([
  ["candidateName,candidateEmail,certificationName,batchNo,certificationNo,status", [0, 1, 2, 3, 4, 5]],
  ["SL,Certificate No.,Student's Full Name,E-mail Address,COURSE_NAME,Batch No", [2, 3, 4, 5, 1]],
  ["Father's Name,Candidate,Email ID,Course Duration,Training,Batch,Date,Cert ID,State", [1, 2, 4, 5, 7, 8]],
  ["ক্রম,নাম,ই-মেইল,কোর্সের নাম,ব্যাচ নং,সনদ নম্বর,অবস্থা", [1, 2, 3, 4, 5, 6]],
  ["প্রশিক্ষণার্থীর নাম,পিতার নাম,ইমেইল,প্রশিক্ষণের নাম,ব্যাচ,সার্টিফিকেট নং", [0, 2, 3, 4, 5]],
  ["Certificate,certificationName,Name", [2, -1, 1]],
  // A readable export.
  [
    "Name,Email,Course,Batch,Certificate number,Status,Name in English,Issued on,Valid until,Hours,Skills,Mark",
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  ],
  [
    "নাম,ইমেইল,কোর্স,ব্যাচ,সনদ নম্বর,অবস্থা,ইংরেজিতে নাম,প্রদানের তারিখ,মেয়াদ,ঘণ্টা,দক্ষতা,প্রাপ্ত নম্বর",
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  ],
] as const)("the headings %s are mapped", ([headings, indexes]) => {
  const expected = columns.map((_, index) => indexes[index] ?? -1)
  expect(Object.values(guessMapping(headings.split(",")))).toEqual(expected)
})

test.for([
  ["latinName,issuedOn,expiresOn,hours,skills,mark,candidateName", [0, 1, 2, 3, 4, 5]],
  ["Name (English),Issue Date,Valid till,Duration (hours),Skills,Marks,Name,Remarks", [0, 1, 2, 3, 4, 5]],
  ["Date of Issue,Expiry date,Total Hours,Grade,Course duration,Name in English,নাম", [5, 0, 1, 2, -1, 3]],
  ["নাম,ইংরেজিতে নাম,প্রদানের তারিখ,মেয়াদ,মোট ঘণ্টা,দক্ষতা,ফলাফল", [1, 2, 3, 4, 5, 6]],
  ["কোর্সের মেয়াদ,পিতার নাম (ইংরেজি),জন্ম তারিখ,Date of birth,Result,নাম", [-1, -1, -1, -1, -1, 4]],
] as const)("the optional headings %s are mapped", ([headings, indexes]) => {
  const mapping = guessMapping(headings.split(","))
  const optional = columns.slice(columns.indexOf("latinName"))
  expect(optional.map((column) => mapping[column])).toEqual(indexes)
})

test("an English name is the name of the candidate if the file has no other", () => {
  expect(guessMapping(["Email", "Name in English"])).toMatchObject({ candidateName: 1, latinName: -1 })
})

test("unknown headings are not mapped", () => {
  expect(missingColumns(guessMapping(["", "x", "১", "Remarks"]))).toHaveLength(5)
})

async function sent(text: string) {
  const table = await read(text)
  return await prepareUpload(table, guessMapping(table.headings))
}

test("the upload has the cells of the file, quoted if needed, in our own columns", async () => {
  const { csv, count } = await sent(
    `SL;State;${head.replaceAll(",", ";")}\n1;সক্রিয়;"=1+1; ""x""\nb";A@b.co ; EHP, 2;0001;'-7\n2;;;;;;\n`,
  )
  expect(await csv.text()).toBe(
    'candidateName,candidateEmail,certificationName,batchNo,certificationNo,status\n"=1+1; ""x""\nb",A@b.co ," EHP, 2",0001,\'-7,active\n',
  )
  expect(count).toBe(1)
})

test("the server's faults are shown with the lines and values of the user's own file", async () => {
  const result = await sent(`Title,,,,\n\n${head}\n"a\nb",a@b.co,E,1,N-1\n\nc,nope,E,1,N-2\nd,d@b.co,E,1,n-1\ne\n`)
  expect(
    faultsOf(
      [
        { field: "rows.4.candidateEmail", ...describeProblem({ code: "invalidEmail" }) },
        { field: "rows.5.certificationNo", ...describeProblem(problem("csvTwice", { line: 2 })) },
      ],
      result,
    ),
  ).toEqual([
    { line: 7, column: "candidateEmail", value: "nope", reason: describeProblem({ code: "invalidEmail" }) },
    { line: 8, column: "certificationNo", value: "n-1", reason: problem("csvTwice", { line: 4 }) },
    { line: 9, reason: problem("csvCells", { cells: 5 }) },
  ])
})

test("damage by a spreadsheet is reported: lost letters and shortened numbers", async () => {
  const { faults } = await sent(`${head}\n????? ???,a@b.co,EHP,1,2.02E+11\nWhy? Me,a@b.co,EHP,1E,E+1\n`)
  expect(faults.map(({ column, reason }) => [column, reason])).toEqual([
    ["candidateName", "lostLetters"],
    ["certificationNo", "shortened"],
  ])
})

test("twenty thousand rows are read completely without blocking the event loop", async () => {
  const rows = Array.from({ length: 20_000 }, (_, no) => `"নুসরাত জাহান ${no}",n${no}@example.com,EHP,0001,P-${no},x`)
  let turns = 0
  const others = setInterval(() => turns++, 1)
  const { count, rowByLine } = await sent([`${head},Remarks`, ...rows].join("\r\n"))
  clearInterval(others)
  expect(count).toBe(20_000)
  expect(rowByLine.get(20_001)?.line).toBe(20_001)
  expect(turns).toBeGreaterThan(1)
})

test("long work yields to the event loop many times", async () => {
  let turns = 0
  const others = setInterval(() => turns++, 1)
  await forEachYielding(Array.from({ length: 12 }), () => {
    const until = performance.now() + 6
    let now = 0
    while (now < until) now = performance.now()
  })
  clearInterval(others)
  expect(turns).toBeGreaterThan(3)
})
