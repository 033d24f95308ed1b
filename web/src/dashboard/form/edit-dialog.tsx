import { callUrl } from "contract"
import { type ReactNode, useEffect, useEffectEvent, useState } from "react"
import type { FieldValues } from "react-hook-form"
import type { ZodMiniType } from "zod/mini"
import type { CallFailure } from "#api/base-query.ts"
import { type RecordCall, useCall } from "#api/calls.ts"
import { readFailure } from "#api/failure.ts"
import { type EditForm, type EditPlan, useEditForm } from "#api/form/edit-form.ts"
import { DeletedNotice } from "#dashboard/delete/deleted-notice.tsx"
import { useDialogUrlState } from "#dashboard/form/dialog-url-state.ts"
import { EditNotice } from "#dashboard/form/edit-notice.tsx"
import { FormDialog } from "#dashboard/form/form-dialog.tsx"
import { useLastEditor } from "#dashboard/form/last-editor.ts"
import { useI18n, useTexts } from "#i18n/language.tsx"
import { recordTexts } from "#i18n/screens/records.ts"
import { Button } from "#ui/button/button.tsx"
import { Dialog } from "#ui/overlay/dialog.tsx"

type EditTexts = { edit: string; submitEdit: string; updating?: string; updated: string; unchanged?: string }
type Row = { _id: string; updatedAt: string }

type EditDialogProps<Input extends FieldValues, Output extends object, T extends Row> = Pick<
  EditPlan<Input, Output, T>,
  "schema" | "inputOf"
> & {
  call: RecordCall & {
    readonly body: ZodMiniType<Output, Input>
    readonly response: ZodMiniType<{ data: T }>
  }
  /** Reads the latest version of the record. */
  get: GetCall<T>
  texts: EditTexts
  /** The call's query when the form is sent. */
  query?: () => object
  /** The form's field labels. */
  labels: Readonly<Record<string, string>>
  /** Display names for values that are ids, such as a course's title. */
  names?: Readonly<Record<string, (value: string, edited: T) => string>>
  description: (record: T) => ReactNode
  /** The fields. */
  children: (form: EditForm<Input, Output>, record: T) => ReactNode
  /** The list, once loaded. A record that is not on its page is read. */
  rows: readonly T[] | undefined
  isWide?: boolean
}

/** The form of the record that the URL names (`?edit=…`). `ResourceList` mounts it only while it is open. */
export function EditDialog<Input extends FieldValues, Output extends object, T extends Row>(
  props: EditDialogProps<Input, Output, T>,
) {
  const { rows, ...form } = props
  const { edited } = useDialogUrlState()
  const found = rows?.find(({ _id }) => _id === edited)
  // The form stays on the record that it opened with, even if that is deleted meanwhile: saving then reports it.
  const [opened, setOpened] = useState(found)
  const elsewhere = useElsewhere(props.get, rows && !found && !opened ? edited : null)
  const current = found ?? elsewhere.record
  if (current && !opened) setOpened(current)
  const record = opened ?? current
  if (record) return <EditFormDialog {...form} record={record} />
  return elsewhere.failure ? <Unreadable title={form.texts.edit} failure={elsewhere.failure} /> : null
}

type GetCall<T> = RecordCall & { readonly response: ZodMiniType<{ data: T }> }

/** Reads a record that is not on the list's page. */
function useElsewhere<T>(get: GetCall<T>, id: string | null) {
  const read = useCall(get)
  const [outcome, setOutcome] = useState<{ record?: T; failure?: CallFailure }>({})
  const load = useEffectEvent((id: string) =>
    read({ params: { id } }).then(
      ({ data }) => setOutcome({ record: data }),
      (failure) => setOutcome({ failure }),
    ),
  )
  useEffect(() => {
    if (id !== null) void load(id)
  }, [id])
  return outcome
}

function Unreadable({ title, failure }: { title: string; failure: CallFailure }) {
  const { close } = useDialogUrlState()
  const i18n = useI18n()
  const { gone, backToList } = useTexts(recordTexts)
  const footer = <Button onClick={close}>{backToList}</Button>
  return (
    <Dialog onClose={close} title={title} footer={footer}>
      <p>{failure.status === 404 ? gone : readFailure(failure, i18n).message}</p>
    </Dialog>
  )
}

function EditFormDialog<Input extends FieldValues, Output extends object, T extends Row>(
  props: Omit<EditDialogProps<Input, Output, T>, "rows"> & { record: T },
) {
  const { texts, labels, names, description, call, query, get, children, isWide, ...plan } = props
  const { format } = useI18n()
  const shown = (value: string, field: string) => {
    const isNumber = typeof plan.record[field as keyof T] === "number" && /^\d{1,15}$/.test(value)
    return names?.[field]?.(value, plan.record) ?? (isNumber ? format.number(Number(value)) : value)
  }
  const { close } = useDialogUrlState()
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
    onDone: close,
  })
  const changedBy = useLastEditor(call, plan.record._id, form.conflict !== undefined)
  return (
    <FormDialog
      isWide={isWide}
      title={texts.edit}
      description={description(plan.record)}
      submit={texts.submitEdit}
      form={form}
      draftNotice={
        form.isDeleted ? (
          <DeletedNotice recordId={plan.record._id} />
        ) : (
          <EditNotice {...{ form, labels, shown, changedBy }} />
        )
      }
      onClose={close}
    >
      {children(form, plan.record)}
    </FormDialog>
  )
}
