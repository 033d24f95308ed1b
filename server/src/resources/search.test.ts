import { expect, test } from "vitest"
import { aCertificate, aCourse } from "#test/factories.ts"
import { onBothDatabases } from "#test/test-app.ts"

onBothDatabases("searches", (app) => {
  let admin = ""
  const send = async (path: string, payload?: object, token = admin, method: "POST" | "PATCH" = "POST") =>
    app().request({ ...(payload && { method }), url: `/api/${path}`, payload }, token)
  const setUp = async () => {
    admin ||= (await app().as("admin")).token
  }
  const found = async (list: string, search: string) =>
    (await send(`${list}?limit=100&search=${encodeURIComponent(search)}`)).json()
  const expectFound = async (list: string, _id: string, searches: string[]) => {
    for (const search of searches) {
      const { data } = await found(list, search)
      expect([list, search, data.map((row: { _id: string }) => row._id)]).toEqual([list, search, [_id]])
    }
  }

  test("certificates are found whatever the digits, dashes, spaces, vowels and joiners", async () => {
    await setUp()
    const candidateName = "উৎপল বড়ুয়া-চৌধুরী"
    const payload = aCertificate({ certificationNo: "FLD-0007-0025", candidateName, batchNo: "৭৭-ক" })
    const { _id } = (await send("certificates/register", payload)).json().data
    const numbers = ["fld 0007 0025", "FLD00070025", "FLD–০০০৭–০০২৫", "fld\u200d-0007\u200b-0025", "0007 0025"]
    const names = ["উৎপল বড়ুয়া চৌধুরী".normalize("NFD"), "উত্\u200dপল", "বড়\u200cুয়া‑চৌধুরী", "ব\u09dcু\u09dfা", "77ক"]
    await expectFound("certificates/get-certificates", _id, [...numbers, ...names])
    const other = await found("certificates/get-certificates", "fld 0007 0026")
    expect(other.count).toBe(0)
  })

  test("certificates are found by words of several fields in any order, in an export too", async () => {
    await setUp()
    const of = { certificationName: "Forensics", certificationNo: "WRD-0905-0016" }
    const given = aCertificate({ ...of, candidateName: "রাজিয়া সুলতানা", batchNo: "০৯০৫" })
    const { _id } = (await send("certificates/register", given)).json().data
    const searches = ["সুলতানা ০৯০৫", "0905 রাজি", "forensics সুলতানা wrd-0905"]
    await expectFound("certificates/get-certificates", _id, searches)
    for (const search of searches) {
      const file = await send(`certificates/export-certificates?search=${encodeURIComponent(search)}`)
      expect([search, file.body.trim().split("\r\n").length]).toEqual([search, 2])
    }
    expect((await found("certificates/get-certificates", "সুলতানা 0906")).count).toBe(0)
  })

  test("users are found by their phone number in any notation", async () => {
    await setUp()
    const { token, _id } = await app().as("student")
    await send("auth/update-user", { phone: "০১৭১২-৩৪৫৬৭৮" }, token, "PATCH")
    const whole = [
      "01712345678",
      "01712-345678",
      "+880 1712 345678",
      "8801712345678",
      "০১৭১২ ৩৪৫৬৭৮",
      "(01712) 345.678",
    ]
    await expectFound("auth/get-users", _id, [...whole, "345678", "৩৪৫-৬৭৮", "+880 1712"])
  })

  test("reviews, courses and audit entries are found too, also by a number within a text", async () => {
    await setUp()
    const { token } = await app().as("student")
    const comment = "ফোন ০১৮১২-৯৯৯৯৯৯\nব্যাচ-৭ সেরা"
    const { _id } = (await send("reviews/register", { comment }, token)).json().data
    await expectFound("reviews/get-all-reviews", _id, ["+880 1812 999999", "01812999999", "ব্যাচ 7", "7সেরা"])
    const title = "Week-2 – কৌশল"
    const course = (await send("courses/register", aCourse({ title }))).json().data
    await expectFound("courses/get-all-courses", course._id, ["week 2 কৌশল", "WEEK২", "ক\u09c7\u09d7শল"])
    expect((await found("courses/get-all-courses", "–")).count).toBe(0)
    const words = `${course.instructorName} – week`
    await expectFound("courses/get-all-courses", course._id, [words])
    const { body } = await send(`courses/export-courses?search=${encodeURIComponent(words)}`)
    expect(body.trim().split("\r\n")).toHaveLength(2)
    for (const search of ["week 2 কৌশল", "WEEK২", "ক\u09c7\u09d7শল"]) {
      const { data } = await found("audit/get-entries", search)
      expect([search, data[0]?.record]).toEqual([search, title])
    }
  })

  test("an export sends the rows that the search finds, and the log names the search as it was typed", async () => {
    await setUp()
    await send("certificates/register", aCertificate({ certificationNo: "EXP-0009-0001" }))
    const { body } = await send(`certificates/export-certificates?search=${encodeURIComponent("exp ০০০৯")}`)
    expect(body.match(/EXP-0009-0001/g)).toHaveLength(1)
    expect(body.trim().split("\r\n")).toHaveLength(2)
    const { data } = await found("audit/get-entries", "certificate.export")
    expect(data[0].details).toBe("search: exp ০০০৯")
  })

  test("a term of dashes or plus signs finds nothing; one of only invisible characters is ignored", async () => {
    await setUp()
    const lists = ["certificates/get-certificates", "auth/get-users", "reviews/get-all-reviews", "audit/get-entries"]
    for (const list of lists) {
      const all = (await found(list, "")).count
      expect(all).toBeGreaterThan(0)
      for (const search of ["-", "+", "–— -", "-".repeat(200)]) {
        expect([list, search, (await found(list, search)).count]).toEqual([list, search, 0])
      }
      const invisible = ["\u200d", "\u200b\u2060", "\u200c\u200d".repeat(10), "\ufeff "]
      for (const search of invisible) {
        expect([list, search, (await found(list, search)).count]).toEqual([list, search, all])
      }
    }
  })

  test("over-long terms are refused at the field, and too many marks before that", async () => {
    await setUp()
    for (const search of ["-".repeat(201), "অ".repeat(201)]) {
      const response = await send(`auth/get-users?search=${encodeURIComponent(search)}`)
      expect([response.statusCode, response.json().errors[0].field]).toEqual([400, "search"])
    }
    expect((await send(`auth/get-users?search=${encodeURIComponent("\u09be".repeat(100))}`)).statusCode).toBe(400)
  })

  test("a person's email filters the audit log even if it was pasted with invisible characters", async () => {
    await setUp()
    const { email } = await app().as("student")
    const actor = encodeURIComponent(` \u202a${email.toUpperCase()}\u202c\u200b`)
    const { data } = (await send(`audit/get-entries?actor=${actor}`)).json()
    expect(data.map(({ action }: { action: string }) => action)).toEqual(["user.create"])
  })
})
