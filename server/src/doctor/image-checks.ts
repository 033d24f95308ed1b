import type { Database } from "#db/open.ts"
import { error, type Finding, ok, warning } from "#doctor/finding.ts"
import { pathOf, referencedAmong } from "#images/image-references.ts"
import type { ImageStore } from "#images/image-store.ts"

type Read = Pick<Database, "read">

const maxListed = 5
const batchSize = 500

/** Images that records show, but the storage does not have; and files of which the database knows nothing. */
export async function imageFindings({ read }: Read, store: ImageStore): Promise<Finding[]> {
  const stored = new Set<string>()
  for await (const { name } of store.list()) stored.add(name)
  const known = new Set<string>()
  const missing: string[] = []
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
    last = names.at(-1) ?? ""
    if (rows.length < batchSize) break
  }
  const unknown = stored.difference(known).size
  const findings = missing
    .slice(0, maxListed)
    .map((name) =>
      error(`The image ${pathOf(name)} is used, but missing`, "Upload it again, or restore it from a backup"),
    )
  if (missing.length > maxListed)
    findings.push(error(`${missing.length - maxListed} more images are missing`, "See above"))
  if (unknown > 0)
    findings.push(
      warning(
        `${unknown} stored images are not in the database`,
        "The daily cleanup takes them over, and removes unused ones",
      ),
    )
  return findings.length > 0 ? findings : [ok(`${stored.size} images are stored, and none is missing`)]
}
