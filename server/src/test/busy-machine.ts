import { loadLimits } from "#http/load-limits.ts"
import { backgroundPriority } from "#isolation/background-priority.ts"

// Loaded into the servers of all tests before they start. The tests keep all cores busy: a server would refuse requests as
// overloaded or as having waited too long, and its child processes of low priority would get almost no CPU time.
loadLimits.maxEventLoopDelayMs = Number.POSITIVE_INFINITY
const maxWaitMs = 60_000
for (const queue of [loadLimits.renders.known, loadLimits.renders.arbitrary, loadLimits.documents])
  queue.maxWaitMs = maxWaitMs
backgroundPriority.niceness = 0
