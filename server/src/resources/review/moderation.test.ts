import type { Review } from "contract"
import { expect, test } from "vitest"
import { nextMillisecond } from "#test/next-millisecond.ts"
import { onAnyDatabase } from "#test/test-app.ts"

type Method = "GET" | "POST" | "PATCH" | "DELETE"

onAnyDatabase(
  "reviews that need approval",
  (app) => {
    const send = (token: string, method: Method, path: string, payload?: object, headers = {}) =>
      app().request({ method, url: `/api/reviews/${path}`, payload, headers }, token)
    const newReview = async (comment = "Good") => {
      const author = await app().as("student")
      const { data } = (await send(author.token, "POST", "register", { rating: 4.5, comment })).json()
      return { ...author, review: data as Review }
    }
    const asAdmin = async (review: Review, status: string, headers = {}) => {
      const { token } = await app().as("admin")
      return send(token, "PATCH", `change-status/${review._id}`, { status }, headers)
    }
    const approved = async () => {
      const written = await newReview()
      return { ...written, review: (await asAdmin(written.review, "public")).json().data as Review }
    }
    const own = async (token: string): Promise<Review> => (await send(token, "GET", "get-review")).json().data
    const isPublic = async ({ _id }: Review, list = "get-reviews") =>
      (await send("", "GET", list)).json().data.some((review: Review) => review._id === _id)

    test("a new review waits: it is in no public list, not even on the home page, until an admin approves it", async () => {
      const { token, review } = await newReview()
      expect(review.status).toBe("waiting")
      const { token: admin } = await app().as("admin")
      await send(admin, "PATCH", `change-home-visibility/${review._id}`)
      for (const list of ["get-reviews", "get-home-reviews"])
        expect([list, await isPublic(review, list)]).toEqual([list, false])
      expect((await own(token)).status).toBe("waiting")
      const waiting = (await send(admin, "GET", "get-all-reviews?status=waiting")).json().data
      expect(waiting).toContainEqual(expect.objectContaining({ _id: review._id, status: "waiting" }))
      const response = await asAdmin(review, "public")
      expect(response.json()).toMatchObject({ message: "Status changed successfully", data: { status: "public" } })
      for (const list of ["get-reviews", "get-home-reviews"])
        expect([list, await isPublic(review, list)]).toEqual([list, true])
    })

    test("public lists do not mention the status", async () => {
      await approved()
      expect((await send("", "GET", "get-reviews")).body).not.toMatch(/"status"|waiting/)
    })

    test("a change by its author waits again, and keeps the date of the first version", async () => {
      const { token, review } = await approved()
      const { data } = (await send(token, "PATCH", `update-review/${review._id}`, { comment: "Better" })).json()
      expect(data).toMatchObject({ status: "waiting", comment: "Better", createdAt: review.createdAt })
      expect(data.editedAt > review.createdAt).toBe(true)
      expect(await isPublic(review)).toBe(false)
    })

    test("saving a review without a change changes nothing", async () => {
      const { token, review } = await approved()
      const { rating, comment } = review
      const { data } = (await send(token, "PATCH", `update-review/${review._id}`, { rating, comment })).json()
      expect(data).toEqual(review)
    })

    test("a change by an admin needs no approval", async () => {
      const { review } = await approved()
      const { token } = await app().as("admin")
      const { data } = (await send(token, "PATCH", `update-review/${review._id}`, { rating: 4 })).json()
      expect(data).toMatchObject({ status: "public", rating: 4 })
    })

    test("a version that the admin has not seen cannot be approved", async () => {
      const { token, review } = await newReview()
      await send(token, "PATCH", `update-review/${review._id}`, { comment: "Something else" })
      const seen = { "if-match": `"${review.updatedAt}"` }
      expect((await asAdmin(review, "public", seen)).statusCode).toBe(412)
      expect(await isPublic(review)).toBe(false)
    })

    test("a rejected review is hidden from all but its author and admins, and waits again after a change", async () => {
      const { token, review } = await approved()
      await asAdmin(review, "rejected")
      expect(await isPublic(review)).toBe(false)
      expect((await own(token)).status).toBe("rejected")
      await send(token, "PATCH", `update-review/${review._id}`, { comment: "Kinder" })
      expect((await own(token)).status).toBe("waiting")
    })

    test("a review that waited when it was withdrawn waits after it is restored", async () => {
      const { token, review } = await newReview()
      await send(token, "DELETE", `withdraw-review/${review._id}`)
      const { token: admin } = await app().as("admin")
      await app().request({ method: "POST", url: `/api/bin/restore/${review._id}` }, admin)
      expect((await own(token)).status).toBe("waiting")
      expect(await isPublic(review)).toBe(false)
    })

    test("without the setting, new reviews are public, and those that waited still wait for an admin", async () => {
      const waiting = await newReview("Patient")
      const rejected = await newReview("Rude")
      await asAdmin(rejected.review, "rejected")
      const { token: other } = await app().as("student")
      const restarted = await app().restarted({ reviewsNeedApproval: false })
      const late = (token: string, method: Method, path: string, payload?: object) =>
        restarted.inject({ method, url: `/api/reviews/${path}`, payload, headers: { authorization: token } })
      const { data } = (await late(other, "POST", "register", { comment: "Quick" })).json()
      expect(data.status).toBe("public")
      const changed = await late(other, "PATCH", `update-review/${data._id}`, { comment: "Quicker" })
      expect(changed.json().data.status).toBe("public")
      expect((await own(waiting.token)).status).toBe("waiting")
      for (const { token, review } of [waiting, rejected]) {
        await late(token, "PATCH", `update-review/${review._id}`, { comment: "Still patient" })
        expect((await own(token)).status).toBe("waiting")
      }
      await restarted.close()
    })
  },
  { reviewsNeedApproval: true },
)

onAnyDatabase("reviews and replies", (app) => {
  const send = (token: string, method: Method, path: string, payload?: object, headers = {}) =>
    app().request({ method, url: `/api/reviews/${path}`, payload, headers }, token)
  const newReview = async () => {
    const author = await app().as("student")
    const { data } = (await send(author.token, "POST", "register", { rating: 4.5, comment: "Good" })).json()
    return { ...author, review: data as Review }
  }
  const publicReview = async ({ _id }: Review) =>
    (await send("", "GET", "get-reviews")).json().data.find((review: Review) => review._id === _id)

  test("without the setting, a new review is public, and so is its author's change, marked as edited", async () => {
    const { token, review } = await newReview()
    expect(review).toMatchObject({ status: "public", editedAt: "" })
    await nextMillisecond()
    await send(token, "PATCH", `update-review/${review._id}`, { rating: 2 })
    const { createdAt, editedAt, rating } = await publicReview(review)
    expect([createdAt, rating, editedAt > createdAt]).toEqual([review.createdAt, 2, true])
  })

  test("authors withdraw their own review, and nobody else's, and can then write another", async () => {
    const { token, review } = await newReview()
    const path = `withdraw-review/${review._id}`
    for (const role of ["student", "admin"] as const)
      expect((await send((await app().as(role)).token, "DELETE", path)).statusCode).toBe(404)
    expect((await send(token, "DELETE", path, undefined, { "if-match": '"older"' })).statusCode).toBe(412)
    const response = await send(token, "DELETE", path)
    expect(response.json()).toEqual({ success: true, message: "Review withdrawn successfully" })
    expect(await publicReview(review)).toBe(undefined)
    expect((await send(token, "DELETE", path)).statusCode).toBe(404)
    expect((await send(token, "POST", "register", { comment: "Anew" })).statusCode).toBe(201)
  })

  test("a review that was rejected is not published by withdrawing it and writing it again", async () => {
    const { token, review } = await newReview()
    const { token: admin } = await app().as("admin")
    await send(admin, "PATCH", `change-status/${review._id}`, { status: "rejected" })
    let last = review
    for (let round = 0; round < 2; round++) {
      await send(token, "DELETE", `withdraw-review/${last._id}`)
      last = (await send(token, "POST", "register", { comment: "Good" })).json().data
      expect([last.status, await publicReview(last)]).toEqual(["waiting", undefined])
    }
    await send(admin, "PATCH", `change-status/${last._id}`, { status: "public" })
    await send(token, "DELETE", `withdraw-review/${last._id}`)
    expect((await send(token, "POST", "register", { comment: "Good" })).json().data.status).toBe("public")
  })

  test("an admin replies publicly, corrects the reply and removes it, and the log has each version", async () => {
    const { token, review } = await newReview()
    const { token: admin } = await app().as("admin")
    const expectSaved = async (reply: string) => {
      expect((await publicReview(review)).reply).toBe(reply)
      expect((await send(token, "GET", "get-review")).json().data.reply).toBe(reply)
    }
    for (const reply of ["  ধন্যবাদ।\n\nআবার আসবেন।  ", "Thank you."]) {
      const response = await send(admin, "PATCH", `change-reply/${review._id}`, { reply })
      expect(response.json()).toMatchObject({ message: "Reply saved successfully", data: { reply: reply.trim() } })
      await expectSaved(reply.trim())
    }
    const response = await send(admin, "DELETE", `delete-reply/${review._id}`)
    expect(response.json()).toMatchObject({ message: "Reply removed successfully", data: { reply: "" } })
    await expectSaved("")
    const entries = await app()
      .database.read.selectFrom("audit")
      .selectAll()
      .where("recordId", "=", review._id)
      .execute()
    const replies = entries.map(({ details }) => JSON.parse(details).changed?.reply).filter(Boolean)
    expect(replies).toEqual([
      ["", "ধন্যবাদ।\n\nআবার আসবেন।"],
      ["ধন্যবাদ।\n\nআবার আসবেন।", "Thank you."],
      ["Thank you.", ""],
    ])
    expect((await publicReview(review)).editedAt).toBe("")
  })

  test("only admins may reply and decide, and a reply has at most 3,000 characters", async () => {
    const { token, review } = await newReview()
    for (const [path, body] of [
      [`change-reply/${review._id}`, { reply: "Mine" }],
      [`change-status/${review._id}`, { status: "rejected" }],
    ] as const)
      expect((await send(token, "PATCH", path, body)).statusCode).toBe(403)
    const { token: admin } = await app().as("admin")
    const long = await send(admin, "PATCH", `change-reply/${review._id}`, { reply: "x".repeat(3001) })
    expect([long.statusCode, long.json().errors[0].field]).toEqual([400, "reply"])
    const unknown = await send(admin, "PATCH", `change-status/${review._id}`, { status: "hidden" })
    expect([unknown.statusCode, unknown.json().errors[0].field]).toEqual([400, "status"])
  })
})
