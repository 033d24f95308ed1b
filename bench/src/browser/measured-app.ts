// The program of a child process that app-process.ts starts: the real app, plus routes that only the bench needs.

import { constantRoute } from "#load/constant-route.ts"
import { countRenders, invalidationRoute } from "#load/invalidation-route.ts"
import type { Question } from "#process/app-process.ts"
import { type Block, watchEventLoop } from "#process/event-loop-blocks.ts"
import { hashesPerSecond } from "#speed/hash-rate.ts"
import { writesPerSecond } from "#speed/write-rate.ts"
import { buildApp } from "../../../server/src/app.ts"
import { openDatabase } from "../../../server/src/db/open.ts"
import { openImageStore } from "../../../server/src/images/open-store.ts"
import { createLog } from "../../../server/src/log.ts"
import { builtPages } from "../../../server/src/pages/built.ts"
import { readSettings } from "../../../server/src/settings.ts"
import { openKeys } from "../../../server/src/signing-keys.ts"
import type { Original } from "./measured-urls.ts"

const settings = readSettings()
const log = createLog(settings.logLevel)
const database = await openDatabase(settings, log)
const images = openImageStore(settings)
const { pages, rendered } = countRenders(await builtPages())
const app = await buildApp({ database, settings, log, images, keys: openKeys(settings), pages })
invalidationRoute(app, database.changes, rendered)
const copies = process.argv.slice(2).map((original) => constantRoute(app, original as Original))
await app.listen({ port: 0, host: "127.0.0.1" })
for (const copyOriginal of copies) await copyOriginal()

process.on("disconnect", () => process.exit())
let longestBlock: (() => Promise<Block>) | undefined
process.on("message", async (question: Question) => {
  const hashes = question === "hashes" ? await hashesPerSecond(2) : 0
  if (question === "block") longestBlock ??= watchEventLoop()
  const block = question === "block" ? await longestBlock?.() : undefined
  const rates = question === "writes" ? await writesPerSecond(database) : undefined
  const commits = database.timings.writes.read().count
  process.send?.({ cpu: process.cpuUsage(), atMs: performance.now(), hashes, block, rates, commits })
})
const address = app.server.address()
process.send?.({ port: typeof address === "object" ? address?.port : undefined })
