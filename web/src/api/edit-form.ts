import { useRef, useState } from "react"
import type { DefaultValues, FieldValues, Path, PathValue } from "react-hook-form"
import { type ContractForm, type FormPlan, type ShownFailure, useContractForm } from "#api/contract-form.ts"
import { valuesByPath, valuesFromPaths } from "#api/values-by-path.ts"
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
  /** Reads the latest version of the record. */
  readLatest: () => Promise<Row>
}

/** A field that another user changed during this edit. `choice` is the value in the form if both changed it, else "none". */
export type EditConflict = { field: string; before: string; now: string; choice: "theirs" | "mine" | "none" }

/** A field that a restored draft changes. */
export type DraftChange = { field: string; before: string; now: string }

export type EditForm<Input extends FieldValues, Output> = ContractForm<Input, Output> & {
  conflicts: readonly EditConflict[]
  /** The last attempt found that the record had been deleted. */
  isDeleted: boolean
  /** Until a conflict lists them. */
  draftChanges: readonly DraftChange[]
  /** Resolves a conflict: puts the other user's value into the form, or this user's back. */
  resolve: (field: string, choice: "theirs" | "mine") => void
}

/** Sends only the changed fields. If another user changed the record meanwhile, merges their changes into the form. */
export function useEditForm<Input extends FieldValues, Output extends object, Row extends Versioned>(
  props: EditPlan<Input, Output, Row>,
): EditForm<Input, Output> {
  const { record, inputOf, save, readLatest, done, unchanged = done, ...plan } = props
  const [initial] = useState(record)
  // The record as last saved here, or as reread after a conflict.
  const [refreshed, setRefreshed] = useState<Row>()
  const current = refreshed ?? initial
  const [isDeleted, setDeleted] = useState(false)
  const [conflicts, setConflicts] = useState<EditConflict[]>([])
  const ownValues = useRef<Record<string, unknown>>({})
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
      setDeleted(false)
      setRefreshed(saved)
      setConflicts([])
      // A form that stays open shows the saved values, except in fields edited during the save. A reason is in no record.
      for (const [field, value] of Object.entries(valuesByPath(inputOf(saved)))) {
        if (field in valuesByPath(saved) && form.getValues(field as Path<Input>) === sent[field]) setField(field, value)
      }
      return outcome
    },
  })
  const { form, draftBase, restored } = contract

  /** A three-way merge of the record that the edit started from (`base`), the form and the latest record. */
  async function saveFrom(base: Row, output: Output): Promise<Saved<Row>> {
    try {
      return await saveChanges(base, output)
    } catch (failure) {
      if ((failure as { status?: unknown }).status !== 412) throw failure
      const now = await readLatest()
      const [before, after] = [valuesByPath(inputOf(base)), valuesByPath(inputOf(now))]
      const found = conflictsOf(before, after, differing(base, output), differing(now, output))
      // The other change is in no field of this form, so both changes apply.
      if (found.length === 0) return saveChanges(now, output)
      for (const { field, choice } of found) if (choice === "none") setField(field, after[field])
      ownValues.current = { ...ownValues.current, ...valuesByPath(form.getValues()) }
      // Conflicts of an earlier attempt stay in fields that still have this user's value.
      const earlier = conflicts.filter(
        ({ field, choice }) => choice === "mine" && !found.some((one) => one.field === field),
      )
      setConflicts([...earlier, ...found])
      setRefreshed(now)
      throw { ...(failure as object), isShown: true } satisfies ShownFailure
    }
  }

  async function saveChanges(row: Row, output: Output): Promise<Saved<Row>> {
    const { data: saved } = await save(changesTo(row, output), row.updatedAt)
    return { saved, isUnchanged: saved.updatedAt === row.updatedAt }
  }

  function setField(field: string, value: unknown) {
    form.setValue(field as Path<Input>, value as PathValue<Input, Path<Input>>, { shouldValidate: true })
  }

  function discardDraft() {
    contract.discardDraft?.()
    form.reset(inputOf(current))
    setRefreshed(current)
    setConflicts([])
  }

  const saved = valuesByPath(inputOf(current))
  const values = restored.length > 0 ? valuesByPath(form.watch()) : saved
  const draftChanges = restored
    .map((field) => ({ field, before: String(saved[field] ?? ""), now: String(values[field] ?? "") }))
    .filter(({ before, now }) => before !== now)
  const marked = (name: string) => draftChanges.some(({ field }) => field === name) && { "data-draft": "" }
  return {
    ...contract,
    field: (name) => ({ ...contract.field(name), ...marked(name) }),
    optional: (name) => ({ ...contract.optional(name), ...marked(name) }),
    discardDraft: draftChanges.length > 0 || conflicts.length > 0 ? contract.discardDraft && discardDraft : undefined,
    isDeleted,
    draftChanges: conflicts.length > 0 ? [] : draftChanges,
    conflicts,
    resolve: (field: string, choice: "theirs" | "mine") => {
      setField(field, choice === "mine" ? ownValues.current[field] : saved[field])
      setConflicts((all) => all.map((conflict) => (conflict.field === field ? { ...conflict, choice } : conflict)))
    },
  }
}

/** `mine`: the fields changed here; `stillMine`: those of them that still differ from the latest record. */
function conflictsOf(before: FieldValues, now: FieldValues, mine: object, stillMine: object): EditConflict[] {
  const changed = Object.keys(now).filter((field) => now[field] !== before[field])
  return changed.map((field) => ({
    field,
    before: String(before[field]),
    now: String(now[field]),
    choice: field in mine && field in stillMine ? "mine" : "none",
  }))
}

function changesTo<Output extends object>(row: object, output: Output): Partial<Output> {
  const changed = differing(row, output)
  // An empty change is not sent: the server gets all fields and finds that none differs.
  return Object.keys(changed).length > 0 ? (valuesFromPaths(changed) as Partial<Output>) : output
}

/** By their paths. */
function differing(row: object, output: object): Record<string, unknown> {
  const old = valuesByPath(row)
  return Object.fromEntries(Object.entries(valuesByPath(output)).filter(([path, value]) => value !== old[path]))
}
