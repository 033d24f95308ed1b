import type * as z from "zod/mini"
import type { FailureKind } from "./errors.ts"
import type { PlainCode } from "./problem.ts"
import type { Topic } from "./records.ts"
import type { Role } from "./user.ts"

export const anyone = "anyone"
export const admins = ["admin"] as const satisfies Role[]
export const signedIn = ["admin", "instructor", "student"] as const satisfies Role[]

type Schema = z.ZodMiniType

/** A call of the API: routes, limits, OpenAPI, client follow. Browsers get a part of it (web/build/strip-calls.ts). */
export type Call = {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE"
  readonly path: string
  readonly access: typeof anyone | readonly Role[]
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  /** JSON unless named. */
  readonly bodyType?: "text/csv" | "multipart/form-data"
  /** 16 KiB unless given. */
  readonly maxBodyBytes?: number
  /** What a file is answered with instead of `response`. */
  readonly responseType?: "text/csv" | "image/webp"
  readonly response?: Schema
  /** 200 unless given. */
  readonly status?: 201 | undefined
  readonly message?: string
  /** How it can fail beyond what every call of its kind can, and what it says then. */
  readonly errors?: Partial<Record<FailureKind, PlainCode>>
  /** Of a GET what its response shows, of other calls what they change: caches are dropped by these. */
  readonly topics: readonly Topic[]
  /** The response is the same for everybody, and cached until one of the topics changes. */
  readonly isCached?: boolean
  /** Answered even to those who must first choose a new password. */
  readonly isOpenBeforePasswordChange?: boolean
  /** Among the last to be refused when the server is overloaded. */
  readonly isEssential?: boolean
  readonly summary: string
  readonly description?: string
}

export const keyOf = ({ method, path }: Pick<Call, "method" | "path">) => `${method} ${path}`

export function mayCall(role: Role | null, { access }: Pick<Call, "access">): boolean {
  return access === anyone || (role !== null && access.includes(role))
}

export const isOpenToAll = ({ access }: Pick<Call, "access">) => access === anyone

export type ResponseOf<C extends Call> = C extends { response: infer S extends Schema } ? z.output<S> : unknown

/** Everything in an address is sent as text. */
type Parameters<S extends Schema> = { [Name in keyof z.input<S>]: z.input<S>[Name] | number }

/** What a caller gives a call: the parts that it declares. `ifMatch` is the `updatedAt` of the record as it was seen. */
export type InputOf<C extends Call> = (C extends { params: infer S extends Schema }
  ? { params: Parameters<S> }
  : { params?: never }) &
  (C extends { query: infer S extends Schema } ? { query?: Parameters<S> } : { query?: never }) &
  (C extends { body: infer S extends Schema } ? { body: z.input<S> } : { body?: never }) & { ifMatch?: string }

type Values = Readonly<Record<string, unknown>>

/** The address of a call below the API's prefix. */
export function addressOf(
  { path }: Pick<Call, "path">,
  { params, query = {} }: { params?: object | undefined; query?: object | undefined } = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String((params as Values)[name])))
  const asked = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString()
  return search ? `${filled}?${search}` : filled
}
