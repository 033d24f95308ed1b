import {
  type AnnouncementContent,
  type ContactContent,
  type ContactLink,
  contactLinks,
  inventedSections,
  type LegalContent,
  type SiteContent,
  type SiteListContent,
  type SiteSection,
  siteLists,
  siteSections,
} from "contract"
import { cachedRead } from "#db/cached-read.ts"
import type { Database } from "#db/open.ts"
import { hasSampleSite } from "#demo-records.ts"
import type { Read, Tables } from "#schema.ts"

export type VersionRow = Tables["siteVersion"]

export type Present<Section extends SiteSection = SiteSection> = Pick<
  VersionRow,
  "version" | "actorId" | "actor" | "updatedAt"
> & { isShipped: boolean; content: SiteContent[Section] }

export type SiteReader = {
  shipped: () => Promise<SiteContent>
  present: <Section extends SiteSection>(section: Section) => Promise<Present<Section>>
  /** The same for pages that need no other data, and so must not fail with the database: then the content that was read last. */
  presentOrLast: <Section extends SiteSection>(section: Section) => Promise<Known<Section>>
}
type Known<Section extends SiteSection> = Present<Section> & { isCurrent: boolean }

const texts = { banner: "", heading: "", text: "", button: "" }
const noAnnouncement: AnnouncementContent = {
  ...{ hasBanner: false, hasPopup: false, firstDay: "", lastDay: "", bannerLink: "", link: "", image: "" },
  ...texts,
  en: texts,
}
const noContact: ContactContent = {
  ...{ email: "", phone: "", address: "", hours: "", en: { address: "", hours: "" } },
  ...(Object.fromEntries(contactLinks.map((name) => [name, ""])) as Record<ContactLink, string>),
}
const noLegal: LegalContent = { legalName: "", tradeLicence: "", bin: "", en: { legalName: "" } }
const noItems = Object.fromEntries(siteLists.map((list) => [list, { items: [] }])) as unknown as SiteListContent
export const blankSite: SiteContent = {
  ...{ announcement: noAnnouncement, contact: noContact, legal: noLegal },
  ...noItems,
}
const noInvention = Object.fromEntries(inventedSections.map((section) => [section, blankSite[section]]))

/** The shipped content; its invented sections are blank unless the sample content is there, and DEMO does not turn it off. */
export function shippedSite(
  database: Database,
  content: () => Promise<SiteContent>,
  isDemo: boolean,
): SiteReader["shipped"] {
  // Until the database can be read, nothing invented is shown.
  let isSample = false
  const hasSample = cachedRead(database, ["site"], () => hasSampleSite(database.read))
  return async () => {
    if (isDemo) isSample = await hasSample().catch(() => isSample)
    return isSample ? content() : { ...(await content()), ...noInvention }
  }
}

const unchanged = { version: 0, actorId: "", actor: "", updatedAt: new Date(0).toISOString() }

export async function readPresent<Section extends SiteSection>(
  read: Read,
  section: Section,
  shipped: SiteContent,
): Promise<Present<Section>> {
  const row = await read
    .selectFrom("siteVersion")
    .selectAll()
    .where("section", "=", section)
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst()
  const { content, version, actorId, actor, updatedAt } = row ?? { ...unchanged, content: "" }
  return {
    ...{ version, actorId, actor, updatedAt },
    isShipped: content === "",
    content: contentOf(content, shipped[section]),
  }
}

/** A field that was added since has the shipped value. */
export function contentOf<Content extends object>(stored: string, shipped: Content): Content {
  return stored === "" ? shipped : { ...shipped, ...(JSON.parse(stored) as Partial<Content>) }
}

/** Every page needs the sections, so they are cached until one of them changes. */
export function siteReader(database: Database, shipped: SiteReader["shipped"]): SiteReader {
  const last = new Map<SiteSection, Present>()
  const readers = siteSections.map((section) => {
    const load = async () => {
      const loaded = await readPresent(database.read, section, await shipped())
      last.set(section, loaded)
      return loaded
    }
    return [section, cachedRead(database, ["site"], load)] as const
  })
  const current = new Map<SiteSection, () => Promise<Present>>(readers)
  const present = <Section extends SiteSection>(section: Section) =>
    current.get(section)?.() as Promise<Present<Section>>
  return {
    shipped,
    present,
    async presentOrLast<Section extends SiteSection>(section: Section) {
      try {
        return { ...(await present(section)), isCurrent: true }
      } catch {
        const known = last.get(section) as Present<Section> | undefined
        const content = (await shipped())[section]
        return { ...(known ?? { ...unchanged, content, isShipped: true }), isCurrent: false }
      }
    },
  }
}
