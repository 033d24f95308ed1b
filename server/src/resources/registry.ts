import * as all from "#resources/index.ts"
import type { RecordResources, Resource } from "#resources/resource.ts"

export const resources: readonly Resource[] = Object.values(all)

/** The resources whose records people edit. */
export const recordResources: RecordResources = all
