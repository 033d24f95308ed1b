import type { ComponentProps } from "react"
import { boxLooks, type Described, Frame, useTies } from "#ui/field-frame.tsx"

export function TextArea({ label, hint, error, className, rows = 4, ...rest }: ComponentProps<"textarea"> & Described) {
  const ties = useTies({ id: rest.id, hint, error })
  return (
    <Frame {...{ label, hint, error, ties }} required={rest.required}>
      <textarea {...rest} {...ties.control} rows={rows} className={boxLooks(error, className)} />
    </Frame>
  )
}
