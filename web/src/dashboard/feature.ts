import type { AuditAction, Call, ImageColumn, ImageTable, RecordKind, ResponseOf } from "contract"
import type { Screens, Text } from "#dashboard/screens.ts"

/** What a feature tells the dashboard: its screens and, where people edit records of its own, what these are. */
export type DashboardFeature = { screens: Screens; record?: RecordFeature }

export type RecordFeature<K extends RecordKind = RecordKind> = Described<never> & {
  kind: K
  /** Answers with all of them. */
  list: Call
  actions: Readonly<Record<string, Text>>
  images?: Readonly<Record<string, ImageLabel<never> | null>>
}

type Described<Row> = {
  /** The kind, in the plural. */
  name: Text
  /** The screen that lists them. */
  path: string
  /** That screen's search finds a record by the name that the audit log has for it. */
  isFoundByName?: true
  /** The list is long: the server searches it. Others are asked for once and searched in the browser. */
  isSearchedByServer?: true
  /** Of a record, as the palette shows it. */
  title: (row: Row) => string
  detail?: (row: Row) => string
  /** Where an admin can change it; the screen unless given. */
  to?: (row: Row) => string
  /** Where everybody else is led; without it the record is found by admins alone. */
  publicTo?: (row: Row) => string
  /** The audit log's words for fields that no other kind has. */
  fields?: Readonly<Record<string, Text>>
}

/** What an image is called where it does not load, and whose it is, unless its record's. */
type ImageLabel<Row> = { label: Text; of?: (row: Row) => string }

type ActionOf<K extends RecordKind> = AuditAction extends infer A
  ? A extends `${K}.${infer Name}`
    ? Name
    : never
  : never

/** The audit log's words for all that can be done, and a label for each image; null if none but its owner can change it. */
type Complete<K extends RecordKind, Row> = { actions: { [Name in ActionOf<K>]: Text } } & (K extends ImageTable
  ? { images: { [Column in ImageColumn<K>]: ImageLabel<Row> | null } }
  : { images?: never })

type RowOf<C extends Call> = ResponseOf<C> extends { data: readonly (infer Row)[] } ? Row : never

export function record<K extends RecordKind, C extends Call>(
  kind: K,
  list: C,
  described: Described<RowOf<C>> & Complete<K, RowOf<C>>,
): RecordFeature<K> {
  return { kind, list, ...described }
}

export const searchAt = (path: string, search: string) => `${path}?${new URLSearchParams({ search })}`
export const editAt = (path: string, { _id }: { _id: string }) => `${path}?${new URLSearchParams({ edit: _id })}`
