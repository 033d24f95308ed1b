import type { ComponentProps } from "react"
import { isLatin } from "#i18n/is-latin.ts"
import { classes } from "#ui/class-names.ts"

type TypedNameProps = ComponentProps<"h1"> & { as: "h1" | "h3" | "span"; children: string }

/** A heading with user input. Latin text is set in Hind on Bengali pages too, because it is the largest text there. */
export function TypedName({ as: Heading, className, children, ...rest }: TypedNameProps) {
  const isLatinText = isLatin(children)
  return (
    <Heading
      {...rest}
      lang={isLatinText ? "en" : undefined}
      className={classes(
        "wrap-anywhere",
        isLatinText && '[font-family:"Hind_English","Fallback",system-ui,sans-serif]',
        className,
      )}
    >
      {children}
    </Heading>
  )
}
