import type { ReactNode } from "react"
import { classes } from "#ui/class-names.ts"
import { ImageWithFallback } from "#ui/image/image-with-fallback.tsx"

/** For a card whose title is a link that covers it: the whole card shows the focus ring. */
export const cardFocusRing =
  "has-[h2_a:focus-visible]:outline-2 has-[h2_a:focus-visible]:outline-(--focus) has-[h2_a:focus-visible]:outline-offset-2"

/** For that link. */
export const stretchedLink = "text-ink no-underline outline-none after:absolute after:inset-0 after:rounded-card"

type ImageCardProps = {
  src: string
  /** The image is visible without scrolling, so it is not loaded lazily. */
  isEager?: boolean
  children: ReactNode
}

/** A card with an image on top. A `stretchedLink` inside makes the whole card clickable. */
export function ImageCard({ src, isEager = false, children }: ImageCardProps) {
  return (
    <article
      className={classes(
        "relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface has-[a:hover]:border-line-strong",
        cardFocusRing,
      )}
    >
      <ImageWithFallback
        src={src}
        alt=""
        width={640}
        height={360}
        loading={isEager ? "eager" : "lazy"}
        className="aspect-video w-full border-line border-b bg-sunken object-cover"
      />
      {children}
    </article>
  )
}
