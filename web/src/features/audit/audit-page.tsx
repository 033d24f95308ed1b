import { type AuditKind, exportAuditEntries, getAuditEntries } from "contract"
import { injectCalls } from "#api/calls.ts"
import { ExportLink } from "#dashboard/export-link.tsx"
import { useListUrlState } from "#dashboard/list-url-state.ts"
import { ResourceList } from "#dashboard/resource-list.tsx"
import { useTexts } from "#i18n/language.tsx"
import { ButtonLink } from "#ui/button.tsx"
import { CompactSelect, options } from "#ui/fields.tsx"
import { focusMain } from "#ui/focus.ts"
import { ChainState } from "./chain-state.tsx"
import { useEntryColumns } from "./entry-columns.tsx"
import { entryTexts } from "./entry-texts.ts"
import { PersonFilter } from "./person-filter.tsx"
import { auditTexts } from "./texts.ts"

const { useGetAuditEntriesQuery } = injectCalls({ getAuditEntries })

const isKind = (kind: string): kind is AuditKind => Object.hasOwn(entryTexts.en.kinds, kind)

export function Component() {
  const texts = useTexts(auditTexts)
  const { kinds } = useTexts(entryTexts)
  const urlState = useListUrlState()
  const [actor, kind] = [urlState.filter("actor"), urlState.filter("kind")]
  const filters = { ...(actor && { actor }), ...(isKind(kind) && { kind }) }
  // Other screens of the dashboard add entries, so the log is fetched again on each visit.
  const result = useGetAuditEntriesQuery(
    { query: { ...urlState.query, ...filters } },
    { refetchOnMountOrArgChange: true },
  )
  const columns = useEntryColumns()
  const isFiltered = Object.keys(filters).length > 0
  return (
    <ResourceList
      texts={texts}
      serial={null}
      urlState={urlState}
      result={result}
      columns={columns}
      notice={<ChainState />}
      filters={
        <>
          <PersonFilter actor={actor} onChoose={(email) => urlState.onFilter("actor", email)} />
          <CompactSelect
            label={texts.kind}
            value={filters.kind ?? ""}
            onChange={(event) => urlState.onFilter("kind", event.target.value)}
          >
            <option value="">{texts.everything}</option>
            {options(Object.entries(kinds))}
          </CompactSelect>
          {isFiltered && (
            // The link disappears when it is followed, so the focus must move away from it.
            <ButtonLink to="?" onClick={focusMain}>
              {texts.clearFilters}
            </ButtonLink>
          )}
        </>
      }
      actions={<ExportLink call={exportAuditEntries} query={{ search: urlState.search, ...filters }} />}
    />
  )
}
