import { AuditEntry, Course, certificateColumns } from "contract"
import { expect, test } from "vitest"
import { readCsvFile } from "#csv/read.ts"
import { aCertificate, aCourse } from "#test/make.ts"
import { onBothDatabases } from "#test/test-app.ts"

type Records = Record<string, string>[]

function recordsIn(text: string): Records {
  const [head, ...rows] = [...readCsvFile(text)].map(({ cells }) => cells ?? [])
  return rows.map((cells) => Object.fromEntries(cells.map((cell, at) => [head?.[at] ?? "", cell])))
}

onBothDatabases("exports", (app) => {
  const exported = async (path: string) => {
    const { token } = await app().as("admin")
    const answer = await app().request({ url: `/api/${path}` }, token)
    return { answer, token, records: recordsIn(answer.body) }
  }
  const register = async (resource: string, payload: object) => {
    const { token } = await app().as("admin")
    const answer = await app().request({ method: "POST", url: `/api/${resource}/register`, payload }, token)
    expect(answer.statusCode).toBe(201)
    return answer.json().data
  }

  test.for([
    ["auth/export-users", "users", ["_id", "name", "email", "phone", "role", "isVerified", "createdAt"]],
    ["courses/export-courses", "courses", Object.keys(Course.shape)],
    ["certificates/export-certificates", "certificates", [...certificateColumns]],
    ["audit/export-entries", "audit", Object.keys(AuditEntry.shape)],
  ] as const)("%s is a file that spreadsheets take for UTF-8", async ([path, name, columns]) => {
    const { answer } = await exported(path)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers["content-type"]).toBe("text/csv; charset=utf-8; header=present")
    const file = new RegExp(`^attachment; filename="${name}-\\d{4}-\\d\\d-\\d\\d\\.csv"$`)
    expect(answer.headers["content-disposition"]).toMatch(file)
    expect(answer.headers["cache-control"]).toBe("no-store")
    expect([...answer.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(answer.body.slice(1).split("\r\n")[0]).toBe(columns.join(","))
  })

  test("users come with what they are, and never with a secret", async () => {
    const { _id, email } = await app().as("instructor")
    const phone = "+880 1700 000000"
    await app().database.write(["user"], (trx) =>
      trx.updateTable("user").set({ phone }).where("_id", "=", _id).execute(),
    )
    const { answer, records } = await exported("auth/export-users")
    const user = records.find((each) => each._id === _id)
    expect(user).toMatchObject({ email, phone, role: "instructor", isVerified: "false", name: "A instructor" })
    expect(answer.body).toContain(`,'${phone},`)
    expect(answer.body).not.toContain("argon2")
  })

  test("courses come whole, numbers as numbers and flags as words", async () => {
    const made = await register("courses", aCourse({ title: '=cmd|"x"', curriculum: "Week 1\nNetworks, again" }))
    const { answer, records } = await exported("courses/export-courses")
    const strings = Object.fromEntries(Object.entries(made).map(([key, value]) => [key, String(value)]))
    expect(records.find(({ _id }) => _id === made._id)).toEqual(strings)
    expect(answer.body).toContain(`"'=cmd|""x"""`)
  })

  test("more rows than are read at once come all, in the order in which they were made", async () => {
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

  test("a search narrows the file down as it does the list", async () => {
    await register("certificates", aCertificate({ candidateName: "প্রিয়াঙ্কা 50%_x" }))
    for (const search of ["প্রিয়াঙ্কা".normalize("NFD"), "50%_X"]) {
      const { records } = await exported(`certificates/export-certificates?search=${encodeURIComponent(search)}`)
      expect(records).toMatchObject([{ candidateName: "প্রিয়াঙ্কা 50%_x".normalize("NFC") }])
    }
    expect((await exported("certificates/export-certificates?search=50__x")).records).toEqual([])
  })

  test("each export stands in the audit log, HEAD does not", async () => {
    const { token } = await app().as("admin")
    const noted = async () =>
      (await exported("audit/export-entries")).records.filter(({ action }) => action === "user.export").length
    const before = await noted()
    const head = await app().request({ method: "HEAD", url: "/api/auth/export-users" }, token)
    expect(head.headers["content-type"]).toMatch(/^text\/csv/)
    expect(await noted()).toBe(before)
    const { records } = await exported("auth/export-users?search=nobody")
    expect(records).toEqual([])
    expect(await noted()).toBe(before + 1)
    const { data } = (await app().request({ url: "/api/audit/get-entries?search=nobody" }, token)).json()
    expect(data[0]).toMatchObject({ action: "user.export", details: "search: nobody" })
    expect(data[0].record).toMatch(/^users-.*\.csv$/)
  })

  test("chosen certificates come alone, and the log says which", async () => {
    const made = []
    for (const _ of [1, 2, 3]) made.push(await register("certificates", aCertificate()))
    const [first, , third] = made
    const ids = `${third._id},${first._id},unknown`
    const { records, token } = await exported(`certificates/export-certificates?ids=${ids}`)
    expect(records.map((each) => each.certificationNo)).toEqual([first.certificationNo, third.certificationNo])
    const log = await app().request({ url: `/api/audit/get-entries?search=${third._id}` }, token)
    expect(log.json().data[0]).toMatchObject({ action: "certificate.export", details: `ids: ${ids}` })
    const search = `${first.certificationNo}&ids=${ids}`
    expect((await exported(`certificates/export-certificates?search=${search}`)).records).toHaveLength(1)
    const many = Array.from({ length: 101 }, () => first._id).join(",")
    const { answer } = await exported(`certificates/export-certificates?ids=${many}`)
    expect([answer.statusCode, answer.json().message]).toEqual([400, "Please choose at most 100 at a time"])
  })
})
