// A process of its own, started by app-process.ts: the real app, and beside its routes some that only measuring needs.
import { buildApp } from "../../server/src/app.ts"
import { openDatabase } from "../../server/src/db/open.ts"
import { openImageStore } from "../../server/src/images/store.ts"
import { openKeys } from "../../server/src/keys.ts"
import { createLog } from "../../server/src/log.ts"
import { builtPages } from "../../server/src/pages/built.ts"
import { readSettings } from "../../server/src/settings.ts"
import { constantRoute } from "./constant-route.ts"
import { countingPages, droppingRoute } from "./dropping-route.ts"
import { hashesPerSecond } from "./hash-rate.ts"
import { type Block, watchLoop } from "./loop-blocks.ts"
import type { Original } from "./measured-addresses.ts"

const settings = readSettings()
const log = createLog(settings.logLevel)
const database = await openDatabase(settings, log)
const images = openImageStore(settings)
const { pages, rendered } = countingPages(await builtPages())
const app = await buildApp({ database, settings, log, images, keys: openKeys(settings), pages })
droppingRoute(app, database.changes, rendered)
const lessons = process.argv.slice(2).map((original) => constantRoute(app, original as Original))
await app.listen({ port: 0, host: "127.0.0.1" })
for (const learn of lessons) await learn()

process.on("disconnect", () => process.exit())
let longestBlock: (() => Promise<Block>) | undefined
process.on("message", async (question: "cpu" | "hashes" | "block") => {
  const hashes = question === "hashes" ? await hashesPerSecond(2) : 0
  if (question === "block") longestBlock ??= watchLoop()
  const block = question === "block" ? await longestBlock?.() : undefined
  process.send?.({ cpu: process.cpuUsage(), at: performance.now(), hashes, block })
})
const address = app.server.address()
process.send?.({ port: typeof address === "object" ? address?.port : undefined })
