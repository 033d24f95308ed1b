import { expect, test } from "vitest"
import { newUser } from "#accounts/user-row.ts"
import { newReview } from "#resources/review/routes.ts"
import { onAnyDatabase } from "#test/test-app.ts"

onAnyDatabase("reviews", (app) => {
  type Method = "GET" | "POST" | "PATCH" | "DELETE"
  const send = (token: string, method: Method, path: string, payload?: object, headers = {}) =>
    app().request({ method, url: `/api/${path}`, payload, headers }, token)
  const author = async (review: object = { rating: 4.5, comment: "খুব ভালো" }) => {
    const user = await app().as("student")
    const response = await send(user.token, "POST", "reviews/register", review)
    return { ...user, response, review: response.json().data }
  }
  const publicList = async (path = "get-reviews") => (await send("", "GET", `reviews/${path}`)).json().data

  test("a review gets name, photo and email from its author, not from the request", async () => {
    const { response, email } = await author({ email: "other@example.com", name: "Other", comment: "<b>Good</b>" })
    expect(response.statusCode).toBe(201)
    expect(response.json()).toMatchObject({
      message: "Review submitted successfully",
      data: { email, name: "A student", photo: "", rating: 5, comment: "<b>Good</b>", isHomeShow: false },
    })
  })

  test("the public list contains no email and no account", async () => {
    const { review, email } = await author()
    const response = await send("", "GET", "reviews/get-reviews")
    expect(response.json().data).toContainEqual(expect.objectContaining({ _id: review._id, rating: 4.5 }))
    expect(response.body).not.toContain(email)
    expect(response.body).not.toMatch(/"(email|userId)"/)
  })

  test("a user can create only one review, even with five concurrent requests", async () => {
    const { token } = await app().as("student")
    const attempts = [1, 2, 3, 4, 5].map(() => send(token, "POST", "reviews/register", { comment: "Again" }))
    const responses = await Promise.all(attempts)
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409])
    const loser = responses.find(({ statusCode }) => statusCode === 409)
    expect(loser?.json().message).toBe("You have already submitted a review")
  })

  test.for([0, 0.4, 0.75, 5.5, -1, "5", null, [], 1e300])("a rating of %j is refused", async (rating) => {
    const { response } = await author({ rating, comment: "x" })
    expect(response.statusCode).toBe(400)
    expect(response.json().errors[0].field).toBe("rating")
  })

  test("users get their own review, or 404, or null if it is optional", async () => {
    const { token, review } = await author()
    expect((await send(token, "GET", "reviews/get-review")).json().data).toEqual(review)
    const { token: other } = await app().as("student")
    expect((await send(other, "GET", "reviews/get-review")).json().message).toBe("Review not found")
    const none = await send(other, "GET", "reviews/get-review?optional=1")
    expect([none.statusCode, none.json().data]).toEqual([200, null])
    expect((await send(token, "GET", "reviews/get-review?optional=1")).json().data).toEqual(review)
  })

  test("only the author and admins may change a review", async () => {
    const { token, review } = await author()
    const path = `reviews/update-review/${review._id}`
    const { token: other } = await app().as("instructor")
    expect((await send(other, "PATCH", path, { comment: "Mine now" })).statusCode).toBe(404)
    const changed = await send(token, "PATCH", path, { rating: 3 })
    expect(changed.json().data).toMatchObject({ rating: 3, comment: review.comment })
    const { token: admin } = await app().as("admin")
    expect((await send(admin, "PATCH", path, { comment: "Moderated" })).json().data.comment).toBe("Moderated")
    const late = await send(token, "PATCH", path, { rating: 1 }, { "if-match": `"${review.updatedAt}"` })
    expect(late.statusCode).toBe(412)
    expect((await send(admin, "PATCH", "reviews/update-review/none", { rating: 1 })).statusCode).toBe(404)
  })

  test("deleting a review, or showing it on the home page, with a stale If-Match changes nothing", async () => {
    const { token, review } = await author()
    const { token: admin } = await app().as("admin")
    const older = { "if-match": `"${review.updatedAt}"` }
    const changed = await send(token, "PATCH", `reviews/update-review/${review._id}`, { rating: 2 })
    const calls = [
      ["PATCH", `reviews/change-home-visibility/${review._id}`],
      ["DELETE", `reviews/delete-review/${review._id}`],
    ] as const
    for (const [method, path] of calls) {
      expect((await send(admin, method, path, undefined, older)).statusCode).toBe(412)
      expect(await publicList()).toContainEqual(expect.objectContaining({ _id: review._id, isHomeShow: false }))
    }
    const newest = { "if-match": changed.headers.etag }
    expect((await send(admin, "DELETE", `reviews/delete-review/${review._id}`, undefined, newest)).statusCode).toBe(200)
  })

  test("a review shows its author's current name and photo, and is found by the current name", async () => {
    const { token, review } = await author()
    await publicList()
    const photo = "http://localhost:3000/demo/student-mim.svg"
    await send(token, "PATCH", "auth/update-user", { name: "Rokeya Sakhawat", photo })
    expect(await publicList()).toContainEqual(
      expect.objectContaining({ _id: review._id, name: "Rokeya Sakhawat", photo }),
    )
    const { token: admin } = await app().as("admin")
    const found = (await send(admin, "GET", "reviews/get-all-reviews?search=rokeya")).json()
    expect(found).toMatchObject({ count: 1, data: [{ _id: review._id }], meta: { total: 1, page: 1, pages: 1 } })
  })

  test("after concurrent changes of author and review, searches find the new state of both", async () => {
    const { token, review } = await author()
    const { token: admin } = await app().as("admin")
    for (let round = 0; round < 10; round++) {
      await Promise.all([
        send(token, "PATCH", "auth/update-user", { name: `Name${round}` }),
        send(admin, "PATCH", `reviews/update-review/${review._id}`, { comment: `Words${round}` }),
      ])
      for (const search of [`name${round}`, `words${round}`]) {
        const { count } = (await send(admin, "GET", `reviews/get-all-reviews?search=${search}`)).json()
        expect([search, count]).toEqual([search, 1])
      }
    }
  })

  test("the home list shows a review immediately after an admin puts it there", async () => {
    const { review } = await author()
    const { token: admin } = await app().as("admin")
    const isThere = async () =>
      (await publicList("get-home-reviews")).some(({ _id }: { _id: string }) => _id === review._id)
    expect(await isThere()).toBe(false)
    const shown = await send(admin, "PATCH", `reviews/change-home-visibility/${review._id}`)
    expect(shown.json()).toMatchObject({ message: "Visibility changed successfully", data: { isHomeShow: true } })
    expect(await isThere()).toBe(true)
  })

  test("the home page shows the newest 50 of its reviews", async () => {
    const role = "student" as const
    const users = Array.from({ length: 51 }, (_, index) =>
      newUser({ name: "Mim", email: `${index}@home.example`, passwordHash: "", role, isVerified: 0, language: "bn" }),
    )
    const reviews = users.map((user) => ({ ...newReview({ comment: "Good" }, user), isHomeShow: 1 as const }))
    await app().database.write(["user", "review"], async (trx) => {
      await trx.insertInto("user").values(users).execute()
      await trx.insertInto("review").values(reviews).execute()
    })
    const shown: { _id: string }[] = await publicList("get-home-reviews")
    const newest = reviews
      .map(({ _id }) => _id)
      .sort()
      .reverse()
      .slice(0, 50)
    expect(shown.map(({ _id }) => _id)).toEqual(newest)
  })

  test("the author of a deleted review may write another", async () => {
    const { token, review } = await author()
    const { token: admin } = await app().as("admin")
    const deleted = await send(admin, "DELETE", `reviews/delete-review/${review._id}`)
    expect(deleted.json().message).toBe("Review deleted successfully")
    expect((await send(token, "POST", "reviews/register", { comment: "Anew" })).statusCode).toBe(201)
  })

  test("deleting a user deletes their review, also from searches", async () => {
    const { _id, review } = await author({ comment: "Unmistakable words" })
    const { token: admin } = await app().as("admin")
    const search = async () => (await send(admin, "GET", "reviews/get-all-reviews?search=unmistakable")).json().count
    expect(await search()).toBe(1)
    await send(admin, "DELETE", `auth/delete-user/${_id}`)
    expect(await search()).toBe(0)
    expect(await publicList()).not.toContainEqual(expect.objectContaining({ _id: review._id }))
  })
})
