import { classes } from "#ui/class-names.ts"
import { ImageWithFallback } from "#ui/image/image-with-fallback.tsx"

/** A user's photo. Decorative for screen readers, because the name is beside it. */
export function Avatar({ photo, className }: { photo: string; className?: string }) {
  return (
    <ImageWithFallback
      src={photo}
      alt=""
      width={96}
      height={96}
      fallback="/site/avatar.svg"
      className={classes("size-9 shrink-0 rounded-full bg-sunken object-cover", className)}
    />
  )
}
