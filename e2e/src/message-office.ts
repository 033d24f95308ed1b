import type { APIRequestContext, Page } from "@playwright/test"
import { aPicture, test as base, expect, unique } from "./journey.ts"

/** Somebody who is signed in, as the browser keeps it. */
export type Who = { user: { _id: string; name: string; email: string }; token: string }

/** Where records are made without a browser, so that each test has its own. */
export type Office = ReturnType<typeof officeOf>

export const password = "a quiet evening in Rajshahi"
/** Long enough for the field, and a link. */
const link = "https://example.com/learn"

function officeOf(request: APIRequestContext, admin: Who) {
  async function send(method: "POST" | "PATCH" | "DELETE", path: string, data?: object, by = admin) {
    const answer = await request.fetch(`/api/${path}`, { method, data, headers: { authorization: by.token } })
    expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true)
    return (await answer.json()).data
  }
  async function student(): Promise<Who> {
    const name = unique("Student")
    const data = { name, email: `${name.toLowerCase()}@example.com`, password }
    const answer = await request.post("/api/auth/register", { data })
    const { data: user, token } = await answer.json()
    return { user, token }
  }
  return {
    admin,
    /** Answers with the data of the answer; any resource's records are made by it. */
    send,
    student,
    suspend: ({ user }: Who) => send("PATCH", "auth/change-role", { id: user._id, role: "suspended" }),
    async course({ isOnHome = false } = {}): Promise<string> {
      const title = unique("Course")
      const { _id } = await send("POST", "courses/register", { ...course, title, route: title.toLowerCase() })
      if (isOnHome) await send("PATCH", `courses/change-home-visibility/${_id}`)
      return title
    },
    async review({ isOnHome = false } = {}): Promise<string> {
      const author = await student()
      const { _id } = await send("POST", "reviews/register", { rating: 4.5, comment: "Clear and calm." }, author)
      if (isOnHome) await send("PATCH", `reviews/change-home-visibility/${_id}`)
      return author.user.name
    },
    async certificate(): Promise<string> {
      const certificationNo = unique("MSG")
      await send("POST", "certificates/register", { ...certificate, certificationNo })
      return certificationNo
    },
    async titled(resource: "achievements" | "galleries" | "toKnows"): Promise<string> {
      const title = unique("Titled")
      const picture =
        resource === "toKnows" ? { playlist_thumbnail: aPicture, playlist_link: link } : { image: aPicture }
      await send("POST", `${resource}/register`, { title, ...picture })
      return title
    },
    async member(): Promise<string> {
      const name = unique("Member")
      await send("POST", "teams/register", { name, photo: aPicture, email: "m@example.com", designation: "Trainer" })
      return name
    },
  }
}

const certificate = {
  candidateName: "Nusrat Jahan",
  candidateEmail: "nusrat@example.com",
  certificationName: "Web Application Security",
  batchNo: "0001",
}

const course = {
  description: "Six weeks on the web.",
  thumbnail: aPicture,
  category: "Web",
  level: "Beginner",
  price: 1500,
  discount: 10,
  instructorName: "Rafid Karim",
  instructorEmail: "rafid@example.com",
  instructorBio: "Teaches.",
  registrationLink: link,
  curriculum: "@@\nThe first week",
}

export const test = base.extend<object, { office: Office }>({
  office: [
    async ({ playwright }, use, { project }) => {
      const request = await playwright.request.newContext({ baseURL: String(project.use.baseURL) })
      const data = { email: "admin@example.com", password: "the watch at the gate" }
      const { data: user, token } = await (await request.post("/api/auth/login", { data })).json()
      await use(officeOf(request, { user, token }))
      await request.dispose()
    },
    { scope: "worker" },
  ],
})

/** Opens an address as somebody who has logged in before. */
export async function enter(page: Page, who: Who | null, address: string) {
  if (who) await page.addInitScript((kept) => localStorage.setItem("auth", kept), JSON.stringify(who))
  await page.goto(address)
}
