import type { ComponentProps } from "react"
import { classes } from "#ui/class-names.ts"
import { boxLooks, type Described, Frame } from "#ui/field-frame.tsx"
import { Icon } from "#ui/icon.tsx"
import * as shapes from "#ui/icon-shapes.ts"

export function SelectField({ label, hint, error, className, ...rest }: ComponentProps<"select"> & Described) {
  return (
    <Frame {...{ label, hint, error }} id={rest.id} required={rest.required}>
      {(ties) => (
        <div className="relative">
          <select {...rest} {...ties} className={boxLooks(error, classes("appearance-none pr-9", className))} />
          <Icon shape={shapes.down} className="pointer-events-none absolute top-3 right-2.5 text-muted" />
        </div>
      )}
    </Frame>
  )
}
