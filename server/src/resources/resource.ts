import type { Call, CallName, PlainCode, RecordKind } from "contract"
import type * as z from "zod/mini"
import type { PasswordRules } from "#accounts/password-rules.ts"
import type { Database } from "#db/open.ts"
import type { App } from "#http/handle.ts"
import type { SignInCookies } from "#http/sign-in-cookies.ts"
import type { ImageStore } from "#images/image-store.ts"
import type { ImageQuota } from "#images/quota.ts"
import type { Tables, Trx } from "#schema.ts"

/** What routes are made with. */
export type Parts = {
  database: Database
  publicUrl: string
  imageHostUrl: string | undefined
  cookies: SignInCookies
  passwords: PasswordRules
  images: ImageStore
  imageQuota: ImageQuota
  records: RecordResources
}

type Examples = { readonly [Name in CallName]?: unknown }

/** A part of the API: its routes, and what the API's description shows of them. */
export type Resource = {
  routes: (app: App, parts: Parts) => void
  /** What schemas look like filled in; examples of calls are put together from these. */
  examples?: readonly Example[]
  /** What is sent, where the fields of the record that is answered are not what a form would hold. */
  bodies?: Examples
  /** What is answered, where it is not just a record, or a record in another state. */
  responses?: Examples
}

type Example = readonly [schema: z.ZodMiniType, example: unknown]

export const example = <Schema extends z.ZodMiniType>(schema: Schema, value: z.output<Schema>): Example => [
  schema,
  value,
]

/** A resource whose records people edit. */
export type RecordResource<Kind extends RecordKind = RecordKind> = Resource & {
  kind: Kind
  /** The calls that every resource has in its own way: tests that hold for all of them are made from these. */
  calls: { list: Call; create: Call; update?: Call; move?: Call; delete: Call }
  /** Sample content for a site that has just been made: what a form would send, and the rows made of it. */
  demo?: () => Promise<{
    inputs: readonly unknown[]
    rows: (trx: Trx) => Tables[Kind][] | Promise<Tables[Kind][]>
  }>
  /** Completes what a deletion recorded: what is derived or secret is made anew. */
  restore?: (trx: Trx, recorded: Tables[Kind]) => Promise<Partial<Tables[Kind]>>
  /** What is said when a record with the same unique key has been created since. */
  takenSince?: PlainCode
}

export type RecordResources = { readonly [Kind in RecordKind]: RecordResource<Kind> }
