import { isSymbol } from "contract"
import { classes } from "#ui/class-names.ts"
import { SpriteSymbol } from "#ui/image/sprite-symbol.tsx"

/** The logo beside a name: a shipped symbol in our colour, or an image; nothing if there is none. */
export function Logo({ image, className }: { image: string; className: string }) {
  if (image === "") return null
  if (isSymbol(image)) return <SpriteSymbol href={image} className={classes(className, "text-brand")} />
  return (
    <img
      src={image}
      alt=""
      width={96}
      height={96}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      className={classes(className, "object-contain")}
    />
  )
}
