import { chmodSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { createServer } from "node:net"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { afterEach, expect, inject, test } from "vitest"
import { freePort, templateName } from "#test/postgres/postgres-cluster.ts"
import { startServer } from "#test/server-process.ts"
import { freshLocation } from "#test/test-app.ts"

const running: ReturnType<typeof startServer>[] = []

async function start(environment: Record<string, string>, cwd?: string) {
  const server = startServer(environment, cwd)
  running.push(server)
  return server
}

afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill("SIGKILL")
    await ended
  }
})

/** Expects that the server does not start, and prints only one line; returns it. */
async function refusal(environment: Record<string, string>) {
  const { ended, output } = await start(environment)
  expect(await ended).toBe(1)
  expect(output().trim().split("\n")).toHaveLength(1)
  return output().trim()
}

// All settings are in settings.test.ts.
test.for([
  [{ PORT: "x" }, "PORT must be a whole number from 1 to 65535"],
  [{ DATABASE_URL: "postgres://x@127.0.0.1:1/x" }, "The database cannot be used: connect ECONNREFUSED 127.0.0.1:1"],
] as const)("the invalid setting %j prevents startup with one clear line", async ([setting, line]) => {
  expect(await refusal(setting)).toBe(`Cannot start: ${line}`)
})

test("a file .env is read, and the environment takes precedence", async () => {
  const location = await freshLocation("sqlite", templateName)
  writeFileSync(join(location.dataDir, ".env"), "PORT=x\nADMIN_EMAIL=file@example.com\n")
  const port = String(await freePort())
  const server = await start({ PORT: port, DATA_DIR: location.dataDir }, location.dataDir)
  await server.isReady()
  expect(server.output()).toContain("file@example.com")
  await location.remove()
})

test("a port in use prevents startup with one clear line", async () => {
  const location = await freshLocation("sqlite", templateName)
  const other = createServer().listen(0, "127.0.0.1")
  await new Promise((resolve) => other.once("listening", resolve))
  const { port } = other.address() as { port: number }
  const line = await refusal({ PORT: String(port), DATA_DIR: location.dataDir })
  other.close()
  expect(line).toBe(`Cannot start: PORT ${port} is already in use`)
  const free = String(await freePort())
  const second = await start({ PORT: free, DATA_DIR: location.dataDir })
  await second.isReady()
  expect(second.output()).toContain("shown this once")
  await location.remove()
})

test.skipIf(process.getuid?.() === 0)("a data folder without write permission prevents startup", async () => {
  const location = await freshLocation("sqlite")
  chmodSync(location.dataDir, 0o500)
  expect(await refusal({ DATA_DIR: location.dataDir })).toContain("cannot be written")
  chmodSync(location.dataDir, 0o700)
  await location.remove()
})

test("a data folder that is a file prevents startup with one clear line", async () => {
  const location = await freshLocation("sqlite")
  const file = join(location.dataDir, "file")
  writeFileSync(file, "")
  expect(await refusal({ DATA_DIR: file })).toContain(`Cannot start: The data folder ${file} cannot be written`)
  await location.remove()
})

test("a second server on the same data folder does not start, until the first one was killed", async () => {
  const location = await freshLocation("sqlite", templateName)
  const [one, other] = [await freePort(), await freePort()]
  const first = await start({ PORT: String(one), DATA_DIR: location.dataDir })
  await first.isReady()
  const line = await refusal({ PORT: String(other), DATA_DIR: location.dataDir })
  expect(line).toBe(`Cannot start: The data folder ${location.dataDir} is in use by another server`)
  first.child.kill("SIGKILL")
  await first.ended
  const second = await start({ PORT: String(other), DATA_DIR: location.dataDir })
  await second.isReady()
  await location.remove()
})

test("a database of a newer version prevents startup, and is not changed", async () => {
  const location = await freshLocation("sqlite", templateName)
  const path = join(location.dataDir, "prohori.db")
  const file = new DatabaseSync(path)
  file.exec("insert into kysely_migration (name, timestamp) values ('9999-from-the-future', '2099-01-01')")
  file.close()
  const before = readFileSync(path)
  const line = await refusal({ DATA_DIR: location.dataDir })
  expect(line).toContain("The database is newer than this program (it has 9999-from-the-future)")
  expect(readFileSync(path).equals(before)).toBe(true)
  expect(readdirSync(location.dataDir)).not.toContain("prohori.db-wal")
  await location.remove()
})

test("a weak ADMIN_PASSWORD prevents the first start, but not later ones, and a good one is never printed", async () => {
  const location = await freshLocation("sqlite")
  const port = String(await freePort())
  const environment = { PORT: port, DATA_DIR: location.dataDir }
  const line = (password: string) => refusal({ ...environment, ADMIN_PASSWORD: password })
  expect(await line("k7#Rq2!vLpX")).toBe("Cannot start: ADMIN_PASSWORD must have at least 12 characters")
  expect(await line("Bangladesh1971")).toBe("Cannot start: ADMIN_PASSWORD is too easy to guess")
  const password = "a lantern on the Padma"
  const first = await start({ ...environment, ADMIN_PASSWORD: password, LOG_LEVEL: "debug" })
  await first.isReady()
  await expect.poll(first.output).toContain("shown this once")
  expect(first.output()).not.toContain(password)
  first.child.kill("SIGTERM")
  expect(await first.ended).toBe(0)
  const second = await start({ ...environment, ADMIN_PASSWORD: "k7#Rq2!vLpX" })
  await second.isReady()
  await location.remove()
})

test("the first start creates the admin and prints the password; the next start does not", async () => {
  const location = await freshLocation("sqlite")
  const port = String(await freePort())
  const base = `http://127.0.0.1:${port}`
  const first = await start({ PORT: port, DATA_DIR: location.dataDir, LOG_LEVEL: "info" })
  await first.isReady()
  const [, email, password] = /shown this once: (\S+) {2}(\S+)/.exec(first.output()) ?? []
  expect(email).toBe("admin@prohori.local")
  const login = await fetch(`${base}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  })
  const { data, token } = (await login.json()) as { data: { role: string }; token: string }
  expect(data.role).toBe("admin")
  await fetch(`${base}/api/auth/get-user`, { headers: { authorization: token } })
  // The log comes through a pipe and may arrive after the response.
  await expect.poll(first.output).toContain("/api/auth/get-user")
  expect(first.output()).not.toContain(token)
  first.child.kill("SIGTERM")
  await first.ended
  const second = await start({ PORT: port, DATA_DIR: location.dataDir })
  await second.isReady()
  expect(second.output()).not.toContain("shown this once")
  await location.remove()
})

test("after a restart with another PUBLIC_URL, API responses have the new URL; pages use paths", async () => {
  const location = await freshLocation("sqlite", templateName)
  const port = String(await freePort())
  const base = `http://127.0.0.1:${port}`
  const getText = async (path: string) => (await fetch(base + path)).text()
  for (const publicUrl of [`http://localhost:${port}`, "http://192.168.0.7:3000"]) {
    const server = await start({ PORT: port, DATA_DIR: location.dataDir, PUBLIC_URL: publicUrl, DEMO: "1" })
    await server.isReady()
    const api = await Promise.all(
      ["galleries/get-galleries", "courses/get-courses"].map((path) => getText(`/api/${path}`)),
    )
    for (const body of api) expect(body).toContain(`"${publicUrl}/demo/`)
    const demoUrls = api.join("").match(/http:[^"]+\/demo\//g)
    expect(demoUrls?.filter((url) => !url.startsWith(publicUrl))).toEqual([])
    const pages: string[] = []
    for (const path of ["/en", "/en/courses", "/en/gallery", "/en/our-team", "/en/reviews"])
      pages.push(await getText(path))
    for (const page of pages) {
      expect(page).toMatch(/<img[^>]+src="\/demo\//)
      expect(page).not.toMatch(/https?:[^"\s]*\/demo\//)
    }
    const course = await getText("/en/courses/ehp")
    expect(course).toMatch(/<img[^>]+src="\/demo\/course-ehp.svg"/)
    // Search engines and shared links need an absolute URL.
    expect(course).toContain(`"image":"${publicUrl}/og/courses/ehp/en.png?v=`)
    expect(course).toContain(`<meta property="og:image" content="${publicUrl}/og/courses/ehp/en.png`)
    server.child.kill("SIGTERM")
    await server.ended
  }
  await location.remove()
})

test("a server stops when its parent process, given by npm start, has ended", async () => {
  const location = await freshLocation("sqlite", templateName)
  const environment = { PORT: String(await freePort()), DATA_DIR: location.dataDir }
  const orphan = startServer(environment, undefined, `--parent=${process.ppid}`)
  running.push(orphan)
  expect(await orphan.ended).toBe(0)
  expect(orphan.output()).toContain("Prohori is ready")
  const child = startServer(environment, undefined, `--parent=${process.pid}`)
  running.push(child)
  await child.isReady()
  await location.remove()
})

test.skipIf(inject("postgresUrl") === "")(
  "of two servers that start concurrently on an empty PostgreSQL, one creates the admin",
  async () => {
    const location = await freshLocation("postgres")
    const ports = [String(await freePort()), String(await freePort())]
    const environment = { DATABASE_URL: location.databaseUrl ?? "", DATA_DIR: location.dataDir }
    const servers = await Promise.all(ports.map((port) => start({ PORT: port, ...environment })))
    await Promise.all(servers.map(({ isReady }) => isReady()))
    const shown = servers.filter(({ output }) => output().includes("shown this once"))
    expect(shown).toHaveLength(1)
  },
)
