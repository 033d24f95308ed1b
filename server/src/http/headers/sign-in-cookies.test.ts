import { expect, test } from "vitest"
import { startTestApp, testPassword } from "#test/test-app.ts"

const settings = (publicUrl: string, trustProxy?: string) => ({ publicUrl, trustProxy, rateLimit: 0 })

/** Registers a user under this host; returns the response and its cookies. */
async function registered(publicUrl: string, host: string, headers: Record<string, string> = {}) {
  const app = await startTestApp("sqlite", { settings: settings(publicUrl, "127.0.0.1") })
  const payload = { name: "Mim", email: "mim@example.com", password: testPassword }
  const response = await app.request({
    method: "POST",
    url: "/api/auth/register",
    payload,
    headers: { host, ...headers },
  })
  return { app, response, cookies: response.cookies }
}

test.for([
  ["https://prohori.example", "prohori.example", {}],
  ["https://prohori.example", "127.0.0.1:3000", {}],
  ["http://localhost:3000", "localhost:3000", { "x-forwarded-proto": "https" }],
  ["http://prohori.example", "prohori.example", {}],
] as const)(
  "with PUBLIC_URL %s the cookies for %s %j are Secure and restricted to this host",
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
  "office:3000",
])("opened as http://%s the cookies are not Secure, because browsers would reject them", async (host) => {
  const { app, cookies } = await registered("http://localhost:3000", host)
  await app.stop()
  expect(cookies.map(({ name, secure }) => [name, secure ?? false])).toEqual([
    ["session", false],
    ["browser", false],
  ])
})

test("a Secure session cookie is accepted only under its prefixed name, and logout clears it with the same attributes", async () => {
  const { app, response, cookies } = await registered("https://prohori.example", "prohori.example")
  const secret = cookies[0]?.value ?? ""
  const getUser = (name: string) =>
    app.request({ url: "/api/auth/get-user", headers: { host: "prohori.example", cookie: `${name}=${secret}` } })
  expect((await getUser("__Host-session")).statusCode).toBe(200)
  expect((await getUser("session")).statusCode).toBe(401)
  const headers = { host: "prohori.example" }
  const loggedOut = await app.request({ method: "POST", url: "/api/auth/logout", headers }, response.json().token)
  await app.stop()
  expect(loggedOut.cookies).toHaveLength(1)
  expect(loggedOut.cookies[0]).toMatchObject({ name: "__Host-session", value: "", secure: true, path: "/" })
  expect(loggedOut.headers["clear-site-data"]).toBeUndefined()
})
