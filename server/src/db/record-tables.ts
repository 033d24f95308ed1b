import type { RecordKind } from "contract"
import type { RecordTable } from "#resources/define-table.ts"
import * as tables from "#resources/tables.ts"
import type { Tables } from "#schema.ts"

/** By kind: a kind of the contract without a table is a type error. */
export const recordTables: { readonly [Kind in RecordKind]: RecordTable<Tables[Kind]> } = { ...tables }
