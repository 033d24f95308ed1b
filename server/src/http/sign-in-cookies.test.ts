import { expect, test } from "vitest"
import { startTestApp, testPassword } from "#test/test-app.ts"

const settings = (publicUrl: string, trustProxy?: string) => ({ publicUrl, trustProxy, rateLimit: 0 })

/** Somebody registers at an address of the site; answers the cookies that they get. */
async function registered(publicUrl: string, host: string, headers: Record<string, string> = {}) {
  const app = await startTestApp("sqlite", { settings: settings(publicUrl, "127.0.0.1") })
  const payload = { name: "Mim", email: "mim@example.com", password: testPassword }
  const answer = await app.request({
    method: "POST",
    url: "/api/auth/register",
    payload,
    headers: { host, ...headers },
  })
  return { app, answer, cookies: answer.cookies }
}

test.for([
  ["https://prohori.example", "prohori.example", {}],
  ["https://prohori.example", "127.0.0.1:3000", {}],
  ["http://localhost:3000", "localhost:3000", { "x-forwarded-proto": "https" }],
  ["http://prohori.example", "prohori.example", {}],
] as const)(
  "with PUBLIC_URL %s the cookies for %s %j are Secure and of this host alone",
  async ([publicUrl, host, headers]) => {
    const { app, cookies } = await registered(publicUrl, host, headers)
    await app.stop()
    expect(cookies.map(({ name }) => name)).toEqual(["__Host-session", "__Host-browser"])
    for (const cookie of cookies) {
      expect(cookie).toMatchObject({ secure: true, httpOnly: true, sameSite: "Lax", path: "/" })
      expect(cookie.domain).toBeUndefined()
    }
  },
)

test.for([
  "localhost:3000",
  "127.0.0.1:3000",
  "[::1]:3000",
  "192.168.0.7:3000",
  "10.1.2.3",
  "[fd00::7]:3000",
  "office.local:3000",
])("opened as http://%s the cookies are not Secure, or a browser would refuse them", async (host) => {
  const { app, cookies } = await registered("http://localhost:3000", host)
  await app.stop()
  expect(cookies.map(({ name, secure }) => [name, secure ?? false])).toEqual([
    ["session", false],
    ["browser", false],
  ])
})

test("a Secure session is read by its own name alone, and ends with the same attributes", async () => {
  const { app, answer, cookies } = await registered("https://prohori.example", "prohori.example")
  const secret = cookies[0]?.value ?? ""
  const asked = (name: string) =>
    app.request({ url: "/api/auth/get-user", headers: { host: "prohori.example", cookie: `${name}=${secret}` } })
  expect((await asked("__Host-session")).statusCode).toBe(200)
  expect((await asked("session")).statusCode).toBe(401)
  const headers = { host: "prohori.example" }
  const left = await app.request({ method: "POST", url: "/api/auth/logout", headers }, answer.json().token)
  await app.stop()
  expect(left.cookies).toHaveLength(1)
  expect(left.cookies[0]).toMatchObject({ name: "__Host-session", value: "", secure: true, path: "/" })
  expect(left.headers["clear-site-data"]).toBeUndefined()
})
