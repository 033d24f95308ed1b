import { useRef, useState } from "react"
import type { DefaultValues, FieldValues, Path, PathValue } from "react-hook-form"
import { type ContractForm, type FormPlan, type ShownFailure, useContractForm } from "#api/contract-form.ts"

type Seen = { updatedAt: string }

export type EditPlan<Input extends FieldValues, Output, Row extends Seen> = Omit<
  FormPlan<Input, Output>,
  "empty" | "save" | "from"
> & {
  record: Row
  /** What of a record the form shows. */
  inputOf: (record: Row) => Input
  /** Saves what was changed, if the record is still as it was seen. */
  save: (changes: Partial<Output>, seen: string) => Promise<{ data: Row }>
  /** The record as it is now. */
  latest: () => Promise<Row>
}

/** A field that somebody else changed while it was edited here, and what the form holds of it, if both did. */
export type EditConflict = { field: string; before: string; now: string; choice: "theirs" | "mine" | "none" }

export type EditForm<Input extends FieldValues, Output> = ContractForm<Input, Output> & {
  conflicts: readonly EditConflict[]
  /** Puts the other's value of a field into the form, or one's own back. */
  choose: (field: string, choice: "theirs" | "mine") => void
}

/** Sends only what was changed; if somebody else changed the record meanwhile, merges their changes into the form. */
export function useEditForm<Input extends FieldValues, Output extends object, Row extends Seen>(
  props: EditPlan<Input, Output, Row>,
): EditForm<Input, Output> {
  const { record, inputOf, save, latest, ...plan } = props
  const [initial] = useState(record)
  // The record as it was saved, or as it was found when somebody else had changed it.
  const [refreshed, setRefreshed] = useState<Row>()
  const current = refreshed ?? initial
  const [conflicts, setClashes] = useState<EditConflict[]>([])
  const own = useRef<Record<string, unknown>>({})
  const contract = useContractForm<Input, Output>({
    ...plan,
    empty: inputOf(record) as DefaultValues<Input>,
    from: current,
    save: async (output) => {
      const sent = form.getValues()
      // What was typed into a draft began from the record as it was then.
      const base = (refreshed ?? draftFrom ?? initial) as Row
      const { data: saved } = await saveFrom(base, output)
      setRefreshed(saved)
      setClashes([])
      // A form that stays goes on from there, with what was typed meanwhile.
      for (const [field, value] of Object.entries(inputOf(saved))) {
        if (form.getValues(field as Path<Input>) === sent[field]) put(field, value)
      }
    },
  })
  const { form, draftFrom } = contract

  /** A three-way merge: of the record that the edit began from (`base`), the form, and the record as it is now. */
  async function saveFrom(base: Row, output: Output): Promise<{ data: Row }> {
    try {
      return await save(changesTo(base, output), base.updatedAt)
    } catch (failure) {
      if ((failure as { status?: unknown }).status !== 412) throw failure
      const now = await latest()
      const met = clashesOf(inputOf(base), inputOf(now), differing(base, output), differing(now, output))
      // Something that this form does not show: both changes can stand beside each other.
      if (met.length === 0) return save(changesTo(now, output), now.updatedAt)
      for (const { field, choice } of met) if (choice === "none") put(field, inputOf(now)[field])
      own.current = { ...own.current, ...form.getValues() }
      // What was met earlier and is not decided yet is not forgotten.
      const earlier = conflicts.filter(
        ({ field, choice }) => choice === "mine" && !met.some((one) => one.field === field),
      )
      setClashes([...earlier, ...met])
      setRefreshed(now)
      throw { ...(failure as object), isShown: true } satisfies ShownFailure
    }
  }

  function put(field: string, value: unknown) {
    form.setValue(field as Path<Input>, value as PathValue<Input, Path<Input>>, { shouldValidate: true })
  }

  function startAfresh() {
    contract.startAfresh?.()
    form.reset(inputOf(current))
    setRefreshed(current)
    setClashes([])
  }

  return {
    ...contract,
    startAfresh: contract.startAfresh && startAfresh,
    conflicts,
    choose: (chosen: string, choice: "theirs" | "mine") => {
      put(chosen, choice === "mine" ? own.current[chosen] : inputOf(current)[chosen])
      setClashes((all) => all.map((clash) => (clash.field === chosen ? { ...clash, choice } : clash)))
    },
  }
}

/** `mine` is what was changed here; `stillMine`, what of it they have not made the same. */
function clashesOf(before: FieldValues, now: FieldValues, mine: object, stillMine: object): EditConflict[] {
  const changed = Object.keys(now).filter((field) => now[field] !== before[field])
  return changed.map((field) => ({
    field,
    before: String(before[field]),
    now: String(now[field]),
    choice: field in mine && field in stillMine ? "mine" : "none",
  }))
}

function changesTo<Row extends object, Output extends object>(row: Row, output: Output): Partial<Output> {
  const changed = differing(row, output)
  // With nothing changed everything is sent, for the server to find that it is nothing new.
  return Object.keys(changed).length > 0 ? changed : output
}

function differing<Row extends object, Output extends object>(row: Row, output: Output): Partial<Output> {
  const changed = Object.entries(output).filter(([field, value]) => value !== row[field as keyof Row])
  return Object.fromEntries(changed) as Partial<Output>
}
