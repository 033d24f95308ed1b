import { constants } from "node:os"

/** The priority of child processes and hashing threads, below that of the main thread. */
export const backgroundPriority = { niceness: constants.priority.PRIORITY_LOW }
