import type * as z from "zod/mini"
import type { Role } from "../account/user.ts"
import type { Topic } from "../records.ts"
import type { FailureKind } from "./errors.ts"
import type { PlainCode } from "./problem.ts"

export const anyone = "anyone"
export const admins = ["admin"] as const satisfies Role[]
/** Those who edit the site's content. */
export const editors = ["admin", "editor"] as const satisfies Role[]
/** Those who issue certificates. */
export const registrars = ["admin", "registrar"] as const satisfies Role[]
export const office = ["admin", "editor", "registrar"] as const satisfies Role[]
export const isOffice = (role: Role) => (office as readonly Role[]).includes(role)

/** What a user may do now: an office role counts only once the email is confirmed, because anyone can register with anybody's. */
export const actingRole = ({ role, isVerified }: { role: Role; isVerified: boolean | 0 | 1 }): Role =>
  isOffice(role) && !isVerified ? "student" : role

export const signedIn = [...office, "instructor", "student"] as const satisfies Role[]

/** Of a call about one row: whoever's it is may make it. Others get what they would get if there were no such row. */
export type Own = {
  /** The kind of row; a resource of the server says whose a row of it is (`owners`). */
  readonly of: string
  /** The part of the input that names the row. */
  readonly by: string
  /** Who may touch everybody's. */
  readonly or: readonly Role[]
}

export const own = (of: string, { by = "id", or = [] }: Partial<Omit<Own, "of">> = {}): Own => ({ of, by, or })

/**
 * How often a call may be made. By network: instead of the limit of requests. By account, or by account and `:id`: instead of all limits
 * of requests, changes and growth, so the call must not let data grow with its number.
 */
export type CallLimit = {
  readonly per: "account" | "record" | "network"
  readonly max: number
  readonly minutes: number
}

type Schema = z.ZodMiniType
type FileType =
  | "text/csv"
  | "application/zip"
  | "image/webp"
  | "application/pdf"
  | "image/png"
  | "image/svg+xml"
  | "application/vc+jwt"

/** One API call: routes, limits, OpenAPI and the client are derived from it. Browsers get only part of it (web/build/strip-calls.ts). */
export type Call = {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE"
  readonly path: string
  readonly access: typeof anyone | readonly Role[] | Own
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  /** JSON by default. */
  readonly bodyType?: "text/csv" | "multipart/form-data"
  /** 16 KiB by default. */
  readonly maxBodyBytes?: number
  /** The type of a file that is sent instead of `response`. */
  readonly responseType?: FileType | readonly FileType[]
  readonly response?: Schema
  /** 200 by default. */
  readonly status?: 201 | undefined
  readonly message?: string
  /** Failures beyond those of every call of its kind, with their error codes. */
  readonly errors?: Partial<Record<FailureKind, PlainCode>>
  /** The topics that a GET shows or that another call changes. Caches are invalidated by topic. */
  readonly topics: readonly Topic[]
  /** The response is the same for everyone, and cached until one of the topics changes. */
  readonly isCached?: boolean
  /** Pages of other sites may read the response (CORS). Only for what anyone may read: the browser then sends no cookies. */
  readonly isOpenToOtherSites?: boolean
  /** Allowed even while the user must choose a new password. */
  readonly isOpenBeforePasswordChange?: boolean
  /** Allowed even while the user must set up two-step verification. */
  readonly isOpenBeforeSecondFactor?: boolean
  /** A budget of its own, instead of the general limits (decision 74). */
  readonly limit?: CallLimit
  /** Refused if the user of the session has not entered their password for some minutes: a stolen session is not enough. */
  readonly needsConfirmation?: boolean
  /** Among the last to be refused when the server is overloaded, after all pages: what must not be lost or wait. */
  readonly isEssential?: boolean
  readonly summary: string
  readonly description?: string
}

export const keyOf = ({ method, path }: Pick<Call, "method" | "path">) => `${method} ${path}`

export function mayCall(role: Role | null, { access }: Pick<Call, "access">): boolean {
  if (access === anyone) return true
  return role !== null && ("of" in access ? signedIn : access).includes(role)
}

export const ownOf = ({ access }: Pick<Call, "access">) =>
  typeof access === "object" && "of" in access ? access : null

export const isOpenToAll = ({ access }: Pick<Call, "access">) => access === anyone

export type ResponseOf<C extends Call> = C extends { response: infer S extends Schema } ? z.output<S> : unknown

/** Every value in a URL is sent as text. */
type Parameters<S extends Schema> = { [Name in keyof z.input<S>]: z.input<S>[Name] | number }

/** The input of a call: the parts that it declares. `ifMatch` is the `updatedAt` that the caller last read, sent as an ETag. */
export type InputOf<C extends Call> = (C extends { params: infer S extends Schema }
  ? { params: Parameters<S> }
  : { params?: never }) &
  (C extends { query: infer S extends Schema } ? { query?: Parameters<S> } : { query?: never }) &
  (C extends { body: infer S extends Schema } ? { body: z.input<S> } : { body?: never }) & { ifMatch?: string }

type Values = Readonly<Record<string, unknown>>

/** The path and query of a call, below the API's prefix. */
export function callUrl(
  { path }: Pick<Call, "path">,
  { params, query = {} }: { params?: object | undefined; query?: object | undefined } = {},
): string {
  const pathname = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String((params as Values)[name])))
  const defined = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(defined.map(([name, value]) => [name, String(value)])).toString()
  return search ? `${pathname}?${search}` : pathname
}
