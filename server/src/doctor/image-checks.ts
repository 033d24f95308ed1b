import type { Database } from "#db/open.ts"
import { error, type Finding, ok, warning } from "#doctor/finding.ts"
import { brokenImages } from "#images/broken-images.ts"
import { pathOf, referencedAmong } from "#images/image-references.ts"
import type { ImageStore } from "#images/image-store.ts"
import { nameOf } from "#images/name.ts"

type Read = Pick<Database, "read">

const maxListed = 5
const batchSize = 500

/** Images that records show, but the storage does not have; and files of which the database knows nothing. */
export async function imageFindings({ read }: Read, store: ImageStore, isOnDisk: boolean): Promise<Finding[]> {
  const stored = new Set<string>()
  for await (const { name } of store.list()) stored.add(name)
  const known = new Set<string>()
  const missing: string[] = []
  const damaged: string[] = []
  for (let last = ""; ; ) {
    const rows = await read
      .selectFrom("image")
      .select("name")
      .where("name", ">", last)
      .orderBy("name")
      .limit(batchSize)
      .execute()
    const names = rows.map(({ name }) => name)
    for (const name of names) known.add(name)
    const used = await referencedAmong(read, names)
    missing.push(...names.filter((name) => used.has(name) && !stored.has(name)))
    // S3 compares the digests of its objects itself, and reading all of them would take hours.
    if (isOnDisk) for (const name of used) if (await isDamaged(name, store)) damaged.push(name)
    last = names.at(-1) ?? ""
    if (rows.length < batchSize) break
  }
  const unknown = stored.difference(known).size
  const findings = [...named(missing, "missing"), ...named(damaged, "damaged")]
  if (unknown > 0)
    findings.push(
      warning(
        `${unknown} stored images are not in the database`,
        "The daily cleanup takes them over, and removes unused ones",
      ),
    )
  return findings.length > 0 ? findings : [ok(`${stored.size} images are stored, and none is missing`)]
}

async function isDamaged(name: string, store: ImageStore): Promise<boolean> {
  const content = await store.get(name)
  return content !== null && nameOf(content) !== name
}

function named(names: readonly string[], fault: string): Finding[] {
  const findings = names
    .slice(0, maxListed)
    .map((name) =>
      error(`The image ${pathOf(name)} is used, but ${fault}`, "Upload it again, or restore it from a backup"),
    )
  const others = names.length - maxListed
  return others > 0 ? [...findings, error(`${others} more images are ${fault}`, "See above")] : findings
}

/** What the weekly check of all images has found; the check above is of this server's own. */
export async function brokenImageFindings(database: Read): Promise<Finding[]> {
  const others = (await brokenImages(database)).filter(({ url }) => /^https?:/.test(url))
  const broken = others.map(({ kind, name, url }) =>
    warning(
      `The image ${url} of the ${kind} "${name}" does not load`,
      "Upload one in its place, or correct its address",
    ),
  )
  return broken.length > 0 ? broken : [ok("The last weekly check could load those that records show")]
}
