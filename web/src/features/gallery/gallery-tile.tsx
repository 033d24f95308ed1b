import type { MouseEvent } from "react"
import { classes } from "#ui/class-names.ts"
import { Picture } from "#ui/picture.tsx"
import type { GalleryPicture } from "./gallery-loader.ts"

type GalleryTileProps = { picture: GalleryPicture; isTall: boolean; isEarly: boolean; onOpen: () => void }

/** A link to the picture itself, for whoever has no JavaScript or wants it in a tab of its own. */
export function GalleryTile({ picture, isTall, isEarly, onOpen }: GalleryTileProps) {
  const { image, title } = picture
  function open(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen()
  }
  return (
    <li className={isTall ? "row-span-2" : undefined}>
      <a
        href={image}
        aria-haspopup="dialog"
        onClick={open}
        className="group relative block h-full overflow-hidden rounded-card border border-line bg-sunken"
      >
        <Picture
          src={image}
          alt=""
          width={isTall ? 480 : 640}
          height={isTall ? 640 : 480}
          loading={isEarly ? "eager" : "lazy"}
          className="absolute size-full object-cover"
        />
        <span
          className={classes(
            "deep absolute inset-x-0 bottom-0 px-2 py-1 text-xs sm:px-4 sm:py-2 sm:text-sm",
            // Where there is no pointer to hover with, the title stands there always.
            "transition-opacity duration-150 group-hover:opacity-100 group-focus-visible:opacity-100 [@media(hover:hover)]:opacity-0",
          )}
        >
          <span className="wrap-anywhere line-clamp-2">{title}</span>
        </span>
      </a>
    </li>
  )
}
