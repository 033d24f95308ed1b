import { screen, waitFor, within } from "@testing-library/react"
import { aCertificate } from "server/src/test/factories.ts"
import { expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { confirm, fill, findRow, findToast, queryRow, textIn } from "#test/actions.ts"
import { certificateFile, certificatesLike, check, choose, findButton, openImport } from "#test/import-screen.ts"
import { expectProblem } from "#test/problems.ts"
import { unique } from "#test/records.ts"
import { callApi } from "#test/test-api.ts"

const done = () => screen.findByRole("heading", { name: "Certificates imported successfully" })
const rowText = (index: number) => screen.getAllByRole("row")[index]?.textContent

test("a file's columns are recognized and its rows are checked, and nothing is saved yet", async () => {
  const { mark, text } = certificateFile(3)
  const user = await openImport()
  await expectAccessible()
  await choose(user, text)
  const heading = await screen.findByRole("heading", { name: "Which column holds what?" })
  expect(document.activeElement).toBe(heading)
  expect(textIn(screen.getByLabelText("Candidate Name"))).toBe("2")
  expect(textIn(screen.getByLabelText("Certification No."))).toBe("1")
  screen.getByText(/^For example: নুসরাত জাহান 0 · নুসরাত জাহান 1/)
  await expectAccessible()
  await user.click(await findButton("Continue"))
  await screen.findByText("Everything is in order. Certificates that will be made: 3")
  screen.getByRole("cell", { name: "n0@x.org" })
  await expectAccessible()
  expect(await certificatesLike(mark)).toEqual([])
})

test("the sample file is imported, and undone after a confirmation that shows the number of certificates", async () => {
  const mark = "ABC-0001"
  const user = await openImport()
  const sample = screen.getByRole("link", { name: "Download a sample file" })
  expect(sample.getAttribute("download")).toBe("certificates-sample.csv")
  const [, type, text = ""] = /^data:(.*?),(.*)$/.exec(sample.getAttribute("href") ?? "") ?? []
  expect(type).toBe("text/csv;charset=utf-8")
  await check(user, decodeURIComponent(text))
  await screen.findByText("Everything is in order. Certificates that will be made: 2")
  screen.getByRole("cell", { name: "রাফি আহমেদ" })
  await user.click(await findButton("Import 2 certificates"))
  const heading = await done()
  await waitFor(() => expect(document.activeElement).toBe(heading))
  await expectAccessible()
  expect(await certificatesLike(mark)).toHaveLength(2)
  await user.click(await findButton("Undo this import"))
  expect((await screen.findByRole("alertdialog")).textContent).toContain("Certificates: 2")
  await confirm(user, "Undo this import")
  await findToast("Certificates deleted: 2")
  await screen.findByRole("heading", { name: "Choose a file" })
  expect(await certificatesLike(mark)).toEqual([])
  await user.click(await findButton("Undo"))
  await findToast("Undone")
  const restored = await certificatesLike(mark)
  expect(restored).toHaveLength(2)
  // The numbers of the sample are always the same.
  for (const { _id } of restored) await callApi("DELETE", `certificates/delete-certificate/${_id}`)
})

test("mistakes are listed by line, column and value of the file, and the corrected file is checked immediately", async () => {
  expectProblem(/^400 /)
  const { mark, text } = certificateFile(2)
  const rows = ["3;;Two;two@x.org;EHP;7", `4;${mark}-0;????? ??;"no\nmail";EHP;7`, "5;a;b"]
  const user = await openImport()
  await check(user, `My list;;;;;\n\n${text}\n${rows.join("\n")}`)
  await screen.findByRole("heading", { name: "Please correct these lines" })
  expect(rowText(1)).toMatch(/6.*Certification No\..*Please fill this in/s)
  expect(rowText(2)).toMatch(/7.*Candidate Name.*Letters were lost/s)
  expect(rowText(3)).toMatch(/7.*Candidate Email.*Please enter a valid email/s)
  expect(textIn(screen.getByLabelText("Line 7: Candidate Name"))).toBe("????? ??")
  expect(rowText(4)).toMatch(/9.*whole line.*This line does not have 6 cells/s)
  within(screen.getByRole("alert")).getByText("Mistakes: 4")
  await expectAccessible()
  expect(screen.queryByRole("button", { name: /^Import/ })).toBe(null)
  await choose(user, text)
  await findButton("Import 2 certificates")
})

test("each wrong line of a short file is mended or dropped in place, and missing numbers are proposed", async () => {
  expectProblem(/^400 /)
  const { mark, text } = certificateFile(2)
  const batchNo = unique("B")
  const rows = [
    `3;${batchNo}-01;Two;two@x.org;EHP;${batchNo}`,
    `4;;Three;three@x.org;EHP;${batchNo}`,
    `5;${mark}-9;Four;no mail;EHP;7`,
    "6;a;b",
  ]
  await callApi("POST", "certificates/register", aCertificate({ batchNo, certificationNo: `${batchNo}-00` }))
  const user = await openImport()
  await check(user, `${text}\r\n${rows.join("\r\n")}`)
  await user.click(await findButton("Propose the missing numbers"))
  // The one before it is in the file.
  await waitFor(() => expect(textIn(screen.getByLabelText("Line 5: Certification No."))).toBe(`${batchNo}-02`))
  await user.click(await findButton("Drop: Line 7"))
  await user.click(await findButton("Check again"))
  await waitFor(() => expect(screen.queryByLabelText("Line 5: Certification No.")).toBe(null))
  fill(await screen.findByLabelText("Line 6: Candidate Email"), "four@x.org")
  await user.click(await findButton("Check again"))
  await user.click(await findButton("Import 5 certificates"))
  await done()
  expect(await certificatesLike(`${batchNo}-02`)).toMatchObject([{ candidateName: "Three" }])
})

test("in Bengali a mistake is reported in Bengali, with the line of the file", async () => {
  expectProblem(/^400 /)
  const { mark, text } = certificateFile(1)
  const user = await openImport()
  await user.click(screen.getByRole("link", { name: "বাংলা" }))
  await screen.findByRole("heading", { name: "ফাইল থেকে সনদ আমদানি" })
  await choose(user, `${text}\r\n2;${mark.toLowerCase()}-0;রাফি;r@x.org;EHP;7`)
  await user.click(await findButton("এগিয়ে যান".normalize("NFC")))
  await screen.findByText("ভুল আছে ১টি", { selector: "p" })
  expect(rowText(1)).toMatch(/৩.*সনদ নম্বর.*এই নম্বরটি ২ নম্বর লাইনে আগেই আছে/s)
  await expectAccessible()
})

test("a file that Excel saved as “Unicode Text” is imported without a change to its letters", async () => {
  const mark = unique("UNI")
  const text = `নাম\tইমেইল\tকোর্স\tব্যাচ\tসনদ নম্বর\r\nক্ষ্মী র‍্যাব\tk@x.org\tEHP\t0001\t${mark}\r\n`
  const user = await openImport()
  await check(user, new Uint8Array(Buffer.from(`\ufeff${text}`, "utf16le")))
  await user.click(await findButton("Import 1 certificate"))
  await done()
  expect(await certificatesLike(mark)).toMatchObject([{ candidateName: "ক্ষ্মী র‍্যাব", batchNo: "0001" }])
})

test("an import of five thousand rows is undone in the list of the last imports", async () => {
  const { mark, text } = certificateFile(5000)
  const user = await openImport()
  await check(user, text)
  await user.click(await findButton("Import 5,000 certificates"))
  await done()
  await user.click(await findButton("Import another file"))
  const row = within(await findRow("5,000"))
  await user.click(row.getByRole("button", { name: /^Undo/ }))
  expect((await screen.findByRole("alertdialog")).textContent).toContain("5,000")
  await confirm(user, "Undo this import")
  await findToast("Certificates deleted: 5,000")
  await waitFor(() => expect(queryRow("5,000")?.textContent).toContain("Nothing left"))
  expect(await certificatesLike(mark)).toEqual([])
})

test.for([
  ["list.xlsx", new Uint8Array([0x50, 0x4b, 3, 4, 20]), /^This is an Excel workbook/],
  ["list.csv", new Uint8Array([0x4e, 0x61, 0xef, 0x76]), /^The letters of this file cannot be read/],
  ["list.csv", "\n\n", "There is no certificate in this file"],
] as const)("the file %s without a readable list is refused with a hint", async ([name, content, message]) => {
  const user = await openImport()
  await choose(user, content as BlobPart, name)
  await screen.findByText(message)
  await expectAccessible()
})

test("each column that was not recognized must be chosen, and none twice", async () => {
  const user = await openImport()
  await check(user, "x;y;z;u;v\n1;2;3;4;5")
  expect(await screen.findAllByText("Please choose a column")).toHaveLength(5)
  expect(document.activeElement).toBe(screen.getByLabelText("Candidate Name"))
  await user.selectOptions(screen.getByLabelText("Candidate Name"), "Column A: x")
  await user.selectOptions(screen.getByLabelText("Candidate Email"), "Column A: x")
  expect(await screen.findAllByText("This column is chosen twice")).toHaveLength(2)
  await expectAccessible()
})

test("the preview lists the certificates whose letters the document cannot show, and imports them as they are", async () => {
  const { mark, text } = certificateFile(1)
  const header = text.split("\r\n")[0]
  const rows = ["张 伟;Zhang Wei", "محمد;", "Nusrat 🎓;"].map(
    (names, no) => `${no};${mark}-L${no};${names};n${no}@x.org;EHP;0007`,
  )
  const user = await openImport()
  await check(user, [header?.replace("Full Name", "Full Name;Name in Latin letters"), ...rows].join("\n"))
  await screen.findByRole("heading", { name: "Certificates that have no PDF for now: 1" })
  const table = within(screen.getByRole("table", { name: "Certificates that have no PDF for now: 1" }))
  expect(table.getAllByRole("row").map((row) => row.textContent)).toEqual([
    expect.stringMatching(/Line.*Column.*In your file.*Cannot be shown/),
    expect.stringMatching(/3.*Candidate Name.*محمد.*م ح د/),
  ])
  await expectAccessible()
  await user.click(await findButton("Import 3 certificates"))
  await done()
  expect(await certificatesLike(mark)).toHaveLength(3)
})
