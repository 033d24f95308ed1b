import { promisify } from "node:util"
import { gunzip, gzip } from "node:zlib"
import { type Manifest, maxPartBytes, type Part, writeArchive } from "#backup/archive.ts"
import { openSnapshot, type Row, type Snapshot } from "#backup/snapshot.ts"
import { CannotStart } from "#cannot-start.ts"
import type { DatabaseLocation } from "#db/open.ts"
import type { ImageStore } from "#images/image-store.ts"
import { nameOf } from "#images/name.ts"
import { reasonOf } from "#isolation/reason-of.ts"
import { openKeys, secretOf } from "#signing-keys.ts"
import { version } from "#version.ts"

const [compress, expand] = [promisify(gzip), promisify(gunzip)]

/** The key that signs the manifests of this installation's backups. */
export const backupKey = (secret: string) => openKeys({ dataDir: "", secretKey: secret }).derive("backups")

type Options = {
  location: DatabaseLocation
  /** Without a store, the backup has no images. */
  images?: ImageStore | undefined
  withKeys: boolean
  signal?: AbortSignal
}

export const secretPart = "keys/secret.key"
/** Without the line break that a backup adds. A SECRET_KEY may begin or end with spaces, which belong to it. */
export const secretIn = (content: Buffer) => content.toString().replace(/\n$/, "")

export const imageFolder = "images/"
const databaseFolder = "database/"

export const tableOf = (part: string) =>
  part.startsWith(databaseFolder) ? part.slice(databaseFolder.length).split("/")[0] : undefined

/** Writes one archive with the database, the images and the secret of all keys. A server may be running and writing. */
export async function writeBackup(path: string, { location, images, withKeys, signal }: Options): Promise<Manifest> {
  const createdAt = new Date().toISOString()
  await using snapshot = await openSnapshot(location)
  const rows: Record<string, number> = {}
  const missingImages: string[] = []
  const damagedImages: string[] = []
  const secret = secretOf(location)

  async function* parts(): AsyncGenerator<Part> {
    // First, so that nothing is restored with another key.
    if (withKeys && secret) yield { name: secretPart, content: Buffer.from(`${secret}\n`) }
    for (const table of snapshot.tables)
      for await (const part of rowsOf(snapshot, table, rows)) {
        signal?.throwIfAborted()
        yield part
      }
    if (!images) return
    for await (const name of imageNames(snapshot)) {
      signal?.throwIfAborted()
      // A cache may remember that an image was missing, which another process has stored since.
      const content = await (images.uncached ?? images).get(name)
      if (!content) missingImages.push(name)
      else if (nameOf(content) !== name) damagedImages.push(name)
      else yield { name: `${imageFolder}${name}`, content }
    }
  }

  const { migration } = snapshot
  const about = () => ({
    version,
    createdAt,
    migration,
    hasKeys: withKeys && secret !== undefined,
    hasImages: images !== undefined,
    missingImages,
    damagedImages,
    rows,
  })
  return await writeArchive(path, parts(), about, secret === undefined ? undefined : backupKey(secret))
}

/** JSON lines, compressed: readable without this program. */
async function* rowsOf(snapshot: Snapshot, table: string, count: Record<string, number>): AsyncGenerator<Part> {
  count[table] = 0
  let batch = 0
  for await (const rows of snapshot.rowsOf(table)) {
    count[table] += rows.length
    const lines = rows.map((row) => `${JSON.stringify(row)}\n`).join("")
    const number = String(++batch).padStart(6, "0")
    yield { name: `${databaseFolder}${table}/${number}.jsonl.gz`, content: await compress(lines) }
  }
}

async function* imageNames(snapshot: Snapshot) {
  for await (const rows of snapshot.rowsOf("image")) for (const { name } of rows) yield String(name)
}

export async function rowsIn({ name, content }: Part): Promise<Row[]> {
  try {
    const lines = (await expand(content, { maxOutputLength: maxPartBytes })).toString().split("\n")
    return lines.filter(Boolean).map((line) => JSON.parse(line))
  } catch (error) {
    throw new CannotStart(`The backup is damaged: ${name} cannot be read (${reasonOf(error)})`)
  }
}
