import { type Call, keyOf } from "./call.ts"
import * as calls from "./calls/index.ts"

type Calls = typeof calls
export type CallName = keyof Calls
/** `METHOD /path` */
type KeyOf<C> = C extends Call ? `${C["method"]} ${C["path"]}` : never
export type CallKey = KeyOf<Calls[CallName]>

const all: readonly Call[] = Object.values(calls)

export const callsByKey = Object.fromEntries(all.map((call) => [keyOf(call), call])) as Record<CallKey, Call>
