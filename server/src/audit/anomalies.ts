import type { Anomaly, AnomalyKind, AuditAction } from "contract"
import { sql } from "kysely"
import { ofKind } from "#audit/filters.ts"
import type { VerificationRunner } from "#audit/verification-runner.ts"
import type { Database } from "#db/open.ts"
import { earliestId } from "#new-id.ts"

const dayMs = 24 * 60 * 60 * 1000
const maxUncheckedMs = 2 * dayMs
/** Bounds the work of the overview, which is requested often, however many entries a day has. */
const maxReadEntries = 5000
const maxAnomaliesPerKind = 5
/** Counting their records reads them whole. Their entries alone reach the threshold when there are more. */
const maxLargeDeletions = 50

/** From this many events a day an anomaly is reported. */
const thresholds = {
  failedSignIns: 10,
  failedSignInsFrom: 30,
  throttledSignIns: 1,
  deniedAccess: 3,
  deletions: 20,
  exports: 5,
} as const
type CountedAnomaly = keyof typeof thresholds

const watched = ["signIn.fail", "signIn.throttle", "access.deny"] as const satisfies AuditAction[]

export async function anomaliesOf(database: Database, chain: Pick<VerificationRunner, "latest">): Promise<Anomaly[]> {
  const head = await database.read.selectFrom("auditHead").select("position").executeTakeFirstOrThrow()
  const since = Date.now() - dayMs
  const first = await firstPositionSince(database, since)
  const window = { first, after: head.position - maxReadEntries, since: new Date(since).toISOString() }
  return [
    ...chainAnomalies(chain.latest()),
    ...(await signatureFindings(database)),
    ...(await events(database, window)),
  ]
}

/** Later than any entry, if there is none. PostgreSQL's integers end there. */
const noPosition = 2 ** 31 - 1

async function firstPositionSince({ read }: Database, time: number): Promise<number> {
  const entry = read.selectFrom("audit").select("position").where("_id", ">=", earliestId(time))
  return (await entry.orderBy("_id").limit(1).executeTakeFirst())?.position ?? noPosition
}

type Window = { first: number; after: number; since: string }

async function events(database: Database, window: Window): Promise<Anomaly[]> {
  const counters = new Map<string, Anomaly>()
  const count = (kind: CountedAnomaly, source: { account?: string; address?: string }, times: number, at: string) => {
    const key = [kind, source.account, source.address].join("\n")
    const anomaly = counters.get(key) ?? { ...none, kind, ...source }
    const lastAt = anomaly.lastAt > at ? anomaly.lastAt : at
    counters.set(key, { ...anomaly, count: anomaly.count + times, lastAt })
  }
  for (const { action, actor, record, address, details, at } of await securityRows(database, window)) {
    // Events beyond the entry budget are logged as one number, `more`, without account and IP address.
    const times = Number(/^(?:count|more): (\d+)$/m.exec(details)?.[1] ?? 1)
    // A signed-in user who guesses their current password is the actor; a failed login names the account as the record.
    const account = record || actor
    if (action === "signIn.fail" && account) count("failedSignIns", { account }, times, at)
    if (action === "signIn.fail" && address) count("failedSignInsFrom", { address }, times, at)
    if (action === "signIn.throttle") count("throttledSignIns", {}, times, at)
    if (action === "access.deny" && actor) count("deniedAccess", { account: actor }, times, at)
  }
  for (const { actor, isExport, entries, lastAt } of await bulkRows(database, window)) {
    count(isExport ? "exports" : "deletions", { account: actor }, Number(entries), lastAt)
  }
  for (const { actor, rows, at } of await largeDeletions(database, window)) {
    count("deletions", { account: actor }, Number(rows) - 1, at)
  }
  const found = [...counters.values()].filter(({ kind, count }) => count >= thresholds[kind as CountedAnomaly])
  const byKind = Map.groupBy(found, ({ kind }) => kind)
  return (Object.keys(thresholds) as CountedAnomaly[]).flatMap((kind) =>
    (byKind.get(kind) ?? []).sort((one, other) => other.count - one.count).slice(0, maxAnomaliesPerKind),
  )
}

const recent = ({ read }: Database, { after, since }: Window) =>
  read.selectFrom("audit").where("position", ">", after).where("at", ">=", since)

/** By the index of kinds, because one bulk action writes thousands of entries. security-events.ts limits the number of these rows. */
async function securityRows({ read }: Database, { first, since }: Window) {
  const ofBoth = ["signIn", "access"].map((kind) =>
    read
      .selectFrom("audit")
      .where(ofKind(read, kind))
      .where("position", ">=", first)
      .where("at", ">=", since)
      .where("action", "in", watched)
      .select(["action", "actor", "record", "address", "details", "at"])
      .orderBy("position", "desc")
      .limit(maxReadEntries)
      .execute(),
  )
  return (await Promise.all(ofBoth)).flat()
}

const bulkRows = (database: Database, window: Window) =>
  recent(database, window)
    .where(
      sql<boolean>`(action like '%.delete' or action like '%.export' or action in ('certificate.undo-import', 'user.erase'))`,
    )
    .where("actor", "!=", "")
    .select(["actor", sql<number>`case when action like '%.export' then 1 else 0 end`.as("isExport")])
    .select(({ fn }) => [fn.countAll<number>().as("entries"), fn.max("at").as("lastAt")])
    .groupBy(["actor", "isExport"])
    .execute()

/** Rows are recorded one per line, between two lines of brackets. */
const rowCountOf = sql<number>`length("details") - length(replace("details", ${"\n"}, '')) - 1`

/** Several records that are deleted at once have one entry, named after the first and the last (db/delete-records.ts). */
const largeDeletions = (database: Database, window: Window) =>
  recent(database, window)
    .where(sql<boolean>`(action like '%.delete' or action = 'certificate.undo-import')`)
    .where("record", "like", "% … %")
    .where("actor", "!=", "")
    .select(["actor", "at", rowCountOf.as("rows")])
    .orderBy("position", "desc")
    .limit(maxLargeDeletions)
    .execute()

const none = { count: 0, account: "", address: "", fault: "", lastAt: "" }
const found = (kind: AnomalyKind, lastAt: string, some?: Partial<Anomaly>) => ({ ...none, kind, lastAt, ...some })

function chainAnomalies(verdict: ReturnType<VerificationRunner["latest"]>): Anomaly[] {
  if (!verdict) return []
  const { fault, code, params, checkedAt, signature } = verdict
  if (fault !== "") return [found("chainFault", checkedAt, { fault, code, params })]
  if (Date.now() - Date.parse(checkedAt) > maxUncheckedMs) return [found("chainUnchecked", checkedAt)]
  return signature === "otherKey" ? [found("otherKey", checkedAt)] : []
}

const monthMs = 30 * dayMs
const suspicious = ["chain.other-key", "chain.bad-signature", "chain.rolled-back"] as const satisfies AuditAction[]

/** Findings about the log's head. Reported for a month, not a day, because they are rare and serious. */
async function signatureFindings({ read }: Database): Promise<Anomaly[]> {
  const since = new Date(Date.now() - monthMs).toISOString()
  const findings = await read
    .selectFrom("audit")
    .where(ofKind(read, "chain"))
    .where("at", ">=", since)
    .where("action", "in", suspicious)
    .select(["at"])
    .orderBy("position", "desc")
    .limit(100)
    .execute()
  const [latest] = findings
  return latest ? [found("wrongSignature", latest.at, { count: findings.length })] : []
}
