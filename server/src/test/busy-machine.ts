import { loadLimits } from "#http/load-limits.ts"
import { backgroundPriority } from "#isolation/background-priority.ts"

// Loaded into the server of the browser tests before it starts. The tests keep all cores busy: it would refuse requests as
// overloaded, and its child processes of low priority would get almost no CPU time.
loadLimits.maxEventLoopDelayMs = Number.POSITIVE_INFINITY
backgroundPriority.niceness = 0
