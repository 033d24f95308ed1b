import type { Call, CallName, NotificationKind, PlainCode, RecordKind, SiteFacts } from "contract"
import type { SelectQueryBuilder } from "kysely"
import type * as z from "zod/mini"
import type { PasswordRules } from "#accounts/password/password-rules.ts"
import type { Passkeys } from "#accounts/second-factor/passkeys.ts"
import type { SecondFactors } from "#accounts/second-factor/second-factor.ts"
import type { CredentialIssuer } from "#credentials/issuer.ts"
import type { Database } from "#db/open.ts"
import type { Documents } from "#document/draw-queue.ts"
import type { Owners } from "#http/guard.ts"
import type { App } from "#http/handle.ts"
import type { SignInCookies } from "#http/headers/sign-in-cookies.ts"
import type { GrowthLimit } from "#http/limits/growth-limit.ts"
import type { ImageStore } from "#images/image-store.ts"
import type { ImageQuota } from "#images/quota.ts"
import type { BlogFeed } from "#resources/blog/feed.ts"
import type { NumberScheme } from "#resources/certificate/new-numbers.ts"
import type { NumberBudget } from "#resources/certificate/verify/number-budget.ts"
import type { SignatoryReader } from "#resources/signatory/reader.ts"
import type { SiteReader } from "#resources/site/content.ts"
import type { Tables, Trx } from "#schema.ts"
import type { SecondFactorPolicy } from "#settings.ts"
import type { Keys } from "#signing-keys.ts"

export type Dependencies = {
  database: Database
  publicUrl: string
  imageHostUrl: string | undefined
  cookies: SignInCookies
  passwords: PasswordRules
  factors: SecondFactors
  passkeys: Passkeys
  secondFactorPolicy: SecondFactorPolicy
  /** Without it, as in load tests, growth is not limited. */
  limitGrowth: GrowthLimit | undefined
  images: ImageStore
  documents: Documents
  signatory: SignatoryReader
  imageQuota: ImageQuota
  reviewsNeedApproval: boolean
  mailsPerDay: number
  /** How many nightly backups stay; 0 if none are made. */
  backupCount: number
  newNumbers: NumberScheme
  /** False with DEMO=0: then no invented content is shown, although it may be there. */
  isDemo: boolean
  numberBudget: NumberBudget
  records: RecordResources
  notifications: Notifications
  keys: Keys
  /** The site as the issuer of signed credentials, and its name. */
  issuer: CredentialIssuer
  company: () => Promise<string>
  blogFeed: BlogFeed
  siteContent: SiteReader
  /** The texts of the public pages; none without pages, as in tests. */
  pageTexts: () => Promise<SiteFacts["pageTexts"]>
}

type Examples = { readonly [Name in CallName]?: unknown }

type AnyRows = { [Table in keyof Tables]: SelectQueryBuilder<Tables, Table, object> }[keyof Tables]

/** Of what users are notified: those who may make the call, and of the rows since then. The condition is read from an index. */
type Notified = {
  needs: Call
  /** Somebody must deal with these rows; until then they count as open. */
  isTask?: true
  rows: (read: Database["read"], since: string) => AnyRows
}
export type Notifications = { readonly [Kind in NotificationKind]: Notified }

/** A part of the API: its routes, and examples for the API description. */
export type Resource = {
  routes: (app: App, parts: Dependencies) => void
  /** Whose its rows are that own calls name. */
  owners?: Owners
  notifications?: Partial<Notifications>
  /** Example values of schemas. The examples of calls are built from these. */
  examples?: readonly Example[]
  /** Request bodies of calls whose form differs from the record in the response. */
  bodies?: Examples
  /** Responses of calls that return something other than the example record. */
  responses?: Examples
}

/** The owner of a row, by its column `userId`. */
export const ownersIn =
  (table: "passkey" | "review" | "session"): Owners[string] =>
  (read, id) =>
    read
      .selectFrom(table as "session")
      .select("userId")
      .where("_id", "=", id)
      .execute()

type Example = readonly [schema: z.ZodMiniType, example: unknown]

export const example = <Schema extends z.ZodMiniType>(schema: Schema, value: z.output<Schema>): Example => [
  schema,
  value,
]

export type RecordResource<Kind extends RecordKind = RecordKind> = Resource & {
  kind: Kind
  /** The calls that every resource has. Tests for all resources are built from these. */
  calls: { list: Call; create: Call; update?: Call; move?: Call; delete: Call }
  /** Sample content for a new site: form inputs, and the rows created from them. */
  demo?: () => Promise<{
    inputs: readonly unknown[]
    rows: (trx: Trx) => Tables[Kind][] | Promise<Tables[Kind][]>
  }>
  /** Who may make this call sees on the first screen how many there are, in this order of the kinds. */
  counted?: { needs: Call; order: number }
  /** Completes the row of a recorded deletion: computes derived columns and replaces secret ones. */
  restore?: (trx: Trx, recorded: Tables[Kind]) => Promise<Partial<Tables[Kind]>>
  /** The error code of a restore if the unique key has been taken since. */
  takenSince?: PlainCode
}

export type RecordResources = { readonly [Kind in RecordKind]: RecordResource<Kind> }
