import { type AuditAction, maxSiteVersions, type SiteContent, type SiteSection } from "contract"
import { detailsOf } from "#audit-log/details.ts"
import { recordAudit } from "#audit-log/entry.ts"
import { takeLock } from "#db/lock.ts"
import { checkIfMatch, nextTimestamp, type Requester } from "#db/records/records.ts"
import { notFound } from "#errors.ts"
import { contentOf, type Present, readPresent } from "#resources/site/content.ts"
import { differences, sameJson } from "#resources/site/differences.ts"
import { noteSectionTexts } from "#resources/site/outdated.ts"
import type { Trx } from "#schema.ts"

type Content<Section extends SiteSection> = SiteContent[Section]
type Edit<Section extends SiteSection> = { trx: Trx; section: Section; by: Requester; shipped: SiteContent }
type Edited<Section extends SiteSection> = Promise<Present<Section>>

/** Adds a version with these changes; nothing if the office has saved the section as it is. */
export async function changeSection<Section extends SiteSection>(
  edit: Edit<Section>,
  change: (before: Content<Section>, isShipped: boolean) => Content<Section>,
): Edited<Section> {
  const before = await lockedSection(edit)
  const content = change(before.content, before.isShipped)
  if (!before.isShipped && sameJson(content, before.content)) return before
  return addVersion(edit, before, { action: "site.update", stored: JSON.stringify(content), content })
}

export async function resetSection<Section extends SiteSection>(edit: Edit<Section>): Edited<Section> {
  const before = await lockedSection(edit)
  if (before.isShipped) return before
  return addVersion(edit, before, { action: "site.reset", stored: "", content: edit.shipped[edit.section] })
}

/** Adds a version that is a copy of an earlier one; 0 is the shipped content. */
export async function restoreVersion<Section extends SiteSection>(
  edit: Edit<Section>,
  version: number,
): Edited<Section> {
  const { trx, section, shipped } = edit
  const before = await lockedSection(edit)
  const versions = trx.selectFrom("siteVersion").select("content").where("section", "=", section)
  const row = version === 0 ? { content: "" } : await versions.where("version", "=", version).executeTakeFirst()
  if (!row) throw notFound("versionNotFound")
  const content = contentOf(row.content, shipped[section])
  if (sameJson(content, before.content)) return before
  return addVersion(edit, before, { action: "site.restore", stored: row.content, content })
}

/** On PostgreSQL one change waits for another, so versions are numbered without gaps. */
async function lockedSection<Section extends SiteSection>({ trx, section, by, shipped }: Edit<Section>) {
  await takeLock(trx, "site")
  const before = await readPresent(trx, section, shipped)
  checkIfMatch(before, by.ifMatch)
  return before
}

type NewVersion<Section extends SiteSection> = { action: AuditAction; stored: string; content: Content<Section> }

async function addVersion<Section extends SiteSection>(
  { trx, section, by }: Edit<Section>,
  before: Present<Section>,
  { action, stored, content }: NewVersion<Section>,
): Edited<Section> {
  await noteSectionTexts(trx, section, before.content, content)
  const version = before.version + 1
  const saved = { version, actorId: by.userId, actor: by.email, updatedAt: nextTimestamp(before.updatedAt) }
  await trx
    .insertInto("siteVersion")
    .values({ section, content: stored, ...saved })
    .execute()
  const images = [...new Set(stored.match(ownImages) ?? [])]
  if (images.length > 0)
    await trx
      .insertInto("siteImage")
      .values(images.map((image) => ({ section, version, image })))
      .execute()
  await trx
    .deleteFrom("siteVersion")
    .where("section", "=", section)
    .where("version", "<=", version - maxSiteVersions)
    .execute()
  recordAudit(trx, by, {
    action,
    recordId: section,
    record: section,
    ...detailsOf({ changed: differences(before.content, content) }),
  })
  return { ...saved, isShipped: stored === "", content }
}

const ownImages = /\/api\/images\/[0-9a-f]{64}\.webp/g
