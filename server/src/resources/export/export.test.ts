import { AuditEntry, Course, certificateColumns, englishFieldsOf } from "contract"
import { expect, test, vi } from "vitest"
import { readCsvFile } from "#csv/read.ts"
import { newCertificate } from "#db/records/certificate-row.ts"
import { earliestId } from "#new-id.ts"
import { aCertificate, aCourse } from "#test/factories.ts"
import { onBothDatabases } from "#test/test-app.ts"

type Records = Record<string, string>[]

function recordsIn(text: string): Records {
  const [head, ...rows] = [...readCsvFile(text)].map(({ cells }) => cells ?? [])
  return rows.map((cells) => Object.fromEntries(cells.map((cell, index) => [head?.[index] ?? "", cell])))
}

const withoutGroup = Object.keys(Course.shape).filter((field) => field !== "en")
const courseColumns = [...withoutGroup, ...englishFieldsOf("course").map((field) => `${field}En`)]

onBothDatabases("exports", (app) => {
  const exported = async (path: string) => {
    const { token } = await app().as("admin")
    const response = await app().request({ url: `/api/${path}` }, token)
    return { response, token, records: recordsIn(response.body) }
  }
  const register = async (resource: string, payload: object) => {
    const { token } = await app().as("admin")
    const response = await app().request({ method: "POST", url: `/api/${resource}/register`, payload }, token)
    expect(response.statusCode).toBe(201)
    return response.json().data
  }

  test.for([
    ["auth/export-users", "users", ["_id", "name", "email", "phone", "role", "isVerified", "createdAt"]],
    ["courses/export-courses", "courses", courseColumns],
    ["certificates/export-certificates", "certificates", [...certificateColumns]],
    ["audit/export-entries", "audit", Object.keys(AuditEntry.shape)],
  ] as const)("%s is a CSV file that spreadsheets open as UTF-8", async ([path, name, columns]) => {
    const { response } = await exported(path)
    expect(response.statusCode).toBe(200)
    expect(response.headers["content-type"]).toBe("text/csv; charset=utf-8; header=present")
    const file = new RegExp(`^attachment; filename="${name}-\\d{4}-\\d\\d-\\d\\d\\.csv"$`)
    expect(response.headers["content-disposition"]).toMatch(file)
    expect(response.headers["cache-control"]).toBe("no-store")
    expect([...response.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(response.body.slice(1).split("\r\n")[0]).toBe(columns.join(","))
  })

  test("an export of users contains their data but no secrets", async () => {
    const { _id, email } = await app().as("instructor")
    const phone = "+8801700000000"
    await app().database.write(["user"], (trx) =>
      trx.updateTable("user").set({ phone }).where("_id", "=", _id).execute(),
    )
    const { response, records } = await exported("auth/export-users")
    const user = records.find((each) => each._id === _id)
    expect(user).toMatchObject({ email, phone, role: "instructor", isVerified: "false", name: "A instructor" })
    expect(response.body).toContain(`,'${phone},`)
    expect(response.body).not.toContain("argon2")
  })

  test("an export of courses contains every field, with known numbers as digits and flags as words", async () => {
    const some = { title: '=cmd|"x"', curriculum: "Week 1\nNetworks, again", seats: 30 }
    const { en, ...course } = await register("courses", aCourse({ ...some, en: { title: "Commands" } }))
    const english = Object.entries(en).map(([field, text]) => [`${field}En`, text])
    const created = { ...course, ...Object.fromEntries(english), hours: "" }
    expect(created.titleEn).toBe("Commands")
    const { response, records } = await exported("courses/export-courses")
    const strings = Object.fromEntries(Object.entries(created).map(([key, value]) => [key, String(value)]))
    expect(records.find(({ _id }) => _id === created._id)).toEqual(strings)
    expect(response.body).toContain(`"'=cmd|""x"""`)
  })

  test("an export of several batches contains all rows in order of creation", async () => {
    const { token } = await app().as("admin")
    const certificationNos = Array.from({ length: 450 }, (_, no) => `Page-${no}`)
    const { candidateName, candidateEmail, certificationName, batchNo } = aCertificate()
    const lines = certificationNos.map((no) =>
      [candidateName, candidateEmail, certificationName, batchNo, no].join(","),
    )
    const payload = [certificateColumns.slice(0, 5).join(","), ...lines].join("\n")
    const headers = { "content-type": "text/csv" }
    await app().request({ method: "POST", url: "/api/certificates/import-certificates", payload, headers }, token)
    const { records } = await exported("certificates/export-certificates?search=pAGE-")
    expect(records.map((each) => each.certificationNo)).toEqual(certificationNos)
  })

  test("a readable export has headings, words and Dhaka times in the reader's language, and no ids", async () => {
    const { certificationNo } = await register("certificates", aCertificate())
    const { token } = await app().as("admin")
    const readable = async (path: string, language: string) => {
      const headers = { cookie: `language=${language}` }
      const response = await app().request({ url: `/api/${path}format=readable`, headers }, token)
      return [...readCsvFile(response.body)].map(({ cells }) => cells ?? [])
    }
    const path = `certificates/export-certificates?search=${certificationNo}&`
    const [english, certificate] = await readable(path, "en")
    expect(english?.slice(0, 6)).toEqual(["Name", "Email", "Course", "Batch", "Certificate number", "Status"])
    expect(certificate?.slice(4, 6)).toEqual([certificationNo, "valid"])
    const [bengali, same] = await readable(path, "bn")
    expect([bengali?.[5], same?.[5]]).toEqual(["অবস্থা", "বৈধ"])
    const [head, user] = await readable("auth/export-users?role=admin&", "en")
    expect(head).toEqual(["Name", "Email", "Mobile no.", "Role", "Email confirmed", "Registered"])
    expect(user?.slice(3, 5)).toEqual(["Admin", "yes"])
    expect(user?.[5]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)
    expect((await readable("audit/export-entries?", "en"))[0]).not.toContain("hash")
    expect((await readable("courses/export-courses?", "en"))[0]).toContain("Title (English)")
  })

  test("reviews are exported with their authors, questions with their course", async () => {
    const author = await app().as("student")
    const payload = { rating: 4.5, comment: "Clear classes" }
    await app().request({ method: "POST", url: "/api/reviews/register", payload }, author.token)
    const { records } = await exported(`reviews/export-reviews?search=${author.email}`)
    expect(records).toMatchObject([{ email: author.email, rating: "4.5", status: "public", isHomeShow: "false" }])
    const course = await register("courses", aCourse({ title: "Asked about" }))
    const { _id } = await register("questions", { question: "When?", answer: "Soon", course: course._id })
    const questions = (await exported("questions/export-questions")).records
    expect(questions.find((each) => each._id === _id)).toMatchObject({ question: "When?", course: "Asked about" })
  })

  test("a search filters the export as it filters the list", async () => {
    await register("certificates", aCertificate({ candidateName: "প্রিয়াঙ্কা 50%_x" }))
    for (const search of ["প্রিয়াঙ্কা".normalize("NFD"), "50%_X"]) {
      const { records } = await exported(`certificates/export-certificates?search=${encodeURIComponent(search)}`)
      expect(records).toMatchObject([{ candidateName: "প্রিয়াঙ্কা 50%_x".normalize("NFC") }])
    }
    expect((await exported("certificates/export-certificates?search=50__x")).records).toEqual([])
  })

  test("each export is audited, and HEAD requests are not", async () => {
    const { token } = await app().as("admin")
    const exportEntries = async () =>
      (await exported("audit/export-entries")).records.filter(({ action }) => action === "user.export").length
    const before = await exportEntries()
    const head = await app().request({ method: "HEAD", url: "/api/auth/export-users" }, token)
    expect(head.headers["content-type"]).toMatch(/^text\/csv/)
    expect(await exportEntries()).toBe(before)
    const { records } = await exported("auth/export-users?search=nobody")
    expect(records).toEqual([])
    expect(await exportEntries()).toBe(before + 1)
    const { data } = (await app().request({ url: "/api/audit/get-entries?search=nobody" }, token)).json()
    expect(data[0]).toMatchObject({ action: "user.export", details: "search: nobody" })
    expect(data[0].record).toMatch(/^users-.*\.csv$/)
  })

  test("the name of an export has the day in Dhaka", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2031-05-31T18:00:00Z") })
    const { response } = await exported("certificates/export-certificates").finally(() => vi.useRealTimers())
    expect(response.headers["content-disposition"]).toContain('certificates-2031-06-01.csv"')
  })

  test("an export of selected certificates contains only these, and their ids are audited", async () => {
    const created = []
    for (const _ of [1, 2, 3]) created.push(await register("certificates", aCertificate()))
    const [first, , third] = created
    const ids = `${third._id},${first._id},unknown`
    const { records, token } = await exported(`certificates/export-certificates?ids=${ids}`)
    expect(records.map((each) => each.certificationNo)).toEqual([first.certificationNo, third.certificationNo])
    const log = await app().request({ url: `/api/audit/get-entries?search=${third._id}` }, token)
    expect(log.json().data[0]).toMatchObject({ action: "certificate.export", details: `ids: ${ids}` })
    const search = `${first.certificationNo}&ids=${ids}`
    expect((await exported(`certificates/export-certificates?search=${search}`)).records).toHaveLength(1)
    const many = Array.from({ length: 101 }, () => first._id).join(",")
    const { response } = await exported(`certificates/export-certificates?ids=${many}`)
    expect([response.statusCode, response.json().message]).toEqual([400, "Please choose at most 100 at a time"])
  })

  test("an export has the filters of its list, and each is audited", async () => {
    const status = (records: Records) => records.map((each) => [each.batchNo, each.status])
    for (const batchNo of ["X-1", "X-2", "x-1"]) await register("certificates", aCertificate({ batchNo }))
    const { _id } = await register("certificates", aCertificate({ batchNo: "X-1" }))
    const { token } = await app().as("admin")
    await app().request({ method: "PATCH", url: `/api/certificates/update-certificate/${_id}` }, token)
    const certificates = async (query: string) =>
      status((await exported(`certificates/export-certificates?${query}`)).records)
    const day = new Date(Date.now() + 6 * 60 * 60 * 1000).toISOString().slice(0, 10)
    const active = [
      ["X-1", "active"],
      ["x-1", "active"],
    ]
    expect(await certificates(`batchNo=x-1&status=active&from=${day}`)).toEqual(active)
    expect(await certificates(`status=inactive&batchNo=X-1&ids=${_id}`)).toEqual([["X-1", "inactive"]])
    expect(await certificates("batchNo=x-1&to=2020-01-01")).toEqual([])
    const { data } = (await app().request({ url: "/api/audit/get-entries?kind=certificate&search=2020" }, token)).json()
    expect(data[0].details).toBe("to: 2020-01-01\nbatchNo: x-1")

    const { email } = await app().as("instructor")
    const users = (await exported("auth/export-users?role=instructor&isVerified=0")).records
    expect(users.map((user) => user.email)).toContain(email)
    expect(new Set(users.map(({ role }) => role))).toEqual(new Set(["instructor"]))

    const course = await register("courses", aCourse({ title: "Filtered export", level: "Advance" }))
    const courses = async (query: string) => (await exported(`courses/export-courses?${query}`)).records
    expect(await courses("search=FILTERED%20ex&level=Advance")).toMatchObject([{ _id: course._id }])
    expect(await courses("search=filtered%20ex&isShow=0")).toEqual([])
  })

  test("an export of a day and a filter reads each of its rows once, over several batches", async () => {
    const rows = Array.from({ length: 650 }, (_, index) => ({
      ...newCertificate(aCertificate({ batchNo: `Y-${index % 3}`, certificationNo: `Y-${index}` })),
      _id: `${earliestId(Date.parse("2021-05-09T18:00:00Z") + index).slice(0, 14)}7000-8000-000000000000`,
    }))
    await app().database.write(["certificate"], (trx) => trx.insertInto("certificate").values(rows).execute())
    const day = "from=2021-05-10&to=2021-05-10"
    const numbers = async (query: string) =>
      (await exported(`certificates/export-certificates?${query}`)).records.map((each) => each.certificationNo)
    const all = rows.map(({ certificationNo }) => certificationNo)
    expect(await numbers(day)).toEqual(all)
    expect(await numbers(`${day}&batchNo=y-2&status=active`)).toEqual(all.filter((_, index) => index % 3 === 2))
    expect(await numbers("from=2021-05-11&to=2021-05-12")).toEqual([])
  })
})
