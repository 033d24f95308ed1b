import type { ComponentProps } from "react"
import { boxLooks, type Described, Frame, useTies } from "#ui/field-frame.tsx"

export function TextField({ label, hint, error, className, ...rest }: ComponentProps<"input"> & Described) {
  const ties = useTies({ id: rest.id, hint, error })
  return (
    <Frame {...{ label, hint, error, ties }} required={rest.required}>
      <input {...rest} {...ties.control} className={boxLooks(error, className)} />
    </Frame>
  )
}
