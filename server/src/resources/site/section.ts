import type { Call, SiteContent, SiteSection, SiteVersion } from "contract"
import type * as z from "zod/mini"
import { withActorNames } from "#audit/actor-names.ts"
import type { Database } from "#db/open.ts"
import { requesterOf } from "#http/guard.ts"
import { type App, handle, handleChange } from "#http/handle.ts"
import { changeSection, resetSection } from "#resources/site/changes.ts"
import type { Present, SiteReader } from "#resources/site/content.ts"
import type { Trx } from "#schema.ts"

type Opened<Section extends SiteSection> = {
  readonly response: z.ZodMiniType<{ data: SiteContent[Section] & SiteVersion }>
}

/** The routes by which the office reads and changes a section. `changed` is what the section says after the changes of a form. */
export function sectionRoutes<Section extends SiteSection, Form>(
  section: Section,
  get: Call & Opened<Section>,
  update: Call & Opened<Section> & { readonly body: z.ZodMiniType<Form> },
  reset: Call & Opened<Section>,
  changed: (before: SiteContent[Section], changes: Form) => SiteContent[Section],
) {
  return (app: App, database: Database, siteContent: SiteReader) => {
    handle<Call>(app, get, async () => opened(database.read, await siteContent.present(section)))

    handleChange<Call>(app, database, update, async (trx, request) => {
      const change = (before: SiteContent[Section]) => changed(before, request.body as Form)
      const shipped = await siteContent.shipped()
      return opened(trx, await changeSection(trx, section, requesterOf(request), shipped, change))
    })

    handleChange<Call>(app, database, reset, async (trx, request) =>
      opened(trx, await resetSection(trx, section, requesterOf(request), await siteContent.shipped())),
    )
  }
}

type Versioned = Pick<Present, "version" | "isShipped" | "actorId" | "actor" | "updatedAt">

/** Versions as the office sees them. */
export async function described(read: Pick<Trx, "selectFrom">, rows: readonly Versioned[]): Promise<SiteVersion[]> {
  const named = await withActorNames({ read: read as Database["read"] }, rows)
  return named.map(({ version, isShipped, actor, actorName, updatedAt }) => ({
    ...{ version, isShipped, updatedAt },
    changedBy: actorName || actor,
  }))
}

async function opened<Section extends SiteSection>(read: Pick<Trx, "selectFrom">, present: Present<Section>) {
  const [version] = await described(read, [present])
  return { data: { ...present.content, ...(version as SiteVersion) } }
}
