import type { RecordKind } from "contract"
import { searchUrl } from "#dashboard/feature.ts"
import { recordOf } from "#features/registry.ts"
import { recordUrl } from "#paths.ts"

/** Where an admin sees a record: its page, or its list. */
export function linkTo({ kind, _id, record }: { kind: RecordKind; _id: string; record: string }): string {
  const { page, path, isFoundByName } = recordOf(kind)
  if (page) return recordUrl(page.path, _id)
  return isFoundByName ? searchUrl(path, record) : path
}
