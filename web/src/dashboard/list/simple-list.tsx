import { type Call, englishFieldsOf, type Language, type List, type RecordKind, type ResponseOf } from "contract"
import type { ReactNode } from "react"
import type { FieldValues } from "react-hook-form"
import type * as z from "zod/mini"
import type { ZodMiniType } from "zod/mini"
import { type RecordCall, useRead } from "#api/calls.ts"
import type { FormFields } from "#api/form/contract-form.ts"
import { BinLink, DeleteRecord } from "#dashboard/delete/delete-record.tsx"
import { CreateDialog } from "#dashboard/form/create-dialog.tsx"
import { EditDialog } from "#dashboard/form/edit-dialog.tsx"
import { EnglishTab } from "#dashboard/form/english-tab.tsx"
import { ResourceList } from "#dashboard/list/resource-list.tsx"
import { EditRecord, RowActions } from "#dashboard/row/row-action.tsx"
import { useRowOrder } from "#dashboard/row/row-order.tsx"
import { useTexts } from "#i18n/language.tsx"
import type { Column } from "#ui/display/table.tsx"

type Row = { _id: string; updatedAt: string }
type Returns<T> = { readonly response: ZodMiniType<{ data: T }> }
type Form = ZodMiniType<FieldValues, FieldValues> & { readonly shape: object }
type Sends = { readonly body: Form }

type OrderedCalls<T extends Row = Row> = {
  list: Call & { readonly response: ZodMiniType<List<T>> }
  get: RecordCall & Returns<T>
  create: Call & Sends & Returns<T>
  update: RecordCall & Sends & Returns<T>
  move: RecordCall
  delete: RecordCall
}
type RowOf<Calls extends OrderedCalls> = ResponseOf<Calls["get"]>["data"]
type FieldOf<Calls extends OrderedCalls> = keyof z.input<Calls["update"]["body"]> & string

type ListTexts = Parameters<typeof ResourceList>[0]["texts"] &
  Parameters<typeof CreateDialog>[0]["texts"] &
  Parameters<typeof EditDialog>[0]["texts"] &
  Parameters<typeof DeleteRecord>[0]["texts"] &
  Parameters<typeof useRowOrder>[0]["texts"] & {
    /** Above the form that edits; by default the record's name. */
    editText?: string
    /** The labels of the forms' fields. */
    inputs: Readonly<Record<string, string>>
  }

type SimpleList<Calls extends OrderedCalls, Texts> = {
  feature: { kind: RecordKind; title: (row: RowOf<Calls>) => string; calls: Calls }
  create: Calls["create"]["body"]
  update: Calls["update"]["body"]
  texts: Record<Language, Texts>
  columns: (texts: Texts) => readonly Column<RowOf<Calls>>[]
  /** The fields of both forms; the one that edits has the record. */
  fields: (form: RecordFields<FieldOf<Calls>>, texts: Texts, edited?: RowOf<Calls>) => ReactNode
  /** The heights of texts with several lines, in their English version. */
  rows?: Readonly<Record<string, number>>
  /** Values of the form that are not the record's own. */
  inputOf?: (row: RowOf<Calls>) => Partial<Record<FieldOf<Calls>, unknown>>
  /** The number that people sort the rows by, if they can edit it. */
  numberOf?: (row: RowOf<Calls>) => number
  isWide?: boolean
}

/** What makes the inputs of a form's fields, by their names. */
export type RecordFields<Name extends string> = {
  [Maker in "field" | "optional" | "image"]: (name: Name) => ReturnType<FormFields<FieldValues>[Maker]>
}

const blank = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, ""]))
const pick = (row: object, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, row[name as keyof typeof row]]))

/** The screen of records that have an order and no rules of their own: list, move, create, edit and delete. */
export function simpleList<Calls extends OrderedCalls, Texts extends ListTexts>(exact: SimpleList<Calls, Texts>) {
  // Its parts fit together, whatever the record: that is checked where a screen calls this.
  const plan = exact as unknown as SimpleList<OrderedCalls, Texts>
  const { feature, create, update, columns, fields, rows, inputOf, numberOf, isWide } = plan
  const { kind, calls, title } = feature
  const english = englishFieldsOf(kind)

  // biome-ignore lint/correctness/noComponentHookFactories: modules call this, components do not
  return function Screen({ actions }: { actions?: ReactNode }) {
    const texts = useTexts(plan.texts)
    const { inputs, editText } = texts
    const result = useRead(calls.list)
    const order = useRowOrder({ result, call: calls.move, refetch: result.refetch, texts, nameOf: title, numberOf })
    const inTabs = (form: FormFields<FieldValues>, edited?: Row) => (
      <EnglishTab
        form={form}
        labels={Object.fromEntries(english.map((name) => [name, inputs[name] ?? name]))}
        rows={rows}
      >
        {fields(form, texts, edited)}
      </EnglishTab>
    )
    return (
      <ResourceList
        texts={texts}
        {...order}
        columns={columns(texts)}
        rowActions={(row) => (
          <RowActions recordName={title(row)}>
            <EditRecord id={row._id} name={title(row)} />
            <DeleteRecord name={title(row)} texts={texts} call={calls.delete} record={row} />
          </RowActions>
        )}
        actions={
          <>
            <BinLink kind={kind} call={calls.delete} />
            {actions}
          </>
        }
        createDialog={
          <CreateDialog
            isWide={isWide}
            texts={texts}
            call={calls.create}
            schema={create}
            empty={{ ...blank(Object.keys(create.shape)), en: blank(english) }}
            nameOf={title}
          >
            {inTabs}
          </CreateDialog>
        }
        editDialog={
          <EditDialog
            isWide={isWide}
            texts={texts}
            labels={inputs}
            description={(row) => editText ?? <span className="wrap-anywhere line-clamp-2">{title(row)}</span>}
            rows={result.data?.data}
            call={calls.update}
            get={calls.get}
            schema={update}
            inputOf={(row) => ({ ...pick(row, Object.keys(update.shape)), ...inputOf?.(row) })}
          >
            {inTabs}
          </EditDialog>
        }
      />
    )
  }
}
