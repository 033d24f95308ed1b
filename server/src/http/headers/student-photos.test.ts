import { expect, test } from "vitest"
import { onAnyDatabase, startTestApp } from "#test/test-app.ts"

const hosted = "https://images.example/a/me.webp"
const foreignUrl = 'https://stranger.example/x.png"onerror=alert(1)'

onAnyDatabase("photos of students", (app) => {
  const send = (token: string, method: "GET" | "PATCH" | "POST", url: string, payload?: object, on = app()) =>
    on.request({ method, url: `/api/${url}`, payload }, token)

  test("must be uploaded here: a URL of another site is rejected with an error at the field", async () => {
    const { token } = await app().as("student")
    for (const photo of [foreignUrl, hosted, "http://stranger.example/x.png"]) {
      const response = await send(token, "PATCH", "auth/update-user", { photo })
      const message = "Please upload your photo here. A photo on another site cannot be used"
      expect([response.statusCode, response.json().errors]).toMatchObject([400, [{ field: "photo", message }]])
    }
    expect((await send(token, "PATCH", "auth/update-user", { photo: "/demo/student-mim.svg" })).statusCode).toBe(200)
    expect((await send(token, "PATCH", "auth/update-user", { photo: "" })).statusCode).toBe(200)
    const { token: admin } = await app().as("admin")
    expect((await send(admin, "PATCH", "auth/update-user", { photo: hosted })).json().data.photo).toBe(hosted)
  })

  test("may be on the image host of the settings, and on no other", async () => {
    const { token } = await app().as("student")
    const { database } = app()
    const settings = { publicUrl: "http://localhost:3000", rateLimit: 0, trustProxy: undefined }
    const other = await startTestApp("sqlite", {
      database,
      settings: { ...settings, imageHostUrl: "https://images.example/upload" },
    })
    expect((await send(token, "PATCH", "auth/update-user", { photo: hosted }, other)).json().data.photo).toBe(hosted)
    expect((await send(token, "PATCH", "auth/update-user", { photo: foreignUrl }, other)).statusCode).toBe(400)
    await other.stop()
  })

  test("that link to another site are never returned: readers' browsers must not contact a student's server", async () => {
    const { token, _id } = await app().as("student")
    await send(token, "POST", "reviews/register", { comment: "Good" })
    await app().database.write(["user"], (trx) =>
      trx.updateTable("user").set({ photo: foreignUrl }).where("_id", "=", _id).execute(),
    )
    const { token: admin } = await app().as("admin")
    const lists = ["reviews/get-reviews", "reviews/get-all-reviews", "auth/get-users"]
    for (const url of lists) {
      const { body } = await send(admin, "GET", url)
      expect(body).not.toContain("stranger.example")
    }
    expect((await send(token, "GET", "auth/get-user")).json().data.photo).toBe("")
  })
})
