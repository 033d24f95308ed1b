import type { Migration } from "kysely/migration"
import { first } from "#db/migrations/0001-accounts-and-certificates.ts"
import { second } from "#db/migrations/0002-every-resource.ts"
import { third } from "#db/migrations/0003-search.ts"

/** In the order in which they run. A landed migration is never edited: add the next one. */
export const migrations: Record<string, Migration> = {
  "0001-accounts-and-certificates": first,
  "0002-every-resource": second,
  "0003-search": third,
}
