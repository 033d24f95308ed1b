import { beforeAll, expect, test } from "vitest"
import { newUser, userSearchText } from "#accounts/user-row.ts"
import { newCertificate } from "#db/records/certificate-row.ts"
import { earliestId } from "#new-id.ts"
import { newReview } from "#resources/review/routes.ts"
import { aCertificate, aCourse } from "#test/factories.ts"
import { onBothDatabases } from "#test/test-app.ts"

/** The first and the last moments of two days in Bangladesh. */
const moments = ["2020-05-09T18:00:00.000Z", "2020-05-10T17:59:59.999Z", "2020-05-10T18:00:00.000Z"]
const at = (moment = "") => {
  const _id = earliestId(Date.parse(moment)).replace("-0000-0000-", "-7000-8000-")
  return { _id, createdAt: moment }
}

onBothDatabases("lists", (app) => {
  let token = ""
  const get = async (path: string) => {
    const response = await app().request({ url: `/api/${path}` }, token)
    return { ...response.json(), status: response.statusCode }
  }
  const values = async (field: string, path: string) => {
    const { data, count } = await get(path)
    expect(count).toBe(data.length)
    return data.map((record: Record<string, unknown>) => record[field])
  }

  beforeAll(async () => {
    token = (await app().as("admin")).token
    const batches = ["0007", "০০০৭", "0009 "]
    const certificates = moments.map((moment, index) => {
      const certificationName = index === 0 ? "Old CERTIFICATION" : "old certification"
      const input = aCertificate({
        candidateName: `${"cab"[index]}`,
        certificationName,
        batchNo: batches[index]?.trim(),
      })
      return {
        ...newCertificate(input),
        ...at(moment),
        status: index === 0 ? ("inactive" as const) : ("active" as const),
      }
    })
    const users = moments.map((moment, index) => {
      const [name, email] = [`${"cab"[index]}`, `${"bca"[index]}@dated.example.com`]
      const role = index === 0 ? ("instructor" as const) : ("student" as const)
      const user = newUser({ name, email, role, passwordHash: "", isVerified: 1, language: "bn" })
      const invitedAt = index === 0 ? moment : ""
      return { ...user, ...at(moment), invitedAt, searchText: userSearchText(user) }
    })
    const reviews = users.map((user, index) => ({
      ...newReview({ rating: [4.5, 5, 4][index], comment: `Review ${index}` }, user),
      ...at(moments[index]),
      isHomeShow: index === 1 ? (1 as const) : (0 as const),
    }))
    await app().database.write(["certificate", "user", "review"], async (trx) => {
      await trx.insertInto("certificate").values(certificates).execute()
      await trx.insertInto("user").values(users).execute()
      await trx.insertInto("review").values(reviews).execute()
    })
  })

  const days = "from=2020-05-10&to=2020-05-10"

  test.for([
    ["", ["b", "a", "c"]],
    ["&sort=candidateName", ["a", "b", "c"]],
    ["&sort=-candidateName", ["c", "b", "a"]],
    ["&sort=createdAt", ["c", "a", "b"]],
    ["&sort=-batchNo", ["a", "b", "c"]],
    ["&status=inactive", ["c"]],
    [`&batchNo=${encodeURIComponent("০০০৭")}`, ["a", "c"]],
    ["&batchNo=0007", ["a", "c"]],
    [`&batchNo=${encodeURIComponent("00০৭")}&sort=candidateName`, ["a", "c"]],
    [`&batchNo=${encodeURIComponent("০০০৯")}`, ["b"]],
    ["&batchNo=0008", []],
    ["&batchNo=%200009%20", ["b"]],
    [`&${days}`, ["a", "c"]],
    ["&to=2020-05-10&status=active", ["a"]],
    ["&from=2020-05-11&to=2020-05-11", ["b"]],
    ["&from=2020-05-11&to=2020-05-10", []],
  ] as const)("certificates: %s", async ([query, names]) => {
    const path = `certificates/get-certificates?certificationName=OLD%20certification${query}`
    expect(await values("candidateName", path)).toEqual(names)
  })

  test.for([
    [days, ["a", "c"]],
    [`${days}&sort=name`, ["a", "c"]],
    [`${days}&sort=email`, ["c", "a"]],
    [`${days}&sort=-createdAt&role=student`, ["a"]],
    [`${days}&role=instructor&isVerified=1`, ["c"]],
    [`${days}&role=instructor&isVerified=0`, []],
    [`${days}&isInvited=true`, ["c"]],
    [`${days}&isInvited=0&sort=name`, ["a"]],
    ["isInvited=1", ["c"]],
    ["isInvited=1&role=student", []],
    ["search=DATED&sort=-name", ["c", "b", "a"]],
  ] as const)("users: %s", async ([query, names]) => {
    expect(await values("name", `auth/get-users?${query}`)).toEqual(names)
  })

  test.for([
    ["", [4, 5, 4.5]],
    ["sort=rating", [4, 4.5, 5]],
    ["sort=-rating", [5, 4.5, 4]],
    ["stars=4", [4, 4.5]],
    ["stars=4&sort=-rating&isHomeShow=0", [4.5, 4]],
    ["isHomeShow=true", [5]],
    [days, [5, 4.5]],
  ] as const)("reviews: %s", async ([query, ratings]) => {
    expect(await values("rating", `reviews/get-all-reviews?${query}`)).toEqual(ratings)
  })

  test("a person's account, certificates and review are found by their email and id", async () => {
    const { email, _id, token: own } = await app().as("student")
    const register = (path: string, payload: object, sender: string) =>
      app().request({ method: "POST", url: `/api/${path}/register`, payload }, sender)
    const certificate = await register("certificates", aCertificate({ candidateEmail: email, batchNo: "7" }), token)
    await register("reviews", { rating: 3, comment: "Fine." }, own)
    const of = (name: string, value: string) => `${name}=${encodeURIComponent(value)}`
    expect(await values("_id", `auth/get-users?${of("email", ` ${email.toUpperCase()}`)}`)).toEqual([_id])
    expect(await values("_id", `auth/get-users?${of("email", email.slice(1))}`)).toEqual([])
    const issued = await get(`certificates/get-certificates?${of("candidateEmail", email)}&status=active`)
    expect(issued.data).toEqual([certificate.json().data])
    expect(issued.data[0].importId).toBe("")
    expect(await values("rating", `reviews/get-all-reviews?userId=${_id}`)).toEqual([3])
    expect(await values("rating", `reviews/get-all-reviews?userId=${_id}&isHomeShow=1`)).toEqual([])
  })

  test("the audit log is filtered by day and sorted from its start", async () => {
    const [first] = await values("position", "audit/get-entries?sort=createdAt&limit=100")
    expect(first).toBe(1)
    const today = new Date(Date.now() + 6 * 60 * 60 * 1000).toISOString().slice(0, 10)
    const all = await values("position", "audit/get-entries?limit=100")
    expect(all.length).toBeGreaterThan(0)
    // The day may end between these requests.
    expect(await values("position", `audit/get-entries?from=${today}&limit=100`)).toEqual(all)
    expect(await values("position", `audit/get-entries?to=2020-05-10&kind=user`)).toEqual([])
    expect(await values("position", `audit/get-entries?from=2020-05-10&to=9999-12-31&limit=100`)).toEqual(all)
  })

  test("courses are filtered, searched and sorted, a page at a time", async () => {
    const register = (course: object) =>
      app().request({ method: "POST", url: "/api/courses/register", payload: aCourse(course) }, token)
    for (const [index, title] of ["bravo", "Alpha", "চার্লি", "alpha"].entries())
      await register({
        title,
        price: 100 * (index % 2),
        category: `Cat ${index % 2}`,
        level: index ? "Advance" : "Beginner",
      })
    const titles = (query: string) => values("title", `courses/get-all-courses?${query}`)
    expect(await titles("")).toEqual(["bravo", "Alpha", "চার্লি", "alpha"])
    expect(await titles("sort=title")).toEqual(["alpha", "Alpha", "bravo", "চার্লি"])
    expect(await titles("sort=-price")).toEqual(["alpha", "Alpha", "চার্লি", "bravo"])
    expect(await titles("sort=createdAt&category=%20cat%201")).toEqual(["Alpha", "alpha"])
    expect(await titles("level=Advance&search=ALPHA&isShow=1&isHomeShow=0")).toEqual(["Alpha", "alpha"])
    expect(await titles("isShow=false")).toEqual([])
    const { data, count, meta } = await get("courses/get-all-courses?sort=-title&limit=3&page=2")
    expect([data.map(({ title }: { title: string }) => title), count, meta.pages]).toEqual([["Alpha"], 4, 2])
    const student = await app().as("student")
    expect((await app().request({ url: "/api/courses/get-all-courses" }, student.token)).statusCode).toBe(403)
  })

  test("an invalid day is refused beside its field, with what to enter", async () => {
    const { status, errors } = await get("certificates/get-certificates?from=2026-02-30&sort=name")
    const day = "Please enter a day as year-month-day, such as 2026-11-16"
    expect([status, errors]).toMatchObject([400, [{ field: "from", message: day }, { field: "sort" }]])
  })

  test("titles of courses that contain the text follow the suggested certifications, if asked for", async () => {
    const { token } = await app().as("admin")
    const payload = aCourse({ title: "Fundamentals of the OLD web" })
    await app().request({ method: "POST", url: "/api/courses/register", payload }, token)
    const suggestions = async (query: string) => (await get(`certificates/get-suggestions?${query}`)).data
    const old = ["old certification", "Fundamentals of the OLD web"]
    expect(await suggestions("field=certificationName&search=Old&courses=1")).toEqual(old)
    expect(await suggestions("field=certificationName&search=Old")).toEqual(old.slice(0, 1))
    expect(await suggestions("field=batchNo&search=Old&courses=1")).toEqual([])
  })

  test("suggestions are different earlier values that begin with a text", async () => {
    const suggestions = async (field: string, search = "") =>
      (await get(`certificates/get-suggestions?field=${field}&search=${encodeURIComponent(search)}`)).data
    expect(await suggestions("batchNo", "000")).toEqual(["0009", "0007", "০০০৭"])
    expect(await suggestions("batchNo", " ০")).toEqual(["০০০৭", "0009", "0007"])
    expect(await suggestions("certificationName", "OLD c")).toEqual(["old certification"])
    for (const pattern of ["%", "_", "old certification 2", "\u{10fffd}"])
      expect(await suggestions("certificationName", pattern)).toEqual([])
    await app().database.write(["certificate"], (trx) =>
      trx
        .insertInto("certificate")
        .values(Array.from({ length: 30 }, (_, index) => newCertificate(aCertificate({ batchNo: `s-${index + 10}` }))))
        .execute(),
    )
    expect(await suggestions("batchNo", "S-")).toEqual(Array.from({ length: 20 }, (_, index) => `s-${39 - index}`))
  })
})
