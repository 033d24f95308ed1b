import { setTimeout as wait } from "node:timers/promises"
import { type Certificate, type CreateCertificate, type PublicReview, verifyEmail } from "contract"
import { beforeAll, expect, test } from "vitest"
import { newCertificate } from "#db/records/certificate-row.ts"
import { createRecord, updateRecord } from "#db/records/records.ts"
import type { Trx } from "#schema.ts"
import { aCertificate, aCourse } from "#test/factories.ts"
import { onBothDatabases } from "#test/test-app.ts"

type Student = { token: string; email: string; _id: string }

onBothDatabases("reviews by verified students", (app) => {
  let admin: string
  beforeAll(async () => {
    admin = (await app().as("admin")).token
  })
  const send = (method: "GET" | "POST" | "PATCH" | "DELETE", path: string, payload?: object, token = admin) =>
    app().request({ method, url: `/api/${path}`, payload }, token)
  const read = async (path: string) => (await send("GET", path, undefined, "")).json()

  const setVerified = ({ _id }: Student, isVerified: 0 | 1) =>
    app().database.write(verifyEmail.topics, (trx) =>
      trx.updateTable("user").set({ isVerified }).where("_id", "=", _id).execute(),
    )
  const newStudent = async () => {
    const student = await app().as("student")
    await setVerified(student, 1)
    return student
  }
  const writeReview = async ({ token }: Student, rating = 4) =>
    (await send("POST", "reviews/register", { rating, comment: "Clear and calm." }, token)).json().data as PublicReview
  const issue = async ({ email }: Student, some: Partial<CreateCertificate> = {}) => {
    const certificate = aCertificate({ candidateEmail: email, ...some })
    return (await send("POST", "certificates/register", certificate)).json().data as Certificate
  }
  /** The certificate in the cached public list. */
  const badgeOf = async ({ _id }: { _id: string }) =>
    (await read("reviews/get-reviews")).data.find((review: PublicReview) => review._id === _id).certificate

  test("a certificate counts only together with a verified email, and only with the account's own", async () => {
    const student = await app().as("student")
    const review = await writeReview(student)
    expect(await badgeOf(review)).toBe(null)
    await issue(student, { batchNo: "0007" })
    expect(await badgeOf(review)).toBe(null)
    await setVerified(student, 1)
    expect(await badgeOf(review)).toEqual({ certificationName: "Ethical Hacking Professional", batchNo: "0007" })
    expect(await badgeOf(await writeReview(await newStudent()))).toBe(null)
    await setVerified(student, 0)
    expect(await badgeOf(review)).toBe(null)
  })

  test("of several certificates the newest counts, and each change of one is visible immediately", async () => {
    const student = await newStudent()
    const review = await writeReview(student)
    const newest = await issue(student, { batchNo: "2", issuedOn: "2026-10-01" })
    await issue(student, { batchNo: "1", issuedOn: "2026-02-01" })
    const batch = async () => (await badgeOf(review))?.batchNo
    expect(await batch()).toBe("2")
    await send("PATCH", `certificates/update-certificate/${newest._id}`)
    expect(await batch()).toBe("1")
    await send("PATCH", `certificates/update-certificate/${newest._id}`)
    expect(await batch()).toBe("2")
    const correction = { batchNo: "3", reason: "Misspelt" }
    const corrected = await send("PATCH", `certificates/correct-certificate/${newest._id}`, correction)
    expect([corrected.statusCode, await batch()]).toEqual([200, "3"])
    await send("DELETE", `certificates/delete-certificate/${newest._id}`)
    expect(await batch()).toBe("1")
    const csv = `candidateName,candidateEmail,certificationName,batchNo,certificationNo,issuedOn
Mim,${student.email},Web security,4,IMPORTED-${student._id},2026-11-01`
    const headers = { "content-type": "text/csv" }
    const url = "/api/certificates/import-certificates"
    const imported = await app().request({ method: "POST", url, payload: csv, headers }, admin)
    expect(imported.json().data).toMatchObject({ created: 1 })
    expect(await batch()).toBe("4")
  })

  test("a certificate whose email is corrected goes with its badge to the other account", async () => {
    const [wrong, right] = [await newStudent(), await newStudent()]
    const [first, second] = [await writeReview(wrong), await writeReview(right)]
    const certificate = await issue(wrong)
    expect([await badgeOf(first), await badgeOf(second)]).toEqual([expect.anything(), null])
    const correction = { candidateEmail: right.email, reason: "Misspelt" }
    await send("PATCH", `certificates/correct-certificate/${certificate._id}`, correction)
    expect([await badgeOf(first), await badgeOf(second)]).toEqual([null, expect.anything()])
  })

  test.for(["certificate", "verification"] as const)(
    "neither is missed if the %s is committed while the other transaction is open",
    async (first) => {
      const { database } = app()
      const student = await app().as("student")
      const review = await writeReview(student)
      const by = { userId: "", email: "", address: "", userAgent: "", ifMatch: undefined }
      const steps = {
        certificate: (trx: Trx): Promise<object> =>
          createRecord(trx, "certificate", newCertificate(aCertificate({ candidateEmail: student.email })), by),
        verification: (trx: Trx): Promise<object> =>
          updateRecord(trx, "user", student._id, by, () => ({ isVerified: 1 as const }), "user.verify-email"),
      }
      const held = Promise.withResolvers<void>()
      const open = database.write(["certificate", "user"], async (trx) => {
        await steps[first === "certificate" ? "verification" : "certificate"](trx)
        await held.promise
      })
      const committed = database.write(["certificate", "user"], (trx) => steps[first](trx))
      // On SQLite the second transaction waits for the first one.
      await Promise.race([committed, wait(300)])
      held.resolve()
      await Promise.all([open, committed])
      expect(await badgeOf(review)).not.toBe(null)
    },
  )

  test("authors and the office see the badge too, in every response, and the public no email, name or number", async () => {
    const student = await newStudent()
    const { certificationNo, candidateName } = await issue(student)
    const review = await writeReview(student)
    const badge = { certificationName: "Ethical Hacking Professional", batchNo: "0001" }
    const toggled = await send("PATCH", `reviews/change-home-visibility/${review._id}`)
    const own = await send("GET", "reviews/get-review", undefined, student.token)
    const one = await send("GET", `reviews/get-review/${review._id}`)
    const changed = await send("PATCH", `reviews/update-review/${review._id}`, { rating: 2 }, student.token)
    const shown = [review, ...[toggled, own, one, changed].map((response) => response.json().data)]
    for (const { certificate } of shown) expect(certificate).toEqual(badge)
    const all = (await send("GET", `reviews/get-all-reviews?userId=${student._id}`)).json().data
    expect(all[0].certificate).toEqual(badge)
    for (const list of ["get-reviews", "get-home-reviews", "get-review-page/1"]) {
      const text = JSON.stringify(await read(`reviews/${list}`))
      expect(text).toContain(review._id)
      for (const secret of [student.email, certificationNo, candidateName]) expect(text).not.toContain(secret)
    }
  })

  test("verified students come first in every list and on every page, and only they count", async () => {
    const count = async () => (await read("reviews/get-review-page/1")).verified as number
    const before = await count()
    for (let no = 0; no < 26; no++) {
      const student = await newStudent()
      if (no % 2 === 0) await issue(student)
      const { _id } = await writeReview(student, no % 2 === 0 ? 3 : 5)
      await send("PATCH", `reviews/change-home-visibility/${_id}`)
    }
    const pages = [await read("reviews/get-review-page/1"), await read("reviews/get-review-page/2")]
    expect([pages[0].verified, pages[1].verified]).toEqual([before + 13, before + 13])
    const listed: PublicReview[] = pages.flatMap(({ data }) => data)
    const everything: PublicReview[] = (await read("reviews/get-reviews")).data
    expect(listed).toEqual(everything)
    const home: PublicReview[] = (await read("reviews/get-home-reviews")).data
    for (const reviews of [everything, home]) {
      const inOrder = reviews.toSorted(
        (one, other) =>
          Number(other.certificate !== null) - Number(one.certificate !== null) || (one._id < other._id ? 1 : -1),
      )
      expect(reviews.map(({ _id }) => _id)).toEqual(inOrder.map(({ _id }) => _id))
    }
    const verified = everything.filter(({ certificate }) => certificate !== null)
    const mean = verified.reduce((sum, { rating }) => sum + rating, 0) / verified.length
    expect([verified.length, pages[0].average]).toEqual([before + 13, Math.round(mean * 10) / 10])
    expect(pages[0].count).toBeGreaterThan(verified.length)
  })

  test("the reviews of a course are those of its verified students, by its title in either language", async () => {
    const course = (await send("POST", "courses/register", aCourse({ title: "ক্লাউড নিরাপত্তা" }))).json().data
    const url = `reviews/get-course-reviews/${course._id}`
    expect(await read(url)).toMatchObject({ data: [], count: 0, average: null })
    await send("PATCH", `courses/update-course/${course._id}`, { en: { title: "Cloud security" } })
    const names = ["ক্লাউড নিরাপত্তা", "CLOUD  security", "Cloud security", "Other"]
    const reviews: PublicReview[] = []
    for (const [index, certificationName] of names.entries()) {
      const student = await newStudent()
      await issue(student, { certificationName })
      reviews.push(await writeReview(student, [5, 4, 4.5, 1][index]))
    }
    const left = await newStudent()
    await issue(left, { certificationName: "Cloud security", issuedOn: "2026-01-01" })
    await issue(left, { certificationName: "Other", issuedOn: "2026-02-01" })
    await writeReview(left, 1)
    const found = await read(url)
    expect(found).toMatchObject({ count: 3, average: 4.5 })
    expect(found.data.map(({ _id }: PublicReview) => _id)).toEqual([reviews[2]?._id, reviews[1]?._id])
    await send("PATCH", `reviews/change-status/${reviews[0]?._id}`, { status: "rejected" })
    expect(await read(url)).toMatchObject({ count: 2, average: 4.3 })
    await send("PATCH", `courses/update-course/${course._id}`, { en: { title: "Cloud" } })
    expect(await read(url)).toMatchObject({ count: 0, average: null })
    expect((await send("GET", "reviews/get-course-reviews/none")).json().code).toBe("courseNotFound")
  })
})
