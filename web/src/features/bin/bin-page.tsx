import { type Deletion, DeletionsQuery, getDeletions, getUsers } from "contract"
import { Link, useLocation } from "react-router"
import { fresh, useRead } from "#api/calls.ts"
import { usePeople } from "#dashboard/form/people.ts"
import type { ListFilter, UseSuggestions } from "#dashboard/list/list-filter.ts"
import { useListState } from "#dashboard/list/list-state.ts"
import { ResourceList } from "#dashboard/list/resource-list.tsx"
import { recordOf, records } from "#features/registry.ts"
import { useI18n, useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { useMayCall } from "#session/may-call.ts"
import type { Column } from "#ui/display/table.tsx"
import { ClampedText } from "#ui/text/clamped-text.tsx"
import { DeletedRecords } from "./deleted-records.tsx"
import { leavesBinAt } from "./leaves-bin-at.ts"
import { RestoreButton, RestoreProblems } from "./restore-button.tsx"
import { binTexts } from "./texts.ts"
import { type Restoring, useRestoring } from "./use-restoring.tsx"

export function Component() {
  const texts = useTexts(binTexts)
  const state = useListState({ name: "bin", schema: DeletionsQuery, filters: useBinFilters() })
  // Other screens add deletions, so the bin is fetched again on each visit.
  const result = useRead(getDeletions, { query: state.query }, fresh)
  const restoring = useRestoring()
  const isFiltered = state.search !== "" || Object.keys(state.filterValues).length > 0
  return (
    <ResourceList
      texts={{ ...texts, none: isFiltered ? texts.none : texts.empty }}
      serial={null}
      state={state}
      result={result}
      columns={useBinColumns(restoring)}
      rowActions={(deletion) => <RestoreButton deletion={deletion} restoring={restoring} />}
      notice={<p className="measure text-muted">{texts.intro}</p>}
    />
  )
}

function useBinFilters(): ListFilter[] {
  const texts = useTexts(binTexts)
  const { language } = useI18n()
  const mayCall = useMayCall()
  const kinds = records
    .filter(({ calls }) => mayCall(calls.delete))
    .map(({ kind, name }) => [kind, name[language]] as const)
  return [
    { kind: "choice", name: "kind", label: texts.kind, choices: kinds },
    {
      kind: "text",
      name: "actor",
      label: texts.person,
      useSuggestions: mayCall(getUsers) ? usePeople : useLatestActors,
    },
    { kind: "period", name: "when", label: texts.when },
  ]
}

/** For editors, who cannot search all users. */
const useLatestActors: UseSuggestions = () => {
  const { data } = useRead(getDeletions, { query: { limit: "100" } })
  return [...new Set(data?.data.map(({ actor }) => actor))].map((value) => ({ value }))
}

function useBinColumns(restoring: Restoring): Column<Deletion>[] {
  const { texts, format, language } = useTextsAndFormat(binTexts)
  return [
    {
      key: "what",
      heading: texts.what,
      inCard: "first",
      cell: (deletion) => (
        <div className="grid justify-items-start gap-1 @3xl:max-w-md @3xl:min-w-44 @4xl:min-w-60">
          <ClampedText text={deletion.record} className="font-semibold" />
          <WhatElse deletion={deletion} />
          {deletion.count > 1 && <DeletedRecords deletion={deletion} restoring={restoring} />}
          <RestoreProblems deletion={deletion} restoring={restoring} />
        </div>
      ),
    },
    { key: "kind", heading: texts.kind, inCard: "brief", cell: ({ kind }) => recordOf(kind).name[language] },
    {
      key: "when",
      heading: texts.when,
      sort: { field: "createdAt", by: "date" },
      cell: ({ at }) => (
        <>
          <time dateTime={at} title={at} className="tabular block text-sm @4xl:whitespace-nowrap">
            {format.dateTime(at)}
          </time>
          <span className="block text-muted text-sm @4xl:whitespace-nowrap">
            {texts.until(format.date(new Date(leavesBinAt(at)).toISOString()))}
          </span>
        </>
      ),
    },
    { key: "who", heading: texts.who, inCard: "brief", cell: ({ actor }) => <Actor actor={actor} /> },
  ]
}

/** The owner of the record, or the number of records. */
function WhatElse({ deletion: { kind, detail, count, left, reviews } }: { deletion: Deletion }) {
  const { texts, format } = useTextsAndFormat(binTexts)
  const number = format.number
  const parts = [
    ...(count > 1 && left === count ? [texts.together(number(count))] : []),
    ...(left < count ? [texts.left(number(left), number(count))] : []),
    ...(reviews > 0 ? [texts.withReviews(number(reviews), reviews === 1)] : []),
  ]
  return (
    <>
      {detail && <ClampedText text={detail} className="text-muted text-sm" />}
      {parts.length > 0 && <span className="text-muted text-sm">{parts.join(" · ")}</span>}
      {kind === "user" && <span className="text-muted text-sm">{texts.userReturns}</span>}
    </>
  )
}

/** Links to all that this person has deleted. */
function Actor({ actor }: { actor: string }) {
  const texts = useTexts(binTexts)
  const params = new URLSearchParams(useLocation().search)
  params.set("actor", actor)
  params.delete("page")
  return (
    <Link
      to={`?${params}`}
      title={texts.onlyThis}
      className="wrap-anywhere inline-flex min-h-6 items-center text-brand text-sm @3xl:min-w-28 @4xl:min-w-36"
    >
      {actor}
    </Link>
  )
}
