import type { Page } from "contract"
import type { ReactNode } from "react"
import { Navigate } from "react-router"
import { toldBy } from "#api/failure.ts"
import type { useListAddress } from "#dashboard/list-address.ts"
import { useDashboardTexts } from "#i18n/dashboard.ts"
import { useSpeech } from "#i18n/language.tsx"
import { Head } from "#site/head.tsx"
import { Pager } from "#ui/pager.tsx"
import { SearchBox } from "#ui/search-box.tsx"
import { FailedState, Skeleton } from "#ui/state.tsx"
import { type Column, Table } from "#ui/table.tsx"

type ResourceListProps<Row extends { _id: string }> = {
  name: string
  title: (count: string) => string
  searchLabel: string
  address: ReturnType<typeof useListAddress>
  answer: { data?: Page<Row>; error?: unknown; isFetching: boolean; refetch: () => void }
  columns: (serial: (row: Row) => string) => readonly Column<Row>[]
  empty: ReactNode
  action: ReactNode
}

/** A paged, searchable list with its four states: loading, failed, empty and full. It knows no resource. */
export function ResourceList<Row extends { _id: string }>(props: ResourceListProps<Row>) {
  const { address, answer, action } = props
  const { format } = useSpeech()
  const heading = answer.data ? props.title(format.number(answer.data.count)) : props.name
  return (
    <div className="grid gap-6">
      <Head title={props.name} isHidden />
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-2xl">{heading}</h1>
        {action}
      </header>
      <SearchBox label={props.searchLabel} value={address.search} onSearch={address.onSearch} className="max-w-md" />
      <Body {...props} answer={answer} />
    </div>
  )
}

function Body<Row extends { _id: string }>({ name, answer, columns, address, empty }: ResourceListProps<Row>) {
  const speech = useSpeech()
  const { shell } = useDashboardTexts()
  const { data: list, error, isFetching, refetch } = answer
  if (error && !isFetching) {
    return <FailedState title={shell.failedTitle} text={toldBy(error, speech).message} onRetry={refetch} />
  }
  if (!list) return <Skeleton rows={6} />
  // The last row of the last page is gone: there is a page before it.
  if (list.data.length === 0 && list.count > 0) return <Navigate to={address.toPage(list.meta.pages)} replace />
  if (list.data.length === 0) return empty
  const places = new Map(list.data.map((row, place) => [row._id, list.meta.from + place]))
  const serial = ({ _id }: Row) => speech.format.number(places.get(_id) ?? 0)
  return (
    <>
      <Table caption={name} columns={columns(serial)} rows={list.data} rowKey={({ _id }) => _id} busy={isFetching} />
      <Pager meta={list.meta} to={address.toPage} />
    </>
  )
}
