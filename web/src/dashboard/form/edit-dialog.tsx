import { type ReactNode, useEffect, useEffectEvent, useState } from "react"
import type { FieldValues } from "react-hook-form"
import type { CallFailure } from "#api/base-query.ts"
import { useCall } from "#api/calls.ts"
import { readFailure } from "#api/failure.ts"
import type { EditForm } from "#api/form/edit-form.ts"
import { useDialogUrlState } from "#dashboard/form/dialog-url-state.ts"
import { type EditedRecord, type GetCall, textOwner, useEditedRecord } from "#dashboard/form/edited-record.tsx"
import { FormDialog } from "#dashboard/form/form-dialog.tsx"
import { TextOwner } from "#dashboard/form/outdated.tsx"
import { useI18n, useTexts } from "#i18n/language.tsx"
import { recordTexts } from "#i18n/screens/records.ts"
import { Button } from "#ui/button/button.tsx"
import { Dialog } from "#ui/overlay/dialog.tsx"

type Row = { _id: string; updatedAt: string }

type EditDialogProps<Input extends FieldValues, Output extends object, T extends Row> = EditedRecord<
  Input,
  Output,
  T
> & {
  texts: { edit: string; submitEdit: string }
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
  const { description, children, isWide, ...edited } = props
  const { texts, record } = edited
  const { close } = useDialogUrlState()
  const { form, notice } = useEditedRecord({ ...edited, onDone: close })
  return (
    <FormDialog
      isWide={isWide}
      title={texts.edit}
      description={description(record)}
      submit={texts.submitEdit}
      form={form}
      draftNotice={notice}
      onClose={close}
    >
      <TextOwner value={textOwner(props.call, record._id)}>{children(form, record)}</TextOwner>
    </FormDialog>
  )
}
