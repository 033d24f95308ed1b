import type { Migration } from "kysely/migration"
import { first } from "#db/migrations/0001-accounts-and-certificates.ts"
import { second } from "#db/migrations/0002-every-resource.ts"
import { third } from "#db/migrations/0003-search.ts"
import { fourth } from "#db/migrations/0004-for-the-dashboards.ts"
import { sixth } from "#db/migrations/0006-images-by-path.ts"
import { eighth } from "#db/migrations/0008-signed-audit-head.ts"
import { ninth } from "#db/migrations/0009-demo-records.ts"
import { tenth } from "#db/migrations/0010-search-without-an-index.ts"

/** In the order in which they run. A landed migration is never edited: add the next one. */
export const migrations: Record<string, Migration> = {
  "0001-accounts-and-certificates": first,
  "0002-every-resource": second,
  "0003-search": third,
  "0004-for-the-dashboards": fourth,
  "0006-images-by-path": sixth,
  "0008-signed-audit-head": eighth,
  "0009-demo-records": ninth,
  "0010-search-without-an-index": tenth,
}
