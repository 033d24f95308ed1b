import { recordKinds } from "contract"
import type { Owners } from "#http/guard.ts"
import * as all from "#resources/index.ts"
import type { RecordResources, Resource } from "#resources/resource.ts"

export const resources: readonly Resource[] = Object.values(all)

export const owners: Owners = Object.assign({}, ...resources.map((resource) => resource.owners))

const byKind: RecordResources = all

/** The resources with editable records. A kind of the contract without a resource is a type error. */
export const recordResources = Object.fromEntries(recordKinds.map((kind) => [kind, byKind[kind]])) as RecordResources
