import type { ComponentProps } from "react"
import { classes } from "#ui/class-names.ts"
import { useLangOf } from "#ui/text/in-bengali.tsx"

type TypedNameProps = ComponentProps<"h1"> & { as: "h1" | "h3" | "p" | "span"; children: string }

/** User input, which is marked with its language if that is not the page's. */
export function TypedName({ as: Element, className, children, ...rest }: TypedNameProps) {
  const langOf = useLangOf()
  return (
    <Element {...rest} lang={langOf(children)} className={classes("wrap-anywhere", className)}>
      {children}
    </Element>
  )
}
