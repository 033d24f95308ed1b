import type { ComponentProps } from "react"
import { classes } from "#ui/class-names.ts"
import { boxLooks, type Described, Frame, useTies } from "#ui/field-frame.tsx"
import { Icon } from "#ui/icon.tsx"
import * as shapes from "#ui/icon-shapes.ts"

export function SelectField({ label, hint, error, className, ...rest }: ComponentProps<"select"> & Described) {
  const ties = useTies({ id: rest.id, hint, error })
  return (
    <Frame {...{ label, hint, error, ties }} required={rest.required}>
      <div className="relative">
        <select {...rest} {...ties.control} className={boxLooks(error, classes("appearance-none pr-9", className))} />
        <Icon shape={shapes.down} className="pointer-events-none absolute top-3 right-2.5 text-muted" />
      </div>
    </Frame>
  )
}
