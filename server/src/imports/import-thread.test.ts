import { once } from "node:events"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { setTimeout as wait } from "node:timers/promises"
import type { Worker } from "node:worker_threads"
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { aCertificate } from "#test/factories.ts"
import { onBothDatabases, startTestApp, type TestApp } from "#test/test-app.ts"

const threads: Worker[] = []
const collect = (thread: Worker) => threads.push(thread)
beforeAll(() => void process.on("worker", collect))
afterAll(() => void process.off("worker", collect))

async function importOne({ as, request }: TestApp) {
  const { token } = await as("admin")
  const [names, cells] = [Object.keys(aCertificate()), Object.values(aCertificate())]
  const payload = `${names.join(",")}\n${cells.join(",")}`
  const url = "/api/certificates/import-certificates"
  const response = await request({ method: "POST", url, payload, headers: { "content-type": "text/csv" } }, token)
  return response.json().data?.created
}

onBothDatabases("the thread of imports", (app) => {
  afterEach(() => void threads.splice(0))

  test("is used again, and another one is started when it has ended", async () => {
    expect([await importOne(app()), await importOne(app())]).toEqual([1, 1])
    expect(threads).toHaveLength(1)
    await threads[0]?.terminate()
    expect(await importOne(app())).toBe(1)
    expect(threads).toHaveLength(2)
  })
})

const blockForMs = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

test("a read at the moment when an import is published sees its certificates, not a snapshot from before it", async () => {
  const app = await startTestApp("sqlite")
  const { database, location } = app
  const countAll = async () => {
    const counted = database.read.selectFrom("certificate").select(({ fn }) => fn.countAll<number>().as("count"))
    return (await counted.executeTakeFirstOrThrow()).count
  }
  const published = Promise.withResolvers<ReturnType<typeof countAll>>()
  database.changes.listen((topic) => topic === "certificate" && published.resolve(countAll()))
  const starting = once(process, "worker")
  const importing = importOne(app)
  await starting

  const file = new DatabaseSync(join(location.dataDir, "prohori.db"), { readOnly: true, timeout: 5000 })
  const counted = file.prepare("select count(*) as count from certificate")
  // In the turn that begins with a timer, messages of threads are handled before snapshots end.
  await wait(1)
  expect(await countAll()).toBe(0)
  for (let attempt = 0; attempt < 600 && counted.get()?.count !== 1; attempt++) blockForMs(50)
  // The thread's message follows the commit.
  blockForMs(200)
  expect(await published.promise).toBe(1)
  expect(await importing).toBe(1)
  file.close()
  await app.stop()
})
