import { inventedSections, type SiteSection } from "contract"
import { blankSite, contentOf } from "#resources/site/content.ts"
import type { Read } from "#schema.ts"

/** Reserved for examples (RFC 2606): nobody can be reached there. */
const exampleHost = /[@/.]example(?:[/?#"]|$)|[@/.]example\.(?:com|net|org)\b/i

/** Whether what is written leads to an address that nobody has. */
export const hasExampleAddress = (content: object) =>
  Object.values(content).some((value) => typeof value === "string" && exampleHost.test(value))

/** What the office has saved last of each section; empty if nothing, or if it was reset. */
export async function savedSections(read: Read): Promise<ReadonlyMap<SiteSection, string>> {
  const rows = await read
    .selectFrom("siteVersion as version")
    .select(["section", "content"])
    .where(({ eb, selectFrom }) =>
      eb(
        "version",
        "=",
        selectFrom("siteVersion as other")
          .select(({ fn }) => fn.max("other.version").as("latest"))
          .whereRef("other.section", "=", "version.section"),
      ),
    )
    .execute()
  return new Map(rows.map(({ section, content }) => [section, content]))
}

/** The sections whose content would be invented, because the office has never saved them, or has kept invented addresses. */
export async function unsavedSections(read: Read): Promise<SiteSection[]> {
  const saved = await savedSections(read)
  const isOwn = (section: SiteSection) => {
    const content = saved.get(section) ?? ""
    return content !== "" && !(section === "contact" && hasExampleAddress(contentOf(content, blankSite.contact)))
  }
  return inventedSections.filter((section) => !isOwn(section))
}
