import type { ComponentProps } from "react"
import { isLatin } from "#i18n/is-latin.ts"
import { classes } from "#ui/class-names.ts"

type TypedNameProps = ComponentProps<"h1"> & { as: "h1" | "h3" | "span"; children: string }

/** A heading with user input, which is marked as English if it is in Latin letters. */
export function TypedName({ as: Heading, className, children, ...rest }: TypedNameProps) {
  return (
    <Heading {...rest} lang={isLatin(children) ? "en" : undefined} className={classes("wrap-anywhere", className)}>
      {children}
    </Heading>
  )
}
