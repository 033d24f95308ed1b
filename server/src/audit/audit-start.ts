import { ofKind } from "#audit/filters.ts"
import { recordAudit, theServer } from "#audit-log/entry.ts"
import type { Database } from "#db/open.ts"

/** A server that is started again and again fills no table. */
const quietMs = 60 * 60 * 1000
const notSet = "not set"

type Watched = {
  publicUrl: string
  rateLimit: number
  trustProxy?: string | undefined
  imageHostUrl?: string | undefined
  smtpUrl?: unknown
  s3?: unknown
  secretKey?: unknown
}

/** What decides how safe the site is, without anything that is secret: of those only whether they are set. */
function watchedSettings(settings: Watched, version: string): Record<string, string> {
  const isSet = (value: unknown) => (value === undefined ? notSet : "set")
  return {
    version,
    PUBLIC_URL: settings.publicUrl,
    RATE_LIMIT: String(settings.rateLimit),
    TRUST_PROXY: settings.trustProxy ?? notSet,
    // Its path and query may hold a key.
    IMAGE_HOST_URL: settings.imageHostUrl ? new URL(settings.imageHostUrl).origin : notSet,
    SMTP_URL: isSet(settings.smtpUrl),
    S3: isSet(settings.s3),
    SECRET_KEY: isSet(settings.secretKey),
  }
}

/** Notes in the audit log that a server started, and which of its settings differ from those of the last start. */
export async function noteStart(database: Database, settings: Watched, version: string): Promise<void> {
  const now = watchedSettings(settings, version)
  await database.write([], async (trx) => {
    const last = await trx
      .selectFrom("audit")
      .select(["details", "at"])
      .where(ofKind(trx, "server"))
      .orderBy("position", "desc")
      .limit(1)
      .executeTakeFirst()
    const before = last ? settingsIn(last.details) : now
    const isSame = Object.entries(now).every(([name, value]) => before[name] === value)
    if (last && isSame && Date.now() - Date.parse(last.at) < quietMs) return
    const details = Object.entries(now).map(([name, value]) => lineOf(name, before[name] ?? notSet, value))
    recordAudit(trx, theServer, { action: "server.start", details: details.join("\n") })
  })
}

/** A setting that changed stands there as any other change does. */
const lineOf = (name: string, before: string, after: string) =>
  before === after ? `${name}: ${after}` : `${name}: ${JSON.stringify(before)} → ${JSON.stringify(after)}`

const line = /^(\w+): (?:"(?:[^"\\]|\\.)*" → (".*")|(.*))$/

function settingsIn(details: string): Record<string, string> {
  const found = details.split("\n").flatMap((each) => {
    const [, name, changed, same] = line.exec(each) ?? []
    return name ? [[name, changed ? String(JSON.parse(changed)) : (same ?? "")]] : []
  })
  return Object.fromEntries(found)
}
