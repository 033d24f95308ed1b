import type { ComponentProps } from "react"
import { boxLooks, type Described, Frame } from "#ui/field-frame.tsx"

export function TextArea({ label, hint, error, className, rows = 4, ...rest }: ComponentProps<"textarea"> & Described) {
  return (
    <Frame {...{ label, hint, error }} id={rest.id} required={rest.required}>
      {(ties) => <textarea {...rest} {...ties} rows={rows} className={boxLooks(error, className)} />}
    </Frame>
  )
}
