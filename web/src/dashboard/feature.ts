import type { AuditAction, Call, ImageColumn, ImageTable, RecordKind, ResponseOf } from "contract"
import type { Screen, Screens, Text } from "#dashboard/screens.ts"

/** A feature's declaration for the dashboard: its screens and, if it has editable records, their kind. */
export type DashboardFeature = { screens: Screens; record?: RecordFeature }

export type RecordFeature<K extends RecordKind = RecordKind> = Described<never> & {
  kind: K
  /** Those who may delete them may restore them. `publicList` is for those who may not open the screen, if `list` is not. */
  calls: { list: Call; delete: Call; publicList?: Call }
  actions: Readonly<Record<string, Text>>
  images?: Readonly<Record<string, ImageLabel<never> | null>>
}

type Described<Row> = {
  /** The kind's name, in the plural. */
  name: Text
  /** The path of the screen that lists them. */
  path: string
  /** The page of one record, for users who may make the call `needs`; `label` is the kind's name in the singular. */
  page?: Pick<Screen, "path" | "label" | "needs">
  /** That screen's search finds a record by its name in the audit log. */
  isFoundByName?: true
  /** Long lists are searched by the server; others are fetched once and searched in the browser. */
  isSearchedByServer?: true
  /** A record's title in the palette. */
  title: (row: Row) => string
  detail?: (row: Row) => string
  /** The URL on its screen, for users who may open that; by default `path`. */
  to?: (row: Row) => string
  /** The URL for all other users; without it they do not find the record. */
  publicTo?: (row: Row) => string
  /** The palette's command that opens the create form; without it records are created elsewhere. */
  createCommand?: Text
  /** Users who may make this call have that command; by default all who may open the screen. */
  createNeeds?: Screen["needs"]
  /** The audit log's labels for fields that only this kind has. */
  fields?: Readonly<Record<string, Text>>
}

/** The alternative text of an image, and the name of its owner if that is not the record. */
type ImageLabel<Row> = { label: Text; owner?: (row: Row) => string }

type ActionOf<K extends RecordKind> = AuditAction extends infer A
  ? A extends `${K}.${infer Name}`
    ? Name
    : never
  : never

/** The audit log's text for each action, and a label for each image; null if only its owner can change it. */
type Complete<K extends RecordKind, Row> = { actions: { [Name in ActionOf<K>]: Text } } & (K extends ImageTable
  ? { images: { [Column in ImageColumn<K>]: ImageLabel<Row> | null } }
  : { images?: never })

type RowOf<C extends Call> = ResponseOf<C> extends { data: readonly (infer Row)[] } ? Row : never

type RecordCalls = RecordFeature["calls"]

export function record<K extends RecordKind, Calls extends RecordCalls>(
  kind: K,
  calls: Calls,
  described: Described<RowOf<Calls["list"]>> & Complete<K, RowOf<Calls["list"]>>,
) {
  return { kind, calls, ...described } satisfies RecordFeature<K>
}

/** The feature of records that a screen lists in their order: its menu entry opens the list, and a record opens there. */
export function orderedFeature<K extends RecordKind, Calls extends RecordCalls & { create: Call }>(
  kind: K,
  calls: Calls,
  described: Pick<Screen, "icon" | "order" | "place"> & { label?: Text } & Parameters<typeof record<K, Calls>>[2],
) {
  const { path, name, label = name, order, icon, place } = described
  return {
    screens: [{ path, label, needs: calls.create, order, icon, place }],
    record: record(kind, calls, { to: (row: { _id: string }) => editUrl(path, row), ...described }),
  } satisfies DashboardFeature
}

export const searchUrl = (path: string, search: string) => `${path}?${new URLSearchParams({ search })}`
export const createUrl = (path: string) => `${path}?new`
export const editUrl = (path: string, { _id }: { _id: string }) => `${path}?${new URLSearchParams({ edit: _id })}`
