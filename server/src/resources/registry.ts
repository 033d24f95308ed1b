import { type MovableKind, type RecordKind, recordKinds } from "contract"
import type { Owners } from "#http/guard.ts"
import * as withRoutes from "#resources/index.ts"
import type { Notifications, RecordResource, RecordResources, Resource } from "#resources/resource.ts"
import { simpleResource } from "#resources/simple-resource.ts"
import * as tables from "#resources/tables.ts"

/** The kinds whose table is all that there is to declare (ordered-table.ts). */
type OrderedKind = {
  [Kind in RecordKind]: (typeof tables)[Kind] extends { ordered: { kind: Kind } } ? Kind : never
}[RecordKind]

const ordered = Object.fromEntries(
  Object.values(tables).flatMap((table) =>
    "ordered" in table ? [[table.ordered.kind, simpleResource<MovableKind, never>(table.ordered as never)]] : [],
  ),
) as { [Kind in OrderedKind]: RecordResource<Kind> }

const all = { ...withRoutes, ...ordered }

const names = Object.keys(all).sort() as (keyof typeof all)[]
export const resources: readonly Resource[] = names.map((name) => all[name])

export const owners: Owners = Object.assign({}, ...resources.map((resource) => resource.owners))

export const notifications: Notifications = Object.assign({}, ...resources.map((resource) => resource.notifications))

const byKind: RecordResources = all

/** The resources with editable records. A kind of the contract without a resource is a type error. */
export const recordResources = Object.fromEntries(recordKinds.map((kind) => [kind, byKind[kind]])) as RecordResources
