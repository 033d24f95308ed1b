import { recordKinds } from "contract"
import * as all from "#resources/index.ts"
import type { RecordResources, Resource } from "#resources/resource.ts"

export const resources: readonly Resource[] = Object.values(all)

const byKind: RecordResources = all

/** The resources with editable records. A kind of the contract without a resource is a type error. */
export const recordResources = Object.fromEntries(recordKinds.map((kind) => [kind, byKind[kind]])) as RecordResources
