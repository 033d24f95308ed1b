import { getCertificateSuggestions } from "contract"
import { type ComponentProps, useId } from "react"
import { useRead } from "#api/calls.ts"
import { Suggestions, TextField } from "#ui/form/fields.tsx"
import { useDebounced } from "#ui/use-debounced.ts"

type SuggestingFieldProps = ComponentProps<typeof TextField> & {
  name: "batchNo" | "certificationName"
  typed: string
}

/** Suggests the values of earlier certificates that begin with the typed text, and titles of courses that contain it. */
export function SuggestingField({ name, typed, ...field }: SuggestingFieldProps) {
  const id = useId()
  const search = useDebounced(typed.trim(), 300)
  const { data } = useRead(getCertificateSuggestions, {
    query: { field: name, courses: "1", ...(search && { search }) },
  })
  return (
    <>
      <TextField list={id} autoComplete="off" name={name} {...field} />
      <Suggestions id={id} values={data?.data ?? []} />
    </>
  )
}
