import { expect, test } from "vitest"
import { onBothDatabases, startTestApp } from "#test/test-app.ts"

const hosted = "https://images.example/a/me.webp"
const stranger = 'https://stranger.example/x.png"onerror=alert(1)'

onBothDatabases("photos of students", (app) => {
  const ask = (token: string, method: "GET" | "PATCH" | "POST", url: string, payload?: object, on = app()) =>
    on.request({ method, url: `/api/${url}`, payload }, token)

  test("are our own: an address of another site is refused at the field", async () => {
    const { token } = await app().as("student")
    for (const photo of [stranger, hosted, "http://stranger.example/x.png"]) {
      const answer = await ask(token, "PATCH", "auth/update-user", { photo })
      const message = "Please upload your photo here. A photo on another site cannot be used"
      expect([answer.statusCode, answer.json().errors]).toMatchObject([400, [{ field: "photo", message }]])
    }
    expect((await ask(token, "PATCH", "auth/update-user", { photo: "/demo/student-mim.svg" })).statusCode).toBe(200)
    expect((await ask(token, "PATCH", "auth/update-user", { photo: "" })).statusCode).toBe(200)
    const { token: admin } = await app().as("admin")
    expect((await ask(admin, "PATCH", "auth/update-user", { photo: hosted })).json().data.photo).toBe(hosted)
  })

  test("may stand on the image host that the operator chose, and on no other", async () => {
    const { token } = await app().as("student")
    const { database } = app()
    const settings = { publicUrl: "http://localhost:3000", rateLimit: 0, trustProxy: undefined }
    const other = await startTestApp("sqlite", {
      database,
      settings: { ...settings, imageHostUrl: "https://images.example/upload" },
    })
    expect((await ask(token, "PATCH", "auth/update-user", { photo: hosted }, other)).json().data.photo).toBe(hosted)
    expect((await ask(token, "PATCH", "auth/update-user", { photo: stranger }, other)).statusCode).toBe(400)
    await other.stop()
  })

  test("that were stored before are shown to nobody: a reader's browser never asks a student's server", async () => {
    const { token, _id } = await app().as("student")
    await ask(token, "POST", "reviews/register", { comment: "Good" })
    await app().database.write(["user"], (trx) =>
      trx.updateTable("user").set({ photo: stranger }).where("_id", "=", _id).execute(),
    )
    const { token: admin } = await app().as("admin")
    const lists = ["reviews/get-reviews", "reviews/get-all-reviews", "auth/get-users"]
    for (const url of lists) {
      const { body } = await ask(admin, "GET", url)
      expect(body).not.toContain("stranger.example")
    }
    expect((await ask(token, "GET", "auth/get-user")).json().data.photo).toBe("")
  })
})
