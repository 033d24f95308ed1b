import { recordKinds } from "contract"
import * as all from "#resources/index.ts"
import type { RecordResources, Resource } from "#resources/resource.ts"

export const resources: readonly Resource[] = Object.values(all)

const ofRecords: RecordResources = all

/** The resources whose records people edit: a kind of the contract without one is a type error. */
export const recordResources = Object.fromEntries(recordKinds.map((kind) => [kind, ofRecords[kind]])) as RecordResources
