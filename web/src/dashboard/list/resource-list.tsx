import type { List, Page } from "contract"
import { Fragment, type ReactNode } from "react"
import { Navigate } from "react-router"
import { readFailure } from "#api/failure.ts"
import type { Selection } from "#dashboard/bulk/selection.ts"
import { SelectionBar, selectColumn } from "#dashboard/bulk/selection-bar.tsx"
import { useCreateFocus } from "#dashboard/form/create-focus.ts"
import { useDialogUrlState } from "#dashboard/form/dialog-url-state.ts"
import { ListActions } from "#dashboard/list/list-actions.tsx"
import { GoToPage, PageSize } from "#dashboard/list/list-pager.tsx"
import type { ListState } from "#dashboard/list/list-state.ts"
import { ListToolbar } from "#dashboard/list/list-toolbar.tsx"
import type { useListUrlState } from "#dashboard/list/list-url-state.ts"
import { Outdated } from "#dashboard/record/outdated.tsx"
import { useI18n, useTexts } from "#i18n/language.tsx"
import { listTexts } from "#i18n/screens/list.ts"
import { recordTexts } from "#i18n/screens/records.ts"
import { shellTexts } from "#i18n/screens/shell.ts"
import { Head } from "#site/component/head.tsx"
import { Button } from "#ui/button/button.tsx"
import { Pager } from "#ui/display/pager.tsx"
import { EmptyState, FailedState, Skeleton } from "#ui/display/state.tsx"
import { type Column, Table } from "#ui/display/table.tsx"
import { SearchBox } from "#ui/form/search-box.tsx"

type Row = { _id: string; updatedAt?: string }

type ListTexts = { name: string; none: string; search?: string; create?: string }

type ResourceListProps<T extends Row> = {
  texts: ListTexts
  result: {
    /** The latest data, possibly of the previous page or search. */
    data?: Page<T> | List<T> | undefined
    /** The data of the current query only. */
    currentData?: unknown
    error?: unknown
    isFetching: boolean
    refetch: () => unknown
  }
  columns: readonly Column<T>[]
  /** Replaces the column of row numbers; null for a list without numbers. */
  serial?: Column<T> | null
  /** The buttons of a row, in its last column. */
  rowActions?: ((row: T) => ReactNode) | undefined
  /** Opened by the button labelled `texts.create`, or by `?new` in the URL. */
  createDialog?: ReactNode
  /** Opened by `?edit=…`. */
  editDialog?: ReactNode
  /** Beside the heading, before the create button. */
  actions?: ReactNode
  /** Shown with an empty list; by default the create button. */
  emptyAction?: ReactNode
  /** Below the heading: a notice about the whole list. */
  notice?: ReactNode
  /** For a list that the browser searches. */
  urlState?: ReturnType<typeof useListUrlState>
  /** For a list that the server searches, filters and sorts, page by page. */
  state?: ListState
  /** Beside the search. */
  filters?: ReactNode
  selection?: Selection<T>
  selectedActions?: ReactNode
  /** A row's name, for the label of its checkbox. */
  rowName?: (row: T) => string
}

/** Fewer are turned over by the pager's links. */
const manyPages = 10

/** A resource's screen: its list in four states (loading, failed, empty, full) and its dialogs. It knows no resource. */
export function ResourceList<T extends Row>(props: ResourceListProps<T>) {
  const { texts, result, actions, notice, createDialog, editDialog } = props
  const { format } = useI18n()
  const dialogs = useDialogUrlState()
  const createButton = useCreateFocus(dialogs.isNew)
  const create = createDialog !== undefined && (
    <Button ref={createButton} kind="accent" onClick={dialogs.openNew}>
      {texts.create}
    </Button>
  )
  return (
    <>
      {/* No grid: a sticky part of a grid would stay within its row. */}
      <div className="flex min-w-0 flex-col gap-3 [&>*]:min-w-0">
        <Head title={texts.name} isHidden />
        <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h1 className="text-2xl">
            {result.data ? `${texts.name} (${format.number(result.data.count)})` : texts.name}
          </h1>
          {(actions || create) && <ListActions actions={actions} create={create} />}
        </header>
        {notice}
        <Tools {...props} />
        <Body {...props} emptyAction={props.emptyAction ?? create} />
      </div>
      {dialogs.isNew && createDialog}
      {dialogs.edited !== null && <Fragment key={dialogs.edited}>{editDialog}</Fragment>}
    </>
  )
}

function Tools<T extends Row>({ texts, urlState, state, columns, filters }: ResourceListProps<T>) {
  const searched = state ?? urlState
  const searchBox = searched && texts.search && (
    <SearchBox
      label={texts.search}
      value={searched.search}
      onSearch={searched.onSearch}
      className="w-full sm:w-auto sm:min-w-64 sm:max-w-md sm:flex-1"
    />
  )
  if (!state && !searchBox && !filters) return null
  return (
    <ListToolbar state={state} columns={columns} searchBox={searchBox}>
      {filters}
    </ListToolbar>
  )
}

function Body<T extends Row>(props: ResourceListProps<T>) {
  const { result, serial, rowActions, urlState, state, selection, selectedActions, rowName } = props
  const i18n = useI18n()
  const shell = useTexts(shellTexts)
  const texts = useTexts(recordTexts)
  const { sortBy } = useTexts(listTexts)
  const { data: list, error, isFetching, refetch } = result
  const failure = error && !isFetching ? readFailure(error, i18n).message : undefined
  if (failure && !(list && result.currentData)) {
    return <FailedState title={shell.failedTitle} text={failure} onRetry={refetch} />
  }
  if (!list || (list.data.length === 0 && isFetching)) return <Skeleton rows={6} />
  const meta = "meta" in list ? list.meta : undefined
  // This page is past the end, for example after its last row was deleted: go to the last page.
  if (list.data.length === 0 && list.count > 0 && meta && state) {
    return <Navigate to={state.toPage(meta.pages)} replace />
  }
  if (list.data.length === 0) {
    if (state && Object.keys(state.filterValues).length > 0)
      return <NoneForFilters text={props.texts.none} {...state} />
    const search = (state ?? urlState)?.search
    if (search) return <EmptyState text={props.texts.none} hint={texts.noneFor(search)} />
    return <EmptyState text={props.texts.none} action={props.emptyAction} />
  }
  const numbers = new Map(list.data.map((row, index) => [row._id, (meta?.from ?? 1) + index]))
  const rowNumber = ({ _id }: T) => i18n.format.number(numbers.get(_id) ?? 0)
  const shown = props.columns.filter(({ isHidden }) => !isHidden)
  if (serial !== null)
    shown.unshift(serial ?? { key: "serial", heading: texts.serial, inCard: "none", cell: rowNumber })
  if (selection && rowName) shown.unshift(selectColumn(selection, list.data, texts, rowName))
  if (rowActions) shown.push({ key: "action", heading: texts.action, align: "end", cell: rowActions })
  return (
    <>
      {failure && <Outdated text={failure} onRetry={refetch} />}
      {selection && (
        <SelectionBar selection={selection} rows={list.data}>
          {selectedActions}
        </SelectionBar>
      )}
      <div className="text-sm">
        <Table
          caption={props.texts.name}
          columns={shown}
          rows={list.data}
          rowKey={({ _id }) => _id}
          busy={isFetching}
          sort={state && { value: state.sort, onSort: state.onSort, label: sortBy }}
        />
      </div>
      {meta && state && (
        <Pager
          meta={meta}
          to={state.toPage}
          pageSize={<PageSize {...state} />}
          goToPage={meta.pages >= manyPages && <GoToPage pages={meta.pages} to={state.toPage} />}
        />
      )}
    </>
  )
}

type NoneForFiltersProps = { text: string } & Pick<ListState, "search" | "clearFilters">

function NoneForFilters({ text, search, clearFilters }: NoneForFiltersProps) {
  const texts = useTexts(listTexts)
  const { noneFor } = useTexts(recordTexts)
  return (
    <EmptyState
      text={text}
      hint={search ? `${noneFor(search)} ${texts.noneForFilters}` : texts.noneForFilters}
      action={<Button onClick={clearFilters}>{texts.clearFilters}</Button>}
    />
  )
}
