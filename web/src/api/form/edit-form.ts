import { useRef, useState } from "react"
import type { DefaultValues, FieldValues, Path, PathValue } from "react-hook-form"
import { type ContractForm, type FormPlan, type ShownFailure, useContractForm } from "#api/form/contract-form.ts"
import { valuesByPath, valuesFromPaths } from "#api/form/values-by-path.ts"
import { useTexts } from "#i18n/language.tsx"
import { recordTexts } from "#i18n/screens/records.ts"

type Versioned = { updatedAt: string }

type Saved<Row> = { saved: Row; isUnchanged: boolean }

export type EditPlan<Input extends FieldValues, Output, Row extends Versioned> = Omit<
  FormPlan<Input, Output>,
  "empty" | "save" | "done" | "base" | "draftTexts"
> & {
  done: string
  /** Instead of `done`, if the record had these values already. */
  unchanged?: string | undefined
  record: Row
  /** The form's values for a record. */
  inputOf: (record: Row) => Input
  /** Saves the changes if the record still has this version. */
  save: (changes: Partial<Output>, ifMatch: string) => Promise<{ data: Row }>
  readLatest: () => Promise<Row>
}

export type FieldChange = { field: string; before: string; now: string }

type Conflict = {
  /** Of its attempts and choices. */
  step: number
  /** When the other version was saved. */
  savedAt: string
  theirs: readonly FieldChange[]
  mine: readonly FieldChange[]
  /** The form shows the other version; this user's changes can be taken back. */
  isLoaded: boolean
  load: () => void
  takeBack: () => void
  /** The next attempt saves this user's changes over the other version. */
  overwrite: () => void
}

export type EditForm<Input extends FieldValues, Output> = ContractForm<Input, Output> & {
  /** Another user has saved the record during this edit. */
  conflict: Conflict | undefined
  /** The last attempt found that the record had been deleted. */
  isDeleted: boolean
  /** What a restored draft changes, unless there is a conflict. */
  draftChanges: readonly FieldChange[]
}

/** Sends only the changed fields, and overwrites nothing that another user saved meanwhile unless this user says so. */
export function useEditForm<Input extends FieldValues, Output extends object, Row extends Versioned>(
  props: EditPlan<Input, Output, Row>,
): EditForm<Input, Output> {
  const { record, inputOf, save, readLatest, done, unchanged = done, ...plan } = props
  const [initial] = useState(record)
  // The record as last saved here, or as loaded after a conflict.
  const [refreshed, setRefreshed] = useState<Row>()
  const current = refreshed ?? initial
  const [isDeleted, setDeleted] = useState(false)
  const [other, setOther] = useState<{ step: number; latest: Row; base: Row; kept: object; mine?: Input }>()
  const overwritten = useRef<string>(undefined)
  const contract = useContractForm<Input, Output, Saved<Row>>({
    ...plan,
    done: ({ isUnchanged }) => ({ text: isUnchanged ? unchanged : done }),
    empty: inputOf(record) as DefaultValues<Input>,
    base: current,
    draftTexts: useTexts(recordTexts),
    save: async (output) => {
      const sent = valuesByPath(form.getValues())
      // A draft's changes are relative to the record that it started from.
      const base = (refreshed ?? draftBase ?? initial) as Row
      const outcome = await saveFrom(base, output).catch((failure) => {
        const isNotFound = failure.status === 404
        setDeleted(isNotFound)
        throw isNotFound ? ({ ...failure, isShown: true } satisfies ShownFailure) : failure
      })
      const { saved } = outcome
      overwritten.current = undefined
      setDeleted(false)
      setRefreshed(saved)
      setOther(undefined)
      // A form that stays open shows the saved values, except in fields edited during the save. A reason is in no record.
      for (const [field, value] of Object.entries(valuesByPath(inputOf(saved)))) {
        if (field in valuesByPath(saved) && form.getValues(field as Path<Input>) === sent[field]) setField(field, value)
      }
      return outcome
    },
  })
  const { form, draftBase, restored } = contract

  /** A switch beside the form may have saved a newer version, which the form can start from if it has the same values in its fields. */
  const versionOf = (base: Row) =>
    record.updatedAt > base.updatedAt && differing(inputOf(base), inputOf(record)).length === 0
      ? record.updatedAt
      : base.updatedAt

  async function saveFrom(base: Row, output: Output): Promise<Saved<Row>> {
    try {
      return await saveChanges(base, output, overwritten.current ?? versionOf(base))
    } catch (failure) {
      if ((failure as { status?: unknown }).status !== 412) throw failure
      overwritten.current = undefined
      const latest = await readLatest()
      if (differing(base, output).length === 0) return { saved: latest, isUnchanged: true }
      // An earlier press of this form saved it, and only the answer was lost; or somebody saved just this.
      if (differing(latest, output).length === 0) return { saved: latest, isUnchanged: false }
      // The other change is in no field of this form, so both changes apply.
      if (differing(inputOf(base), inputOf(latest)).length === 0) return saveChanges(base, output, latest.updatedAt)
      // What was kept when an earlier version was loaded stays, except in fields edited since.
      const earlier = other?.mine ? differing(inputOf(other.base), other.mine) : Object.entries(other?.kept ?? {})
      const edited = new Map(differing(inputOf(base), output))
      const kept = Object.fromEntries(earlier.filter(([field]) => !edited.has(field)))
      setOther({ step: (other?.step ?? 0) + 1, latest, base, kept })
      throw { ...(failure as object), isShown: true } satisfies ShownFailure
    }
  }

  async function saveChanges(base: Row, output: Output, ifMatch: string): Promise<Saved<Row>> {
    const changed = differing(base, output)
    // An empty change is not sent: the server gets all fields and finds that none differs.
    const body = changed.length > 0 ? (valuesFromPaths(Object.fromEntries(changed)) as Partial<Output>) : output
    const { data: saved } = await save(body, ifMatch)
    return { saved, isUnchanged: saved.updatedAt === ifMatch }
  }

  function setField(field: string, value: unknown) {
    form.setValue(field as Path<Input>, value as PathValue<Input, Path<Input>>, { shouldValidate: true })
  }

  function conflictOf({ step, latest, base, kept, mine }: NonNullable<typeof other>): Conflict {
    const before = inputOf(base)
    const own = mine ?? (valuesFromPaths({ ...valuesByPath(form.getValues()), ...kept }) as Input)
    return {
      step,
      savedAt: latest.updatedAt,
      theirs: changesBetween(before, inputOf(latest)),
      mine: changesBetween(before, own),
      isLoaded: mine !== undefined,
      load: () => {
        setOther({ step: step + 1, latest, base, kept, mine: structuredClone(own) })
        setRefreshed(latest)
        contract.restart(inputOf(latest))
      },
      takeBack: () => {
        setOther(undefined)
        for (const [field, value] of differing(before, own)) setField(field, value)
      },
      overwrite: () => {
        overwritten.current = latest.updatedAt
      },
    }
  }

  const values = restored.length > 0 && !other ? form.watch() : inputOf(current)
  const draftChanges = changesBetween(inputOf(current), values).filter(({ field }) => restored.includes(field as never))
  const marked = (name: string) => draftChanges.some(({ field }) => field === name) && { "data-draft": "" }
  return {
    ...contract,
    field: (name) => ({ ...contract.field(name), ...marked(name) }),
    optional: (name) => ({ ...contract.optional(name), ...marked(name) }),
    discardDraft: draftChanges.length > 0 ? () => contract.restart(inputOf(current)) : undefined,
    isDeleted,
    draftChanges,
    conflict: other && conflictOf(other),
  }
}

/** The new values by their paths. A number that a form shows is a text there. */
function differing(before: object, now: object): [string, unknown][] {
  const old = valuesByPath(before)
  return Object.entries(valuesByPath(now)).filter(
    ([path, value]) => comparableText(value) !== comparableText(old[path]),
  )
}

const comparableText = (value: unknown) => (typeof value === "object" ? JSON.stringify(value) : String(value ?? ""))

function changesBetween(before: object, now: object): FieldChange[] {
  const old = valuesByPath(before)
  return differing(before, now).map(([field, value]) => ({
    field,
    before: comparableText(old[field]),
    now: comparableText(value),
  }))
}
