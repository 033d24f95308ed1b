import { type Call, type CallName, calls, keyOf } from "contract"

/** `METHOD /path` */
type KeyOf<C> = C extends Call ? `${C["method"]} ${C["path"]}` : never
export type CallKey = KeyOf<(typeof calls)[CallName]>

const all: readonly Call[] = Object.values(calls)

export const callsByKey = Object.fromEntries(all.map((call) => [keyOf(call), call])) as Record<CallKey, Call>
