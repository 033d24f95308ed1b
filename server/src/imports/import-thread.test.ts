import type { Worker } from "node:worker_threads"
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { aCertificate } from "#test/factories.ts"
import { onBothDatabases } from "#test/test-app.ts"

const threads: Worker[] = []
const collect = (thread: Worker) => threads.push(thread)
beforeAll(() => void process.on("worker", collect))
afterAll(() => void process.off("worker", collect))

onBothDatabases("the thread of imports", (app) => {
  afterEach(() => void threads.splice(0))

  async function importOne() {
    const { token } = await app().as("admin")
    const [names, cells] = [Object.keys(aCertificate()), Object.values(aCertificate())]
    const payload = `${names.join(",")}\n${cells.join(",")}`
    const url = "/api/certificates/import-certificates"
    const response = await app().request(
      { method: "POST", url, payload, headers: { "content-type": "text/csv" } },
      token,
    )
    return response.json().data?.created
  }

  test("is used again, and another one is started when it has ended", async () => {
    expect([await importOne(), await importOne()]).toEqual([1, 1])
    expect(threads).toHaveLength(1)
    await threads[0]?.terminate()
    expect(await importOne()).toBe(1)
    expect(threads).toHaveLength(2)
  })
})
