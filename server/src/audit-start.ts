import { ofKind } from "#audit/filters.ts"
import { recordAudit, serverActor } from "#audit-log/entry.ts"
import type { Database } from "#db/open.ts"
import type { Settings } from "#settings.ts"

/** Limits the entries of a server that restarts in a loop. */
const minEntryIntervalMs = 60 * 60 * 1000
const notSet = "not set"

/** The settings that affect security. For secret ones only whether they are set. */
function watchedSettings(settings: Settings, version: string): Record<string, string> {
  const isSet = (value: unknown) => (value === undefined ? notSet : "set")
  return {
    version,
    PUBLIC_URL: settings.publicUrl,
    EARLIER_PUBLIC_URLS: settings.earlierPublicUrls.join() || notSet,
    RATE_LIMIT: String(settings.rateLimit),
    TRUST_PROXY: settings.trustProxy ?? notSet,
    // The path and query may contain a key.
    IMAGE_HOST_URL: settings.imageHostUrl ? new URL(settings.imageHostUrl).origin : notSet,
    SMTP_URL: isSet(settings.smtpUrl),
    S3: isSet(settings.s3),
    SECRET_KEY: isSet(settings.secretKey),
    SECOND_FACTOR: settings.secondFactorPolicy.isRequired ? "required" : "optional",
    METRICS_HOST: settings.metricsPort === undefined ? notSet : settings.metricsHost,
  }
}

/** Audits that a server started, and which settings differ from its previous start. */
export async function auditStart(database: Database, settings: Settings, version: string): Promise<void> {
  const now = watchedSettings(settings, version)
  await database.write([], async (trx) => {
    const previous = await trx
      .selectFrom("audit")
      .select(["details", "at"])
      .where(ofKind(trx, "server"))
      .orderBy("position", "desc")
      .limit(1)
      .executeTakeFirst()
    const before = previous ? settingsIn(previous.details) : now
    const isSame = Object.entries(now).every(([name, value]) => before[name] === value)
    if (previous && isSame && Date.now() - Date.parse(previous.at) < minEntryIntervalMs) return
    const details = Object.entries(now).map(([name, value]) => settingLine(name, before[name] ?? notSet, value))
    recordAudit(trx, serverActor, { action: "server.start", details: details.join("\n") })
  })
}

/** Changed settings are written in the same format as other changes. */
const settingLine = (name: string, before: string, after: string) =>
  before === after ? `${name}: ${after}` : `${name}: ${JSON.stringify(before)} → ${JSON.stringify(after)}`

const line = /^(\w+): (?:"(?:[^"\\]|\\.)*" → (".*")|(.*))$/

function settingsIn(details: string): Record<string, string> {
  const found = details.split("\n").flatMap((each) => {
    const [, name, changed, same] = line.exec(each) ?? []
    return name ? [[name, changed ? String(JSON.parse(changed)) : (same ?? "")]] : []
  })
  return Object.fromEntries(found)
}
