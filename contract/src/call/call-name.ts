import * as resources from "../calls/index.ts"
import type { Call } from "./call.ts"

type Resources = typeof resources
export type CallName = { [Name in keyof Resources]: Resources[Name] extends Call ? Name : never }[keyof Resources]

export const isCall = (exported: unknown): exported is Call =>
  typeof exported === "object" && exported !== null && "method" in exported

/** All calls. Their files export the schemas of their resource, too. */
export const calls = Object.fromEntries(
  Object.entries(resources).filter(([, exported]) => isCall(exported)),
) as unknown as Pick<Resources, CallName>
