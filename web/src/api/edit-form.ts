import { useState } from "react"
import type { DefaultValues, FieldValues, Path, PathValue } from "react-hook-form"
import type { ZodMiniType } from "zod/mini"
import { useContractForm } from "#api/contract-form.ts"

type Seen = { updatedAt: string }

type EditPlan<Input extends FieldValues, Output, Row extends Seen> = {
  schema: ZodMiniType<Output, Input>
  record: Row
  /** What of a record the form shows. */
  inputOf: (record: Row) => Input
  /** Saves what was changed, if the record is still as it was seen. */
  save: (changes: Partial<Output>, seen: string) => Promise<{ data: Row }>
  /** The record as it is now. */
  latest: () => Promise<Row>
  draft: string
  doing?: string
  done?: string
  failed?: string
  onDone?: () => void
}

/** A field that somebody else changed while it was edited here. */
export type Clash = { field: string; before: string; now: string; isMineToo: boolean }

type EditForm<Input extends FieldValues, Output> = ReturnType<typeof useContractForm<Input, Output>> & {
  clashes: readonly Clash[]
  takeTheirs: (field: string) => void
}

/**
 * A form that changes a record. Only what was changed is sent. If somebody else has changed the record since it was
 * opened, nothing is overwritten: their changes come into the form, beside those that were typed here.
 */
export function useEditForm<Input extends FieldValues, Output extends object, Row extends Seen>({
  record,
  inputOf,
  save,
  latest,
  ...plan
}: EditPlan<Input, Output, Row>): EditForm<Input, Output> {
  const [base, setBase] = useState(record)
  const [clashes, setClashes] = useState<Clash[]>([])
  const contract = useContractForm<Input, Output>({
    ...plan,
    empty: inputOf(record) as DefaultValues<Input>,
    from: base,
    save: async (output) => {
      try {
        const { data: saved } = await save(changesTo(began(), output), began().updatedAt)
        // A form that stays goes on from there.
        begin(saved)
        form.reset(inputOf(saved))
        setClashes([])
      } catch (failure) {
        if ((failure as { status?: unknown }).status === 412) await meetOthers(output)
        throw failure
      }
    },
  })
  const { form, draftFrom } = contract
  // What was typed into a draft began from the record as it was then.
  const [isDraftMet, setDraftMet] = useState(false)
  const began = () => (draftFrom && !isDraftMet ? (draftFrom as Row) : base)

  async function meetOthers(output: Output) {
    const [before, now] = [began(), await latest()]
    const [shownBefore, shownNow] = [inputOf(before), inputOf(now)]
    const mine = differing(before, output)
    const changed = Object.keys(shownNow).filter((field) => shownNow[field] !== shownBefore[field])
    for (const field of changed) if (!(field in mine)) takeTheirs(field, shownNow[field])
    setClashes(
      changed.map((field) => ({
        field,
        before: String(shownBefore[field]),
        now: String(shownNow[field]),
        isMineToo: field in mine,
      })),
    )
    begin(now)
  }

  function begin(record: Row) {
    setBase(record)
    setDraftMet(true)
  }

  function takeTheirs(field: string, value: unknown) {
    form.setValue(field as Path<Input>, value as PathValue<Input, Path<Input>>, { shouldValidate: true })
    setClashes((all) => all.map((clash) => (clash.field === field ? { ...clash, isMineToo: false } : clash)))
  }

  return {
    ...contract,
    clashes,
    takeTheirs: (field: string) => takeTheirs(field, inputOf(base)[field]),
  }
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
