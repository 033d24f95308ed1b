import { loadLimits } from "#http/load-shedding/load-limits.ts"
import { backgroundPriority } from "#isolation/background-priority.ts"

// Loaded into the servers of all tests before they start. The tests keep all cores busy: a server would refuse requests as
// overloaded or as having waited too long, and its child processes would get almost no CPU time.
loadLimits.maxEventLoopDelayMs = Number.POSITIVE_INFINITY
const { renders, documents, previewImages } = loadLimits
for (const queue of [...Object.values(renders.lanes), documents, previewImages]) queue.maxWaitMs = 60_000
for (const drawing of [documents, previewImages]) drawing.timeoutMs = 60_000
backgroundPriority.niceness = 0
