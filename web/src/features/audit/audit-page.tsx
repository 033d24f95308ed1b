import { AuditQuery, exportAuditEntries, getAuditEntries } from "contract"
import { fresh, useRead } from "#api/calls.ts"
import { usePeople } from "#dashboard/form/people.ts"
import { ExportLink } from "#dashboard/list/export-link.tsx"
import type { ListFilter } from "#dashboard/list/list-filter.ts"
import { useListState } from "#dashboard/list/list-state.ts"
import { ResourceList } from "#dashboard/list/resource-list.tsx"
import { useTexts } from "#i18n/language.tsx"
import { ChainState } from "./chain-state.tsx"
import { useEntryColumns } from "./entry-columns.tsx"
import { entryTexts } from "./entry-texts.ts"
import { auditTexts } from "./texts.ts"

export function Component() {
  const texts = useTexts(auditTexts)
  const state = useListState({ name: "audit", schema: AuditQuery, filters: useAuditFilters() })
  // Other screens of the dashboard add entries, so the log is fetched again on each visit.
  const result = useRead(getAuditEntries, { query: state.query }, fresh)
  const columns = useEntryColumns()
  return (
    <ResourceList
      texts={texts}
      serial={null}
      state={state}
      result={result}
      columns={columns}
      notice={<ChainState />}
      actions={<ExportLink call={exportAuditEntries} query={state.exportQuery} />}
    />
  )
}

function useAuditFilters(): ListFilter[] {
  const texts = useTexts(auditTexts)
  const { kinds } = useTexts(entryTexts)
  return [
    { kind: "text", name: "actor", label: texts.person, useSuggestions: usePeople },
    { kind: "choice", name: "kind", label: texts.kind, choices: Object.entries(kinds) },
    { kind: "text", name: "recordId", label: texts.recordId },
    { kind: "period", name: "when", label: texts.when },
  ]
}
