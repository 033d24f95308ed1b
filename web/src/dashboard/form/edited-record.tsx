import { type Call, callUrl, getDeletions, getHistory, recordKinds } from "contract"
import type { ReactNode } from "react"
import type { FieldValues } from "react-hook-form"
import { Link } from "react-router"
import type { ZodMiniType } from "zod/mini"
import { type RecordCall, useCall, useRead } from "#api/calls.ts"
import { type EditForm, type EditPlan, useEditForm } from "#api/form/edit-form.ts"
import { searchUrl } from "#dashboard/feature.ts"
import { EditNotice } from "#dashboard/form/edit-notice.tsx"
import { useI18n, useTexts } from "#i18n/language.tsx"
import { recordTexts } from "#i18n/screens/records.ts"
import { paths } from "#paths.ts"
import { useMayCall } from "#session/may-call.ts"

const kindOf = ({ topics }: Pick<Call, "topics">) =>
  recordKinds.find((recordKind) => recordKind === topics[0]) ?? recordKinds[0]

/** The record that `call` changes, for the marks at its English texts. */
export const textOwner = (call: Pick<Call, "topics">, recordId: string) => ({ kind: kindOf(call), recordId })

/** The name of the user who last changed the record that `call` changes; undefined while unknown, and for those who read no history. */
function useLastEditor(call: Pick<Call, "topics">, recordId: string, isNeeded: boolean): string | undefined {
  const kind = kindOf(call)
  const mayRead = useMayCall()(getHistory)
  const skip = !(isNeeded && mayRead)
  const request = { params: { id: recordId }, query: { kind, limit: 5 } }
  const { data } = useRead(getHistory, request, { skip, refetchOnMountOrArgChange: true })
  const entry = data?.data.find(({ action }) => /\.(update|correct)$/.test(action))
  // Only the email remains of a deleted account.
  return entry && (entry.actorName || entry.actor)
}

/** The record of an edit form was deleted meanwhile. The form keeps its input, and can be saved once the record is restored. */
function DeletedNotice({ recordId }: { recordId: string }) {
  const texts = useTexts(recordTexts)
  const mayRestore = useMayCall()(getDeletions)
  return (
    <div
      ref={focus}
      tabIndex={-1}
      role="alert"
      className="grid gap-2 rounded-card border border-warning bg-warning-soft p-4"
    >
      <p className="font-semibold">{texts.deletedTitle}</p>
      <p className="text-sm">{texts.deletedText}</p>
      {mayRestore && (
        <Link
          to={searchUrl(paths.bin, recordId)}
          className="inline-flex min-h-11 items-center justify-self-start font-semibold text-brand"
        >
          {texts.deletedLink}
        </Link>
      )}
    </div>
  )
}

const focus = (notice: HTMLElement | null) => notice?.focus()

type Row = { _id: string; updatedAt: string }

export type GetCall<T> = RecordCall & { readonly response: ZodMiniType<{ data: T }> }

export type EditedRecord<Input extends FieldValues, Output extends object, T extends Row> = Pick<
  EditPlan<Input, Output, T>,
  "schema" | "inputOf" | "onDone"
> & {
  call: RecordCall & {
    readonly body: ZodMiniType<Output, Input>
    readonly response: ZodMiniType<{ data: T }>
  }
  get: GetCall<T>
  texts: { updating?: string; updated: string; unchanged?: string }
  /** The call's query when the form is sent. */
  query?: () => object
  labels: Readonly<Record<string, string>>
  /** Display names for values that are ids, such as a course's title. */
  names?: Readonly<Record<string, (value: string, edited: T) => string>>
}

/** The form that edits a record, and the notice above its fields. */
export function useEditedRecord<Input extends FieldValues, Output extends object, T extends Row>(
  props: EditedRecord<Input, Output, T> & { record: T },
): { form: EditForm<Input, Output>; notice: ReactNode } {
  const { texts, labels, names, call, query, get, ...plan } = props
  const { format } = useI18n()
  const shown = (value: string, field: string) => {
    const isNumber = typeof plan.record[field as keyof T] === "number" && /^\d{1,15}$/.test(value)
    return names?.[field]?.(value, plan.record) ?? (isNumber ? format.number(Number(value)) : value)
  }
  const params = { id: plan.record._id }
  const update = useCall(call)
  const read = useCall(get)
  const form = useEditForm({
    ...plan,
    draft: callUrl(call, { params }),
    save: (body, ifMatch) => update({ params, query: query?.(), body, ifMatch }),
    readLatest: async () => (await read({ params })).data,
    doing: texts.updating,
    done: texts.updated,
    unchanged: texts.unchanged,
  })
  const changedBy = useLastEditor(call, plan.record._id, form.conflict !== undefined)
  const notice = form.isDeleted ? (
    <DeletedNotice recordId={plan.record._id} />
  ) : (
    <EditNotice {...{ form, labels, shown, changedBy }} />
  )
  return { form, notice }
}
