import { readFileSync } from "node:fs"
import { afterEach, expect, test } from "vitest"
import { freePort, templateName } from "#test/postgres/postgres-cluster.ts"
import { startServer } from "#test/server-process.ts"
import { freshLocation } from "#test/test-app.ts"

let stop = async () => {}
afterEach(() => stop())

async function startDrawingServer() {
  const location = await freshLocation("sqlite", templateName)
  const port = String(await freePort())
  const account = { email: "admin@example.com", password: "the watch at the gate" }
  const admin = { ADMIN_EMAIL: account.email, ADMIN_PASSWORD: account.password }
  const server = startServer({ PORT: port, DATA_DIR: location.dataDir, DEMO: "1", RATE_LIMIT: "0", ...admin })
  stop = async () => {
    server.child.kill("SIGKILL")
    await server.ended
    await location.remove()
  }
  const base = `http://127.0.0.1:${port}`
  await server.isReady()
  async function signIn() {
    const headers = { "content-type": "application/json" }
    const response = await fetch(`${base}/api/auth/login`, { method: "POST", headers, body: JSON.stringify(account) })
    const { token } = (await response.json()) as { token: string }
    return token
  }
  return { base, pid: server.child.pid, signIn }
}

/** The processes that the server has started. */
const childrenOf = (pid: number | undefined) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number)

function killOneChild(pid: number | undefined) {
  const [child] = childrenOf(pid)
  if (child) process.kill(child, "SIGKILL")
  return child !== undefined
}

test.skipIf(process.platform !== "linux")(
  "of a drawing process that is killed no request fails; if it is killed again, only its own, with 503",
  async () => {
    const { base, pid } = await startDrawingServer()
    const get = (number: string, language: string) =>
      fetch(`${base}/api/certificates/document/PRH-0002-00${number}.pdf?language=${language}`)
    expect((await get("11", "bn")).status).toBe(200)

    async function killDuring(requests: Promise<Response>[], times: number) {
      let isOver = false
      void Promise.allSettled(requests).then(() => {
        isOver = true
      })
      for (let killed = 0; killed < times; killed++) {
        // On a busy machine all may be drawn before the process is killed, and then none is started again.
        await expect.poll(() => isOver || killOneChild(pid), { interval: 1 }).toBe(true)
        expect((await fetch(`${base}/api/certificates/verify/PRH-0002-0012`)).status).toBe(200)
      }
      return Promise.all(requests)
    }
    const once = await killDuring([get("12", "bn"), get("12", "en"), get("11", "en"), get("10", "en")], 1)
    expect(once.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const twice = await killDuring([get("10", "bn"), get("09", "en"), get("09", "bn")], 2)
    for (const { status, headers } of twice)
      expect(status === 200 || (status === 503 && headers.get("retry-after"))).toBeTruthy()
    expect(twice.filter(({ status }) => status === 503).length).toBeLessThanOrEqual(1)
    expect((await get("10", "bn")).status).toBe(200)
  },
)

test.skipIf(process.platform !== "linux")(
  "a document whose drawing crashes twice does not end the archive of the batch: it is listed as not included",
  async () => {
    const { base, pid, signIn } = await startDrawingServer()
    const authorization = await signIn()
    const response = fetch(`${base}/api/certificates/documents?batchNo=0002`, { headers: { authorization } })
    const killed = new Set<number>()
    const killNew = () => {
      for (const child of childrenOf(pid)) {
        if (killed.has(child) || killed.size === 2 || !isDrawing(child)) continue
        process.kill(child, "SIGKILL")
        killed.add(child)
      }
      return killed.size
    }
    await expect.poll(killNew, { interval: 1, timeout: 30_000 }).toBe(2)
    const archive = Buffer.from(await (await response).arrayBuffer()).toString("latin1")
    expect(archive.match(/,could not be drawn; please try again\r\n/g)).toHaveLength(1)
    expect(archive.match(/%PDF-1.7/g)?.length).toBeGreaterThan(1)
  },
)

const isDrawing = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("draw-child")
