import { getGalleries } from "contract"
import { useRef, useState } from "react"
import { type LoaderFunctionArgs, useLoaderData } from "react-router"
import { useWords } from "#i18n/language.tsx"
import { paths } from "#paths.ts"
import { loaderContext } from "#rendering/loader-context.ts"
import { Head } from "#site/head.tsx"
import { ButtonLink } from "#ui/button.tsx"
import { classes } from "#ui/class-names.ts"
import type { ModalHandle } from "#ui/modal.tsx"
import { onPlainClick } from "#ui/modified-click.ts"
import { Picture } from "#ui/picture.tsx"
import { PageFrame } from "#ui/section.tsx"
import { EmptyState } from "#ui/state.tsx"
import { LargePicture } from "./large-picture.tsx"
import { gallerySite } from "./site.ts"

export async function loader({ context }: LoaderFunctionArgs) {
  const { data } = await context.get(loaderContext).read(getGalleries)
  return data.map(({ _id, image, title }) => ({ _id, image, title }))
}

// Three quarters of a column's width, so that every place has its size before its picture comes. Without a pointer to
// hover with, titles stand below the pictures, and a row is as high as both.
const rows =
  "[@media(hover:hover)]:auto-rows-[calc((100cqw-0.5rem)*0.375)] md:[@media(hover:hover)]:auto-rows-[calc((100cqw-1rem)*0.375)] lg:[@media(hover:hover)]:auto-rows-[calc((100cqw-2rem)*0.25)]"

const caption = classes(
  "wrap-anywhere deep max-h-full px-2 py-1.5 text-xs sm:px-4 sm:py-2 sm:text-sm",
  "transition-opacity duration-150 group-hover:opacity-100 group-focus-visible:opacity-100",
  "[@media(hover:hover)]:absolute [@media(hover:hover)]:inset-x-0 [@media(hover:hover)]:bottom-0 [@media(hover:hover)]:opacity-0",
)

export function Component() {
  const texts = useWords(gallerySite)
  const pictures = useLoaderData<typeof loader>()
  const [place, setPlace] = useState<number | null>(null)
  const modal = useRef<ModalHandle>(null)

  function open(chosen: number) {
    setPlace(chosen)
    modal.current?.open()
  }

  return (
    <PageFrame title={texts.title} lead={texts.lead}>
      <Head title={texts.title} description={texts.description} />
      {pictures.length === 0 ? (
        <EmptyState text={texts.empty} action={<ButtonLink to={paths.achievements}>{texts.emptyLink}</ButtonLink>} />
      ) : (
        <>
          <div className="@container">
            <ul className={classes("grid grid-flow-dense grid-cols-2 gap-2 md:gap-4 lg:grid-cols-3", rows)}>
              {pictures.map(({ _id, image, title }, index) => {
                const isTall = isTallAt(index, pictures.length)
                return (
                  <li key={_id} className={isTall ? "row-span-2" : undefined}>
                    {/* To the picture itself, for whoever has no JavaScript or wants it in a tab of its own. */}
                    <a
                      href={image}
                      aria-haspopup="dialog"
                      data-replay-click=""
                      onClick={onPlainClick(() => open(index))}
                      className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-sunken"
                    >
                      <Picture
                        src={image}
                        alt=""
                        width={isTall ? 480 : 640}
                        height={isTall ? 640 : 480}
                        loading={index < 4 ? "eager" : "lazy"}
                        className={classes(
                          "min-h-0 w-full grow object-cover [@media(hover:hover)]:absolute [@media(hover:hover)]:h-full",
                          isTall ? "aspect-3/4" : "aspect-4/3",
                        )}
                      />
                      <span className={caption}>{title}</span>
                    </a>
                  </li>
                )
              })}
            </ul>
          </div>
          <LargePicture ref={modal} pictures={pictures} place={place} onStep={setPlace} />
        </>
      )}
    </PageFrame>
  )
}

// Two columns and three both come out even with it.
const tallOnes = [false, true, false, true, true, false, true, false, true, false, false, true]

/**
 * Which place of the masonry is a tall one. The pictures' own sizes are known only when they have come, too late to keep
 * the page still. Counted from the oldest, so that a picture keeps its shape when new ones arrive before it.
 */
function isTallAt(index: number, count: number): boolean {
  return tallOnes[(count - 1 - index) % tallOnes.length] ?? false
}
