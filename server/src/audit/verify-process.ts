import { type Verdict, verifyChain } from "#audit/verify.ts"
import { type DatabaseLocation, openReadOnly } from "#db/open.ts"
import { answerParent } from "#isolation/child-answer.ts"
import { createLog } from "#log.ts"

// A process of its own, started by chain.ts for each look: to hash a hundred thousand entries takes a second.
answerParent(async (location: DatabaseLocation): Promise<Verdict> => {
  const database = await openReadOnly(location, createLog("silent"))
  try {
    return await verifyChain(database)
  } finally {
    await database.close()
  }
})
