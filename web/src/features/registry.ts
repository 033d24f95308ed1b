import type { RecordKind } from "contract"
import type { DashboardFeature, RecordFeature } from "#dashboard/feature.ts"
import type { Screens } from "#dashboard/screens.ts"
import * as features from "./dashboard.ts"

const all: readonly DashboardFeature[] = Object.values(features)

export const screens: Screens = all.flatMap((feature) => feature.screens).sort((a, b) => a.order - b.order)

// A kind of record without a feature of the same name is a type error.
const byKind: { [K in RecordKind]: { record: RecordFeature<K> } } = features

export const recordOf = (kind: RecordKind): RecordFeature => byKind[kind].record

/** The pages of single records. No menu links to them. */
export const recordPages: Screens = all.flatMap(({ record }) =>
  record?.page ? [{ ...record.page, place: "elsewhere", order: Number.POSITIVE_INFINITY, parent: record.path }] : [],
)

/** All kinds of records, in the order of their screens. */
export const records: readonly RecordFeature[] = screens.flatMap(
  ({ path }) => all.find(({ record }) => record?.path === path)?.record ?? [],
)
