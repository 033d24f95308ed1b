import type { Call } from "contract"
import { type ReactNode, useRef } from "react"
import type { DefaultValues, FieldValues } from "react-hook-form"
import { useLocation, useNavigate } from "react-router"
import type { ZodMiniType } from "zod/mini"
import { useCall } from "#api/calls.ts"
import { type ContractForm, type FormPlan, type ShownFailure, useContractForm } from "#api/form/contract-form.ts"
import { searchUrl } from "#dashboard/feature.ts"
import { useDialogUrlState } from "#dashboard/form/dialog-url-state.ts"
import { FormDialog } from "#dashboard/form/form-dialog.tsx"
import { useTexts } from "#i18n/language.tsx"
import { recordTexts } from "#i18n/screens/records.ts"

type CreateTexts = {
  create: string
  createText?: string
  submit: string
  addAnother?: string
  creating?: string
  created: string
}

type CreateDialogProps<Input extends FieldValues, Output, T> = Pick<FormPlan<Input, Output>, "schema" | "empty"> & {
  call: Call & {
    readonly body: ZodMiniType<Output, Input>
    readonly response: ZodMiniType<{ data: T }>
  }
  texts: CreateTexts
  /** The call's query when the form is sent. */
  query?: () => object
  /** Whether the record is not sent yet, because the form asks something first. */
  isHeld?: (input: Output) => Promise<boolean>
  /** The record's name in the toast. The list's search, if it has one, finds the record by it. */
  nameOf: (created: T) => string
  /** The toast's second line, if it says more than the name. */
  detail?: (name: string) => string
  /** The toast's text, if it depends on the record. */
  doneText?: (created: T) => string
  /** The first values, if the record starts as a copy of this one; its draft is stored separately. */
  copy?: { id: string; values: DefaultValues<Input> } | undefined
  /** "Create and add another": the values that the next record usually shares with this one. */
  next?: (created: T, sent: Input) => Partial<Input>
  /** Instead of "create and add another": creates the record with these values, too. */
  second?: { label: string; values: Partial<Output> } | undefined
  /** Instead of leading back to the list. */
  onCreated?: (created: T) => void
  isWide?: boolean
  /** The list has pages, and the new record may be on another one. */
  isOnOtherPage?: boolean
  children: (form: ContractForm<Input, Output>) => ReactNode
}

/** The form for a new record. `ResourceList` mounts it only while it is open. */
export function CreateDialog<Input extends FieldValues, Output, T>(props: CreateDialogProps<Input, Output, T>) {
  const {
    texts,
    call,
    query,
    isWide,
    isOnOtherPage,
    isHeld,
    detail,
    nameOf,
    doneText,
    copy,
    next,
    empty,
    children,
    schema,
  } = props
  const { second, onCreated } = props
  const more = useRef<Partial<Output>>(undefined)
  const { close } = useDialogUrlState()
  const toastOf = useCreatedToast(isOnOtherPage)
  const send = useCall(call)
  const form = useContractForm<Input, Output, T>({
    schema,
    empty: copy?.values ?? empty,
    draft: call.path + (copy?.id ?? ""),
    save: async (body) => {
      if (await isHeld?.(body)) throw { isShown: true } satisfies ShownFailure
      return (await send({ body: { ...body, ...more.current }, query: query?.() })).data
    },
    doing: texts.creating,
    done: (created) => toastOf(doneText?.(created) ?? texts.created, nameOf(created), detail),
    onDone: onCreated ?? close,
  })
  async function submitSecond() {
    more.current = second?.values
    await form.onSubmit()
    more.current = undefined
  }
  return (
    <FormDialog
      isWide={isWide}
      title={texts.create}
      description={texts.createText}
      submit={texts.submit}
      form={form}
      secondLabel={second?.label ?? texts.addAnother}
      onSecond={
        second
          ? submitSecond
          : (onRestart) =>
              form.submitAndRestart((created) => ({ ...empty, ...next?.(created, form.form.getValues()) }), onRestart)
      }
      onClose={close}
    >
      {children(form)}
    </FormDialog>
  )
}

/** Names the created record, and offers to show it if the list may not contain it. */
function useCreatedToast(isOnOtherPage = false) {
  const { showIt } = useTexts(recordTexts)
  const { isListFiltered } = useDialogUrlState()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return (text: string, name: string, detail = (name: string) => name) => {
    const show = { label: showIt, onPress: () => void navigate(searchUrl(pathname, name)) }
    return { text, detail: detail(name), button: isOnOtherPage || isListFiltered() ? show : undefined }
  }
}
