import type * as calls from "../calls/index.ts"

export type CallName = keyof typeof calls
