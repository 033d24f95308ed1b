import {
  blankItems,
  type Call,
  type SectionVersion,
  type SiteContent,
  type SiteList,
  type SiteSection,
  type SiteVersion,
} from "contract"
import type * as z from "zod/mini"
import { withActorNames } from "#audit/actor-names.ts"
import type { Database } from "#db/open.ts"
import { requesterOf } from "#http/guard.ts"
import { type App, handle, handleChange } from "#http/handle.ts"
import { changeSection, resetSection } from "#resources/site/changes.ts"
import type { Present, SiteReader } from "#resources/site/content.ts"
import type { Read } from "#schema.ts"

type Opened<Section extends SiteSection> = {
  readonly response: z.ZodMiniType<{ data: SiteContent[Section] & SiteVersion }>
}

type Site = { app: App; database: Database; siteContent: SiteReader }

/** What a section says after the changes of a form. */
type Changed<Section extends SiteSection, Form> = (
  before: SiteContent[Section],
  changes: Form,
  isShipped: boolean,
) => SiteContent[Section]

/** The routes by which the office reads and changes a section. */
export function sectionRoutes<Section extends SiteSection, Form>(
  site: Site,
  section: Section,
  get: Call & Opened<Section>,
  update: Call & Opened<Section> & { readonly body: z.ZodMiniType<Form> },
  reset: Call & Opened<Section>,
  changed: Changed<Section, Form>,
) {
  const { app, database, siteContent } = site
  handle<Call>(app, get, async () => opened(database.read, await siteContent.present(section)))
  changeRoutes(site, section, update, reset, changed)
}

function changeRoutes<Section extends SiteSection, Form>(
  { app, database, siteContent }: Site,
  section: Section,
  update: Call,
  reset: Call,
  changed: Changed<Section, Form>,
) {
  handleChange<Call>(app, database, update, async (trx, request) => {
    const change = (before: SiteContent[Section], isShipped: boolean) =>
      changed(before, request.body as Form, isShipped)
    const edit = { trx, section, by: requesterOf(request), shipped: await siteContent.shipped() }
    return opened(trx, await changeSection(edit, change))
  })

  handleChange<Call>(app, database, reset, async (trx, request) => {
    const edit = { trx, section, by: requesterOf(request), shipped: await siteContent.shipped() }
    return opened(trx, await resetSection(edit))
  })
}

type Listed<List extends SiteList> = {
  readonly response: z.ZodMiniType<{ data: SiteContent[List] & SectionVersion }>
}

/** Of a response that is not cached, because it may be outdated (RFC 7234). */
const stale = '110 - "Response is Stale"'

/** The same for a list, which anyone may read: pages need no other data, so they show what was read last if the database fails. */
export function listRoutes<List extends SiteList>(
  site: Site,
  list: List,
  get: Call & Listed<List>,
  update: Call & Listed<List> & { readonly body: z.ZodMiniType<{ items: object[] }> },
  reset: Call & Listed<List>,
) {
  const complete = (items: readonly object[]) => items.map((item) => completeItem(blankItems[list], item))
  const changed = (_before: unknown, { items }: { items: object[] }) => ({ items: complete(items) })
  handle<Call>(site.app, get, async (_request, reply) => {
    const { isCurrent, content, version, isShipped, updatedAt } = await site.siteContent.presentOrLast(list)
    if (!isCurrent) reply.header("warning", stale)
    return { data: { items: complete(content.items), version, isShipped, updatedAt } }
  })
  changeRoutes(site, list, update, reset, changed as never)
}

/** With each field that the form has left out, or that was added since. */
function completeItem(blank: { en: object }, item: { en?: object }) {
  return { ...blank, ...item, en: { ...blank.en, ...item.en } }
}

type Versioned = Pick<Present, "version" | "isShipped" | "actorId" | "actor" | "updatedAt">

/** Versions as the office sees them. */
export async function described(read: Read, rows: readonly Versioned[]): Promise<SiteVersion[]> {
  const named = await withActorNames({ read: read as Database["read"] }, rows)
  return named.map(({ version, isShipped, actor, actorName, updatedAt }) => ({
    ...{ version, isShipped, updatedAt },
    changedBy: actorName || actor,
  }))
}

async function opened<Section extends SiteSection>(read: Read, present: Present<Section>) {
  const [version] = await described(read, [present])
  return { data: { ...present.content, ...(version as SiteVersion) } }
}
