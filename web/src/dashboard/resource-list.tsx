import type { List, Page } from "contract"
import { Fragment, type ReactNode } from "react"
import { Navigate } from "react-router"
import { readFailure } from "#api/failure.ts"
import { useDialogUrlState } from "#dashboard/dialog-url-state.ts"
import type { useListUrlState } from "#dashboard/list-url-state.ts"
import type { Selection } from "#dashboard/selection.ts"
import { SelectionBar, selectColumn } from "#dashboard/selection-bar.tsx"
import { useI18n, useTexts, useWords } from "#i18n/language.tsx"
import { recordWords } from "#i18n/screens/records.ts"
import { shellWords } from "#i18n/screens/shell.ts"
import { Head } from "#site/head.tsx"
import { Button } from "#ui/button.tsx"
import { Pager } from "#ui/pager.tsx"
import { SearchBox } from "#ui/search-box.tsx"
import { EmptyState, FailedState, Skeleton } from "#ui/state.tsx"
import { type Column, Table } from "#ui/table.tsx"

type Row = { _id: string }

/** What a screen calls its list. */
type ListWords = { name: string; none: string; search?: string; create?: string }

type ResourceListProps<T extends Row> = {
  words: ListWords
  answer: {
    /** The newest answer that there is, also of another page. */
    data?: Page<T> | List<T> | undefined
    /** The answer to what is asked now. */
    currentData?: unknown
    error?: unknown
    isFetching: boolean
    refetch: () => unknown
  }
  columns: readonly Column<T>[]
  /** In place of the number that a row has in the list; null for a list without numbers. */
  serial?: Column<T> | null
  /** The buttons of a row, in its last column. */
  rowActions?: (row: T) => ReactNode
  /** Opened by the button that `words.create` names, or by `?new` in the address. */
  createDialog?: ReactNode
  /** Opened by `?edit=…`. */
  editDialog?: ReactNode
  /** Beside the heading, before the create button. */
  actions?: ReactNode
  /** Where there are no rows; otherwise the create button. */
  emptyAction?: ReactNode
  /** Below the heading: what is to be known of the list as a whole. */
  notice?: ReactNode
  /** A list with pages or a search keeps them in the address. */
  address?: ReturnType<typeof useListUrlState>
  /** Beside the search. */
  filters?: ReactNode
  selection?: Selection<T>
  /** What can be done with all rows that are selected. */
  selectedActions?: ReactNode
  /** How a row is called where it is chosen. */
  rowName?: (row: T) => string
}

/** A resource's screen: its list in four states (loading, failed, empty, full) and its dialogs. It knows no resource. */
export function ResourceList<T extends Row>(props: ResourceListProps<T>) {
  const { words, address, answer, actions, notice, filters, createDialog, editDialog } = props
  const { format } = useI18n()
  const dialogs = useDialogUrlState()
  const create = createDialog !== undefined && (
    <Button kind="accent" onClick={dialogs.openNew}>
      {words.create}
    </Button>
  )
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <Head title={words.name} isHidden />
        <header className="flex flex-wrap items-center justify-between gap-4">
          <h1 className="text-2xl">
            {answer.data ? `${words.name} (${format.number(answer.data.count)})` : words.name}
          </h1>
          {(actions || create) && (
            <div className="flex flex-wrap gap-3">
              {actions}
              {create}
            </div>
          )}
        </header>
        {notice}
        {(words.search || filters) && (
          <div className="flex flex-wrap items-end gap-3">
            {address && words.search && (
              <SearchBox
                label={words.search}
                value={address.search}
                onSearch={address.onSearch}
                className="w-full sm:max-w-md"
              />
            )}
            {filters}
          </div>
        )}
        <Body {...props} emptyAction={props.emptyAction ?? create} />
      </div>
      {dialogs.isNew && createDialog}
      {dialogs.edited !== null && <Fragment key={dialogs.edited}>{editDialog}</Fragment>}
    </>
  )
}

function Body<T extends Row>(props: ResourceListProps<T>) {
  const { answer, columns, serial, rowActions, address, selection, selectedActions, rowName } = props
  const i18n = useI18n()
  const shell = useWords(shellWords)
  const words = useWords(recordWords)
  const { data: list, error, isFetching, refetch } = answer
  const failure = error && !isFetching ? readFailure(error, i18n).message : undefined
  if (failure && !(list && answer.currentData)) {
    return <FailedState title={shell.failedTitle} text={failure} onRetry={refetch} />
  }
  if (!list || (list.data.length === 0 && isFetching)) return <Skeleton rows={6} />
  const meta = "meta" in list ? list.meta : undefined
  // The last row of the last page is gone: there is a page before it.
  if (list.data.length === 0 && list.count > 0 && meta && address) {
    return <Navigate to={address.toPage(meta.pages)} replace />
  }
  if (list.data.length === 0) {
    const sought = address?.search
    return <EmptyState text={props.words.none} action={sought ? words.noneFor(sought) : props.emptyAction} />
  }
  const places = new Map(list.data.map((row, place) => [row._id, (meta?.from ?? 1) + place]))
  const place = ({ _id }: T) => i18n.format.number(places.get(_id) ?? 0)
  const shown: Column<T>[] = [...columns]
  if (serial !== null) shown.unshift(serial ?? { key: "serial", heading: words.serial, lead: true, cell: place })
  if (selection && rowName) shown.unshift(selectColumn(selection, words.select, rowName))
  if (rowActions) shown.push({ key: "action", heading: words.action, align: "end", cell: rowActions })
  return (
    <>
      {failure && <Outdated text={failure} onRetry={refetch} />}
      {selection && (
        <SelectionBar selection={selection} rows={list.data}>
          {selectedActions}
        </SelectionBar>
      )}
      <Table caption={props.words.name} columns={shown} rows={list.data} rowKey={({ _id }) => _id} busy={isFetching} />
      {meta && address && <Pager meta={meta} to={address.toPage} />}
    </>
  )
}

/** The rows that are there stay in sight, though they could not be asked for again. */
function Outdated({ text, onRetry }: { text: string; onRetry: () => unknown }) {
  const shell = useWords(shellWords)
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-warning-soft px-4 py-2"
    >
      <p>
        <span className="font-semibold">{shell.outdated}</span> {text}
      </p>
      <Button onClick={onRetry}>{useTexts().ui.tryAgain}</Button>
    </div>
  )
}
