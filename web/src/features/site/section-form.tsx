import {
  type Call,
  inventedSections,
  type Language,
  restoreSiteVersion,
  type SectionVersion,
  type SiteSection,
} from "contract"
import { type ReactNode, useState } from "react"
import type { FieldValues } from "react-hook-form"
import type { ZodMiniType } from "zod/mini"
import { useActionToast } from "#api/action-toast.ts"
import { useCall } from "#api/calls.ts"
import { type EditForm, type EditPlan, useEditForm } from "#api/form/edit-form.ts"
import { offerUndo, undoToastOptions } from "#dashboard/delete/undo.tsx"
import { ConfirmAction } from "#dashboard/form/confirm-action.tsx"
import { DiscardButton, EditNotice } from "#dashboard/form/edit-notice.tsx"
import { TextOwner } from "#dashboard/form/outdated.tsx"
import { useTexts } from "#i18n/language.tsx"
import { Button } from "#ui/button/button.tsx"
import { classes } from "#ui/class-names.ts"
import { FormAlert } from "#ui/form/form-alert.tsx"
import { SectionHistory } from "./history.tsx"
import { siteTexts } from "./texts.ts"

export type SectionPlan<Input extends FieldValues, Output extends object, Row> = {
  section: SiteSection
  schema: ZodMiniType<Output, Input>
  inputOf: (record: Row) => Input
  update: Call & { readonly body: ZodMiniType<Output, Input>; readonly response: ZodMiniType<{ data: Row }> }
  reset: Call & { readonly response: ZodMiniType<{ data: SectionVersion }> }
  /** What is saved to leave the section out of the site, where that is possible. */
  nothing?: Output | undefined
  labels: Readonly<Record<Language, Readonly<Record<string, string>>>>
  /** A value as people read it, where that is not the value itself. */
  shown?: (value: string) => string
  fields: (form: EditForm<Input, Output>) => ReactNode
  preview: (values: Input, isSaved: boolean) => ReactNode
  /** The form has most of the width. */
  isWide?: boolean
}

type SectionFormProps<Input extends FieldValues, Output extends object, Row extends SectionVersion> = SectionPlan<
  Input,
  Output,
  Row
> &
  Pick<EditPlan<Input, Output, Row>, "record" | "readLatest"> & {
    /** The section as it is saved at present; the form starts from `record`. */
    present: Row
    /** Starts the form again when this version, which is not from the form, has been read. */
    onReplaced: (version: number) => void
  }

export function SectionForm<Input extends FieldValues, Output extends object, Row extends SectionVersion>(
  props: SectionFormProps<Input, Output, Row>,
) {
  const { section, record, present, update, reset, schema, inputOf, readLatest, fields, preview } = props
  const texts = useTexts(siteTexts)
  const labels = useTexts(props.labels)
  const send = useCall(update)
  const toastAction = useActionToast()
  const [isReplaced, setReplaced] = useState(false)
  const form = useEditForm<Input, Output, Row>({
    ...{ schema, record, inputOf, readLatest },
    // Content that a reset replaces is no draft.
    draft: isReplaced ? undefined : `site-${section}`,
    done: texts.saved,
    unchanged: texts.unchanged,
    failed: texts.saveFailed,
    save: (body, ifMatch) => send({ body, ifMatch }) as Promise<{ data: Row }>,
  })
  const yesOrNo = (value: string) => (value === "true" ? texts.yes : value === "false" ? texts.no : value)
  const shown = props.shown ?? yesOrNo
  function replace(version: number) {
    setReplaced(true)
    props.onReplaced(version)
  }
  async function leaveOut() {
    const { data } = (await send({ body: props.nothing as never, ifMatch: present.updatedAt })) as { data: Row }
    replace(data.version)
  }
  const values = form.form.watch() as Input
  const shownPart = preview(values, !form.form.formState.isDirty)
  const columns = Boolean(shownPart) && (props.isWide ? "xl:grid-cols-[minmax(0,1fr)_24rem]" : "xl:grid-cols-2")
  return (
    <>
      <div className={classes("grid grid-cols-[minmax(0,1fr)] items-start gap-8", columns)}>
        <form
          onSubmit={form.onSubmit}
          noValidate
          className="grid grid-cols-[minmax(0,1fr)] gap-5 rounded-card border border-line bg-surface p-4 md:p-6"
        >
          {isInvented(section, present) && <p className={noteClass}>{texts.invented}</p>}
          <FormAlert text={form.summary} />
          <EditNotice {...{ form, labels, shown }} />
          <TextOwner value={{ kind: "site", recordId: section }}>{fields(form)}</TextOwner>
          {/* Long lists and forms are saved without a way to their end. */}
          <div className="sticky bottom-0 z-10 -mx-4 -mb-4 flex flex-wrap gap-3 rounded-b-card border-line border-t bg-surface px-4 py-3 max-sm:*:grow max-sm:*:px-3 md:-mx-6 md:-mb-6 md:px-6">
            <Button kind="accent" type="submit" busy={form.isSubmitting}>
              {texts.save}
            </Button>
            <DiscardButton discard={form.discardDraft} disabled={form.isSubmitting} />
            {!present.isShipped && <Reset {...{ section, present, reset }} onReplaced={replace} />}
            {props.nothing && isInvented(section, present) && (
              <Button onClick={() => void toastAction(leaveOut(), { done: texts.leftOut, failed: texts.saveFailed })}>
                {texts.leaveOut}
              </Button>
            )}
          </div>
        </form>
        {shownPart && <div className="grid grid-cols-[minmax(0,1fr)] xl:sticky xl:top-4">{shownPart}</div>}
      </div>
      <SectionHistory section={section} onReplaced={replace} />
    </>
  )
}

const noteClass = "rounded-field border border-warning bg-warning-soft px-3 py-2 text-sm"

/** What the original content of a section shows is invented, so it is not the office's own. */
export const isInvented = (section: SiteSection, { isShipped }: Pick<SectionVersion, "isShipped">) =>
  isShipped && inventedSections.includes(section)

type ResetProps = Pick<SectionFormProps<never, never, SectionVersion>, "section" | "present" | "reset" | "onReplaced">

function Reset({ section, present: { version, updatedAt }, reset, onReplaced }: ResetProps) {
  const texts = useTexts(siteTexts)
  const send = useCall(reset)
  const restore = useCall(restoreSiteVersion)
  const toastAction = useActionToast()
  const options = undoToastOptions(texts.resetDone, section)
  async function revert() {
    onReplaced((await restore({ body: { section, version } })).data.version)
  }
  async function run() {
    const { data } = await send({ ifMatch: updatedAt })
    onReplaced(data.version)
  }
  const { name } = texts.sections[section]
  return (
    <ConfirmAction
      title={texts.resetTitle}
      text={texts.resetText}
      confirm={texts.toShipped}
      onConfirm={() =>
        toastAction(run(), {
          ...options,
          done: () => offerUndo({ ...options, message: texts.resetDone, name, revert }),
          failed: texts.resetFailed,
        })
      }
    />
  )
}
