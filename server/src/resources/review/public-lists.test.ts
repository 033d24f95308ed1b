import { expect, test } from "vitest"
import { newUser } from "#accounts/user-row.ts"
import { newCertificate } from "#db/records/certificate-row.ts"
import { newReview } from "#resources/review/routes.ts"
import { aCertificate } from "#test/factories.ts"
import { onBothDatabases } from "#test/test-app.ts"

const total = 50
const student = { role: "student", isVerified: 1, passwordHash: "", language: "bn" } as const

onBothDatabases("the public pages of reviews", (app) => {
  const read = async (page: number | string) => {
    const response = await app().request({ url: `/api/reviews/get-review-page/${page}` })
    return { status: response.statusCode, text: response.body, ...response.json() }
  }
  test("without reviews the first page is empty and has no average", async () => {
    expect(await read(1)).toMatchObject({ status: 200, data: [], count: 0, verified: 0, average: null })
  })

  test("a page has 24 reviews, newest first, and the average and number of all that are public and by verified students", async () => {
    const authors = Array.from({ length: total }, (_, no) =>
      newUser({ ...student, name: `Student ${no}`, email: `${no}@example.com` }),
    )
    const reviews = authors.map((author, no) =>
      newReview({ rating: no < 25 ? 5 : 4, comment: "x".repeat(3000) }, author),
    )
    const certificates = authors.map(({ email }) => newCertificate(aCertificate({ candidateEmail: email })))
    await app().database.write(["user", "review", "certificate"], async (trx) => {
      await trx.insertInto("user").values(authors).execute()
      await trx.insertInto("review").values(reviews).execute()
      await trx.insertInto("certificate").values(certificates).execute()
    })
    const [first, second, third] = [await read(1), await read(2), await read(3)]
    expect(first).toMatchObject({
      count: total,
      verified: total,
      average: 4.5,
      meta: { total, pages: 3, hasNextPage: true },
    })
    const names = [first, second, third].flatMap(({ data }) => data.map(({ name }: { name: string }) => name))
    expect(names).toEqual(authors.map(({ name }) => name).toReversed())
    expect([first, second, third].map(({ data }) => data.length)).toEqual([24, 24, 2])
    expect(first.text).not.toContain("@example.com")
    await app().database.write(["review"], (trx) =>
      trx.updateTable("review").set({ status: "waiting" }).where("halfStars", "=", 8).execute(),
    )
    expect(await read(1)).toMatchObject({ count: 25, verified: 25, average: 5, meta: { pages: 2 } })
  })

  test.for([3, 999_999])("page %i, past the end, is not found, so that no cache is filled with it", async (page) => {
    expect(await read(page)).toMatchObject({ status: 404, code: "reviewNotFound" })
  })

  test.for(["0", "-1", "1.5", "one", "1000001"])("%s is no page", async (page) => {
    expect((await read(page)).status).toBe(400)
  })
})
