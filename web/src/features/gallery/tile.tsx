import type { Gallery } from "contract"
import { classes } from "#ui/class-names.ts"
import { Picture } from "#ui/picture.tsx"
import { inPlace } from "#ui/wants-own-tab.ts"

/** What of a picture the page shows. */
export type GalleryPicture = Pick<Gallery, "_id" | "image" | "title">

type GalleryTileProps = { picture: GalleryPicture; isTall: boolean; isEarly: boolean; onOpen: () => void }

/** A link to the picture itself, for whoever has no JavaScript or wants it in a tab of its own. */
export function GalleryTile({ picture, isTall, isEarly, onOpen }: GalleryTileProps) {
  const { image, title } = picture
  return (
    <li className={isTall ? "row-span-2" : undefined}>
      <a
        href={image}
        aria-haspopup="dialog"
        data-replay-click=""
        onClick={inPlace(onOpen)}
        className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-sunken"
      >
        <Picture
          src={image}
          alt=""
          width={isTall ? 480 : 640}
          height={isTall ? 640 : 480}
          loading={isEarly ? "eager" : "lazy"}
          className={classes(
            "min-h-0 w-full grow object-cover [@media(hover:hover)]:absolute [@media(hover:hover)]:h-full",
            isTall ? "aspect-3/4" : "aspect-4/3",
          )}
        />
        <span
          className={classes(
            "wrap-anywhere deep max-h-full px-2 py-1.5 text-xs sm:px-4 sm:py-2 sm:text-sm",
            "transition-opacity duration-150 group-hover:opacity-100 group-focus-visible:opacity-100",
            "[@media(hover:hover)]:absolute [@media(hover:hover)]:inset-x-0 [@media(hover:hover)]:bottom-0 [@media(hover:hover)]:opacity-0",
          )}
        >
          {title}
        </span>
      </a>
    </li>
  )
}
