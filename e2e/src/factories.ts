import type { APIRequest, BrowserContext, Page } from "@playwright/test"
import { anImageUrl, test as base, expect, unique } from "./journey.ts"

type Cookies = Awaited<ReturnType<BrowserContext["cookies"]>>

/** The session that a browser stores. */
export type Login = { user: { _id: string; name: string; email: string }; token: string; cookies: Cookies }

type Created = { _id: string }

/** Creates records and users through the API, so that each test has its own. */
export type Factories = Awaited<ReturnType<typeof createFactories>>

/** The list of sessions names the browser of each. */
const userAgent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36"

export const password = "a quiet evening in Rajshahi"
/** Valid as a link and long enough for the field. */
const link = "https://example.com/learn"

async function createFactories(apiRequest: APIRequest, baseURL: string) {
  const request = await apiRequest.newContext({ baseURL })
  /** Signs in with separate cookies, like another browser. */
  async function signIn(call: "login" | "register", data: { name?: string; email: string; password: string }) {
    const browser = await apiRequest.newContext({ baseURL, userAgent })
    const response = await browser.post(`/api/auth/${call}`, { data })
    const { data: user, token } = await response.json()
    const { cookies } = await browser.storageState()
    await browser.dispose()
    return { user, token, cookies } as Login
  }
  const adminLogin = () => signIn("login", { email: "admin@example.com", password: "the watch at the gate" })
  const admin = await adminLogin()

  async function send(method: "GET" | "POST" | "PATCH" | "DELETE", path: string, data?: object, by = admin) {
    const headers = { authorization: by.token }
    // A connection that was idle for a minute may be closed by the server just when it is used.
    const response = await request.fetch(`/api/${path}`, { method, data, headers, maxRetries: 1 })
    expect(response.ok(), `${method} ${path}: ${response.status()}`).toBe(true)
    return (await response.json()).data
  }
  async function student(name = unique("Student")): Promise<Login> {
    return signIn("register", { name, email: `${unique("student")}@example.com`, password })
  }
  /** Somebody with this role, whose email an admin has confirmed. */
  async function colleague(role: "admin", name?: string): Promise<Login> {
    const { user } = await student(name)
    await send("PATCH", `auth/confirm-email/${user._id}`)
    await send("PATCH", "auth/change-role", { id: user._id, role })
    return signIn("login", { email: user.email, password })
  }
  const newCourse = (some: { title?: string; [field: string]: unknown } = {}): Promise<Created & { title: string }> => {
    const title = some.title ?? unique("Course")
    return send("POST", "courses/register", { ...course, ...some, title, route: title.toLowerCase() })
  }
  return {
    /** Shared by all tests of a worker: a test that ends the session needs its own `adminLogin`. */
    admin,
    adminLogin,
    /** Calls the API, as the admin by default, and returns the response's `data`. */
    send,
    student,
    colleague,
    dispose: () => request.dispose(),
    suspend: ({ user }: Login) => send("PATCH", "auth/change-role", { id: user._id, role: "suspended" }),
    newCourse,
  }
}

const course = {
  description: "Six weeks on the web.",
  thumbnail: anImageUrl,
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

export const test = base.extend<object, { factories: Factories }>({
  factories: [
    async ({ playwright }, use, { project }) => {
      const factories = await createFactories(playwright.request, String(project.use.baseURL))
      await use(factories)
      await factories.dispose()
    },
    { scope: "worker" },
  ],
})

/** Opens a path in a browser where the user is already signed in: it has the session's cookie and token. */
export async function openAs(page: Page, login: Login | null, path: string) {
  if (login) await signInAs(page, login)
  await page.goto(path)
}

/** Replaces the browser's cookies and local storage. */
export async function signInAs(page: Page, { user, token, cookies }: Login) {
  const origin = new URL(anImageUrl).origin
  const localStorage = [{ name: "auth", value: JSON.stringify({ user, token }) }]
  await page.context().setStorageState({ cookies, origins: [{ origin, localStorage }] })
}
