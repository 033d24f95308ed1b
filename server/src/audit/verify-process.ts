import { type Verdict, verifyChain } from "#audit/verify-chain.ts"
import { type DatabaseLocation, openReadOnly } from "#db/open.ts"
import { respondToEach } from "#isolation/child-response.ts"
import { createLog } from "#log.ts"

// Runs in a child process, started by verification-runner.ts for each check, because hashing 100,000 entries takes a second.
respondToEach(async (location: DatabaseLocation): Promise<Verdict> => {
  await using database = await openReadOnly(location, createLog("silent"))
  return await verifyChain(database)
})
