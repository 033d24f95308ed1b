import { type Verdict, verifyChain } from "#audit/verify.ts"
import { type DatabaseLocation, openReadOnly } from "#db/open.ts"
import { respondToParent } from "#isolation/child-response.ts"
import { createLog } from "#log.ts"

// A process of its own, started by chain.ts for each look: to hash a hundred thousand entries takes a second.
respondToParent(async (location: DatabaseLocation): Promise<Verdict> => {
  const database = await openReadOnly(location, createLog("silent"))
  try {
    return await verifyChain(database)
  } finally {
    await database.close()
  }
})
