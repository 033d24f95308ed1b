import type { ReactNode } from "react"
import { classes } from "#ui/class-names.ts"
import { Picture } from "#ui/picture.tsx"

/** For a card whose title is a link that covers it: the ring of the keyboard's focus is the card's. */
export const ringed =
  "has-[h2_a:focus-visible]:outline-2 has-[h2_a:focus-visible]:outline-(--focus) has-[h2_a:focus-visible]:outline-offset-2"

/** The link itself, then. */
export const covering = "text-ink no-underline shadow-none outline-none after:absolute after:inset-0 after:rounded-card"

type PictureCardProps = {
  src: string
  /** Its picture is on the screen as soon as the page is. */
  isSeenFirst?: boolean
  children: ReactNode
}

/** A card under a picture. A link in it whose `after:` covers the card makes all of it one place to press. */
export function PictureCard({ src, isSeenFirst = false, children }: PictureCardProps) {
  return (
    <article
      className={classes(
        "relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface has-[a:hover]:border-line-strong",
        ringed,
      )}
    >
      <Picture
        src={src}
        alt=""
        width={640}
        height={360}
        loading={isSeenFirst ? "eager" : "lazy"}
        className="aspect-video w-full border-line border-b bg-sunken object-cover"
      />
      {children}
    </article>
  )
}
