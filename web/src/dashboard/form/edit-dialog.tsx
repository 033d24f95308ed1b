import { type Call, callUrl, getDeletions, getHistory, recordKinds } from "contract"
import { type ReactNode, useEffect, useEffectEvent, useState } from "react"
import type { FieldValues } from "react-hook-form"
import { Link } from "react-router"
import type { ZodMiniType } from "zod/mini"
import type { CallFailure } from "#api/base-query.ts"
import { type RecordCall, useCall, useRead } from "#api/calls.ts"
import { readFailure } from "#api/failure.ts"
import { type EditForm, type EditPlan, useEditForm } from "#api/form/edit-form.ts"
import { searchUrl } from "#dashboard/feature.ts"
import { useDialogUrlState } from "#dashboard/form/dialog-url-state.ts"
import { EditNotice } from "#dashboard/form/edit-notice.tsx"
import { FormDialog } from "#dashboard/form/form-dialog.tsx"
import { useI18n, useTexts } from "#i18n/language.tsx"
import { recordTexts } from "#i18n/screens/records.ts"
import { paths } from "#paths.ts"
import { useMayCall } from "#session/may-call.ts"
import { Button } from "#ui/button/button.tsx"
import { Dialog } from "#ui/overlay/dialog.tsx"

/** The name of the user who last changed the record that `call` changes; undefined while unknown, and for those who read no history. */
function useLastEditor({ topics }: Pick<Call, "topics">, recordId: string, isNeeded: boolean): string | undefined {
  const kind = recordKinds.find((recordKind) => recordKind === topics[0]) ?? recordKinds[0]
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
  get: GetCall<T>
  texts: EditTexts
  /** The call's query when the form is sent. */
  query?: () => object
  labels: Readonly<Record<string, string>>
  /** Display names for values that are ids, such as a course's title. */
  names?: Readonly<Record<string, (value: string, edited: T) => string>>
  description: (record: T) => ReactNode
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
