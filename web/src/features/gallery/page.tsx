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
import { PageFrame } from "#ui/section.tsx"
import { EmptyState } from "#ui/state.tsx"
import { LargePicture } from "./large-picture.tsx"
import { isTall } from "./shape.ts"
import { gallerySite } from "./site.ts"
import { GalleryTile } from "./tile.tsx"

export { GalleryPage as Component }

export async function loader({ context }: LoaderFunctionArgs) {
  const { data } = await context.get(loaderContext).read(getGalleries)
  return data.map(({ _id, image, title }) => ({ _id, image, title }))
}

// Three quarters of a column's width, so that every place has its size before its picture comes. Without a pointer to
// hover with, titles stand below the pictures, and a row is as high as both.
const rows =
  "[@media(hover:hover)]:auto-rows-[calc((100cqw-0.5rem)*0.375)] md:[@media(hover:hover)]:auto-rows-[calc((100cqw-1rem)*0.375)] lg:[@media(hover:hover)]:auto-rows-[calc((100cqw-2rem)*0.25)]"

function GalleryPage() {
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
              {pictures.map((picture, index) => (
                <GalleryTile
                  key={picture._id}
                  picture={picture}
                  isTall={isTall(index, pictures.length)}
                  isEarly={index < 4}
                  onOpen={() => open(index)}
                />
              ))}
            </ul>
          </div>
          <LargePicture ref={modal} pictures={pictures} place={place} onStep={setPlace} />
        </>
      )}
    </PageFrame>
  )
}
