import { expect, test } from "vitest"
import { freePort } from "#test/postgres/postgres-cluster.ts"
import { countSamples } from "#test/record-resources.ts"
import { runCommand, startServer } from "#test/server-process.ts"
import { freshLocation } from "#test/test-app.ts"

test("remove-demo refuses to run while a server is running, and otherwise removes and lists the sample records", async () => {
  const { dataDir, remove } = await freshLocation("sqlite")
  const port = String(await freePort())
  const server = startServer({ PORT: port, DATA_DIR: dataDir, DEMO: "1" })
  await server.isReady()
  const refused = await runCommand("remove-demo", dataDir)
  expect(refused.code).toBe(1)
  expect(refused.output).toContain("in use by another server\nStop it first")
  server.child.kill("SIGTERM")
  expect(await server.ended).toBe(0)
  expect(server.output()).toContain("npm run remove-demo")

  expect((await runCommand("remove-demo", dataDir, "--dry-runn")).code).toBe(1)
  expect((await runCommand("remove-demo", dataDir, "--dry-run")).output).toBe(
    `${await countSamples()} sample records found, 0 of them edited\ninvented content of the site that nobody saved in Manage Site found\n`,
  )
  const { code, output } = await runCommand("remove-demo", dataDir)
  expect(code).toBe(0)
  expect(output).toContain("certificate: 24 removed\n")
  expect(output).toContain("gallery: 12 removed\n")
  expect(output).toContain("invented content of the site that nobody saved in Manage Site removed\n")
  expect((await runCommand("remove-demo", dataDir)).output).toBe("There is no sample content\n")
  await remove()
})
