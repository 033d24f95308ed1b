import type { ComponentProps } from "react"
import { isLatin } from "#i18n/is-latin.ts"
import { classes } from "#ui/class-names.ts"

type TypedNameProps = ComponentProps<"h1"> & { as: "h1" | "h3" | "span"; children: string }

/** A heading that people typed. Latin letters are in Hind on Bengali pages too: it is the largest line there. */
export function TypedName({ as: Heading, className, children, ...rest }: TypedNameProps) {
  const isOther = isLatin(children)
  return (
    <Heading
      {...rest}
      lang={isOther ? "en" : undefined}
      className={classes(
        "wrap-anywhere",
        isOther && '[font-family:"Hind_English","Fallback",system-ui,sans-serif]',
        className,
      )}
    >
      {children}
    </Heading>
  )
}
