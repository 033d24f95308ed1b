import type { ComponentProps } from "react"
import { boxLooks, type Described, Frame } from "#ui/field-frame.tsx"

export function TextField({ label, hint, error, className, ...rest }: ComponentProps<"input"> & Described) {
  return (
    <Frame {...{ label, hint, error }} id={rest.id} required={rest.required}>
      {(ties) => <input {...rest} {...ties} className={boxLooks(error, className)} />}
    </Frame>
  )
}
