import { expect, test } from "vitest"
import { note } from "#audit/entry.ts"
import { keptCount } from "#db/kept-counts.ts"
import { onBothDatabases } from "#test/test-app.ts"

const by = { userId: "1", email: "mim@example.com", address: "127.0.0.1", userAgent: "A browser" }

onBothDatabases("kept counts", (app) => {
  test.for(["user", "audit"] as const)("of %s: counted once, and anew after a change", async (table) => {
    let counts = 0
    const count = () => keptCount(app().database, table, "mim", async () => ++counts)
    expect(await Promise.all([count(), count()])).toEqual([1, 1])
    expect(await count()).toBe(1)
    const deed = { action: "user.create" as const, recordId: "1", record: "mim@example.com" }
    await app().database.write(["user"], async (trx) => note(trx, by, deed))
    expect(await count()).toBe(2)
    expect(await count()).toBe(2)
  })

  test("one that fails is not kept", async () => {
    const count = (counting: () => Promise<number>) => keptCount(app().database, "audit", "rahim", counting)
    await expect(count(() => Promise.reject(new Error("away")))).rejects.toThrow("away")
    expect(await count(async () => 3)).toBe(3)
  })
})
