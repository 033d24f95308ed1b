import { expect, test } from "vitest"
import { nameOf } from "#images/name.ts"
import { runCommand } from "#test/server-process.ts"
import { startTestApp } from "#test/test-app.ts"

test("while a server is running it removes images unused for a day, or only lists them in a dry run", async () => {
  const { database, images, location, stop } = await startTestApp("sqlite")
  const run = (...options: string[]) => runCommand("remove-unused-images", location.dataDir, ...options)
  const [old, fresh] = [Buffer.from("unused for two days"), Buffer.from("just uploaded")]
  for (const bytes of [old, fresh]) await images.put(nameOf(bytes), bytes)
  const unusedSince = new Date(Date.now() - 48 * 60 * 60 * 1000).toISOString()
  await database.write([], (trx) =>
    trx
      .insertInto("image")
      .values({ name: nameOf(old), unusedSince, removingSince: "" })
      .execute(),
  )
  expect((await run("--dry-rum")).code).toBe(1)
  const listed = (await run("--dry-run")).output
  expect(listed).toContain(`${nameOf(old)}  19 bytes`)
  expect(listed).toContain("1 unused image would be removed, 19 bytes")
  expect(await images.get(nameOf(old))).not.toBeNull()
  expect((await run()).output).toContain("1 unused image removed, 19 bytes")
  expect(await images.get(nameOf(old))).toBeNull()
  expect(await images.get(nameOf(fresh))).not.toBeNull()
  await stop()
})
