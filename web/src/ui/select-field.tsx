import type { ComponentProps } from "react"
import { classes } from "#ui/class-names.ts"
import { boxLooks, type Described, Frame } from "#ui/field-frame.tsx"
import { DownIcon } from "#ui/icon.tsx"

export function SelectField({ label, hint, error, className, ...rest }: ComponentProps<"select"> & Described) {
  return (
    <Frame {...{ label, hint, error }} id={rest.id} required={rest.required}>
      {(ties) => (
        <div className="relative">
          <select {...rest} {...ties} className={boxLooks(error, classes("appearance-none pr-9", className))} />
          <DownIcon className="pointer-events-none absolute top-3 right-2.5 text-muted" />
        </div>
      )}
    </Frame>
  )
}
