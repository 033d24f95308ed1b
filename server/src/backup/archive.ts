import { createHash, createHmac, randomUUID, timingSafeEqual } from "node:crypto"
import { createReadStream } from "node:fs"
import { open, readdir, rename, rm } from "node:fs/promises"
import { dirname, join } from "node:path"
import { createTarDecoder, packTar } from "modern-tar"
import * as z from "zod/mini"
import { CannotStart } from "#cannot-start.ts"

/** A part of an archive. Parts are small enough for the memory: some megabytes of rows, or one image. */
export type Part = { name: string; content: Buffer }

const endOfTar = Buffer.alloc(1024)
const manifestName = "manifest.json"
/** Above the largest image, and above the 500 rows that a part had in earlier versions, with the longest texts. */
export const maxPartBytes = 256 * 1024 * 1024

const Manifest = z.object({
  format: z.literal(1),
  version: z.string(),
  createdAt: z.iso.datetime(),
  /** The last migration of the database. */
  migration: z.string(),
  hasKeys: z.boolean(),
  hasImages: z._default(z.boolean(), true),
  missingImages: z.array(z.string()),
  /** Left out of the backup, because their content did not match the hash in their name; a restore adds those that it leaves out. */
  damagedImages: z._default(z.array(z.string()), []),
  rows: z.record(z.string(), z.number()),
  /** The SHA-256 digest of each part, by its name. */
  digests: z.record(z.string(), z.string()),
  /** Of everything above, as JSON. Empty in backups of earlier versions, and of a site that has no key yet. */
  signature: z._default(z.string(), ""),
})

export type Manifest = z.output<typeof Manifest>

const signatureOf = (key: Buffer, text: string) => createHmac("sha256", key).update(text).digest("hex")

const digestOf = (content: Buffer) => createHash("sha256").update(content).digest("hex")

/**
 * Writes a tar file. The manifest is its last part, so an archive that was cut off has none. The file appears under its
 * name when it is complete and flushed to disk; only its owner may read it.
 */
export async function writeArchive(
  path: string,
  parts: AsyncIterable<Part>,
  about: () => Omit<Manifest, "format" | "digests" | "signature">,
  key?: Buffer,
): Promise<Manifest> {
  const partial = `${path}.${randomUUID()}.part`
  const digests: Record<string, string> = {}
  const failed = (error: Error) => {
    throw new CannotStart(`The backup ${path} cannot be written: ${error.message}`)
  }
  try {
    await using file = await open(partial, "wx", 0o600).catch(failed)
    const append = (bytes: Buffer | Uint8Array) => file.appendFile(bytes).catch(failed)
    const add = async ({ name, content }: Part) => {
      const header = { name, size: content.length, mode: 0o600 }
      // It ends each part as if it were the last one.
      await append((await packTar([{ header, body: content }])).subarray(0, -endOfTar.length))
    }
    for await (const part of parts) {
      digests[part.name] = digestOf(part.content)
      await add(part)
    }
    const signed = { format: 1 as const, ...about(), digests }
    const manifest: Manifest = { ...signed, signature: key ? signatureOf(key, JSON.stringify(signed)) : "" }
    await add({ name: manifestName, content: Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`) })
    await append(endOfTar)
    await file.sync().catch(failed)
    await rename(partial, path)
    await syncFolder(dirname(path))
    return manifest
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}

/** Removes what processes left that were killed while they wrote archives of such names. */
export async function removePartial(folder: string, archive: RegExp) {
  const names = (await readdir(folder)).filter((name) => archive.test(name) && name.endsWith(".part"))
  for (const name of names) await rm(join(folder, name), { force: true })
}

/** fsync of the folder makes the rename durable. */
async function syncFolder(folder: string) {
  if (process.platform === "win32") return
  await using handle = await open(folder)
  await handle.sync()
}

export async function* readParts(path: string): AsyncGenerator<Part> {
  const entries = ReadableStream.from(createReadStream(path)).pipeThrough(createTarDecoder({ strict: true }))
  for await (const { header, body } of entries) {
    if (header.size > maxPartBytes) throw new Error(`${header.name} has ${header.size} bytes`)
    yield { name: header.name, content: Buffer.concat(await Array.fromAsync(body)) }
  }
}

/** Reads the whole archive once, and compares each part with its digest. `isSignedWith` says whether it was signed with a key. */
export async function verifyArchive(path: string) {
  const damaged = (reason: string) => new CannotStart(`The backup ${path} is damaged: ${reason}`)
  const found: Record<string, string> = {}
  let manifest: ReturnType<typeof manifestIn> | undefined
  try {
    for await (const { name, content } of readParts(path)) {
      if (manifest) throw new Error(`${name} comes after the manifest`)
      // A restore would read both, and the manifest vouches for one.
      if (found[name]) throw new Error(`${name} is in it twice`)
      if (name !== manifestName) found[name] = digestOf(content)
      else manifest = manifestIn(content)
    }
  } catch (error) {
    if (error instanceof CannotStart) throw error
    const { code, message, syscall } = error as NodeJS.ErrnoException
    if (code === "ENOENT") throw new CannotStart(`There is no file ${path}`)
    if (syscall) throw new CannotStart(`The backup ${path} cannot be read: ${message}`)
    if (await isTar(path)) throw damaged(message)
    throw new CannotStart(`${path} is not a backup of this program: it is no tar file`)
  }
  if (!manifest) throw damaged("it has no manifest, so it was cut off or is no backup")
  for (const [name, digest] of Object.entries(manifest.digests)) {
    if (!found[name]) throw damaged(`${name} is missing`)
    if (found[name] !== digest) throw damaged(`${name} has changed`)
    delete found[name]
  }
  const [extra] = Object.keys(found)
  if (extra) throw damaged(`it has ${extra}, which its manifest does not list`)
  return manifest
}

/** By the mark that each entry of a tar file has. */
async function isTar(path: string): Promise<boolean> {
  await using file = await open(path)
  const { buffer } = await file.read(Buffer.alloc(262))
  return buffer.toString("latin1", 257) === "ustar"
}

function manifestIn(content: Buffer) {
  const { signature = "", ...signed } = JSON.parse(content.toString())
  if (signed.format > 1)
    throw new CannotStart("The backup was made by a newer version of this program: use that version")
  // Of the text as it was written: a later version may add fields.
  const isSignedWith = (key: Buffer) => {
    const expected = Buffer.from(signatureOf(key, JSON.stringify(signed)))
    const found = Buffer.from(String(signature))
    return found.length === expected.length && timingSafeEqual(found, expected)
  }
  return { ...Manifest.parse({ ...signed, signature }), isSignedWith }
}
