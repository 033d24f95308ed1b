import { lookup } from "node:dns/promises"
import { recordKinds, records } from "contract"
import type { Job, JobContext } from "#db/jobs/jobs.ts"
import type { Database } from "#db/open.ts"
import { recordTables } from "#db/records/records.ts"
import type { ImageStore } from "#images/image-store.ts"
import { namesIn } from "#images/name.ts"
import { isPrivateHost } from "#network/private-host.ts"
import type { Read, Tables } from "#schema.ts"

const weekMs = 7 * 24 * 60 * 60 * 1000
const timeoutMs = 10_000
const maxConcurrent = 4
/** A site has a few hundred; more would be a visit of some minutes to other people's servers. */
const maxChecked = 2000
const maxShown = 20

type Shown = Tables["brokenImage"]

/** Photos of accounts are always our own, and nobody but their owner can replace them. */
const kinds = recordKinds.filter((kind) => kind !== "user")
const shownColumns = kinds.flatMap((kind) => records[kind].images.map((column) => ({ table: kind, column })))

/** The image of each record that pages show. Those of the program itself are left out: a build without them is not started. */
async function shownImages(read: Read): Promise<Shown[]> {
  const images: Shown[] = []
  for (const { table, column } of shownColumns) {
    // Kysely cannot type a column chosen at run time; all of these have the type of the gallery's.
    const rows = read.selectFrom(table as "gallery").select(["_id", `${column as "image"} as url`])
    for (const { _id, url } of await rows
      .where(column as "image", "<>", "")
      .limit(maxChecked)
      .execute())
      if (namesIn(url).length > 0 || /^https?:/.test(url)) images.push({ recordId: _id, kind: table, url })
  }
  return images.slice(0, maxChecked)
}

/** Each week, because the images of other sites vanish without anybody's doing here. */
export const checkImages: Job<JobContext & { images: ImageStore }> = {
  name: "check-images",
  every: weekMs,
  run: async ({ database, images: store }, signal) => {
    const shown = await shownImages(database.read)
    const states = new Map<string, State>()
    const queue = new Set(shown.map(({ url }) => url)).values()
    const work = async () => {
      for (const url of queue) {
        if (signal.aborted) return
        states.set(url, await stateOf(url, store, signal))
      }
    }
    await Promise.all(Array.from({ length: maxConcurrent }, work))
    if (signal.aborted) return
    // Without a connection nothing is known of other sites' images.
    const isOnline = [...states].some(([url, state]) => state === "loads" && namesIn(url).length === 0)
    const faults: readonly (State | undefined)[] = isOnline ? ["missing", "unreachable"] : ["missing"]
    const broken = shown.filter(({ url }) => faults.includes(states.get(url)))
    await database.write(["site"], async (trx) => {
      await trx.deleteFrom("brokenImage").execute()
      for (const image of broken)
        await trx
          .insertInto("brokenImage")
          .values(image)
          .onConflict((key) => key.doNothing())
          .execute()
    })
  },
}

/** `0.0.0.0` and `::` lead to this machine too. */
const isOwn = (host: string) => isPrivateHost(host) || /^(0\.|\[?::\]?$)/.test(host)

type State = "loads" | "missing" | "unreachable" | "skipped"

async function stateOf(url: string, store: ImageStore, signal: AbortSignal): Promise<State> {
  const [name] = namesIn(url)
  if (name) return (await (store.uncached ?? store).get(name)) ? "loads" : "missing"
  try {
    const { hostname } = new URL(url)
    // Somebody in the office may name any address: this server must not look into its own network for them.
    const addresses = await lookup(hostname, { all: true })
    if ([hostname, ...addresses.map(({ address }) => address)].some(isOwn)) return "skipped"
    const response = await fetch(url, {
      redirect: "manual",
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    })
    await response.body?.cancel()
    return response.status < 400 ? "loads" : "missing"
  } catch {
    return "unreachable"
  }
}

/** What the last check could not load and records still show, with the names of these records. */
export async function brokenImages({ read }: Pick<Database, "read">) {
  const found = await read
    .selectFrom("brokenImage")
    .selectAll()
    .orderBy("kind")
    .orderBy("recordId")
    .limit(200)
    .execute()
  const named = await Promise.all(found.map(async (image) => ({ ...image, name: await nameIfShown(read, image) })))
  return named.flatMap(({ name, ...image }) => (name === undefined ? [] : [{ ...image, name }])).slice(0, maxShown)
}

async function nameIfShown(read: Read, { kind, recordId, url }: Shown): Promise<string | undefined> {
  const row = read
    .selectFrom(kind as "gallery")
    .selectAll()
    .where("_id", "=", recordId)
  const record: Record<string, unknown> | undefined = await row.executeTakeFirst()
  const isShown = record && shownColumns.some(({ table, column }) => table === kind && record[column] === url)
  return isShown ? String(record[recordTables[kind].name]) : undefined
}
