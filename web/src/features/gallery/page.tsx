import { getGalleries } from "contract"
import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router"
import { inLanguage, useTexts } from "#i18n/language.tsx"
import { paths } from "#paths.ts"
import { loaderContext, revalidateOnPathChange } from "#rendering/loader-context.ts"
import { Head } from "#site/component/head.tsx"
import { ButtonLink } from "#ui/button/button.tsx"
import { classes } from "#ui/class-names.ts"
import { ClosingStrip, PageFrame } from "#ui/display/section.tsx"
import { ShownRow, useShownRow } from "#ui/display/shown-row.tsx"
import { EmptyState } from "#ui/display/state.tsx"
import { ImageWithFallback } from "#ui/image/image-with-fallback.tsx"
import { InBengali, useLangOf } from "#ui/text/in-bengali.tsx"
import { ImageSteps, LargeImage } from "./large-image.tsx"
import { gallerySite } from "./site.ts"

export { revalidateOnPathChange as shouldRevalidate }

export async function loader({ context }: LoaderFunctionArgs) {
  const { read, language } = context.get(loaderContext)
  const { data } = await read(getGalleries)
  return data.map((row) => inLanguage(row, language)).map(({ _id, image, title }) => ({ _id, image, title }))
}

// Three quarters of a column's width, so that every cell has its size before its image loads. Without a pointer that can
// hover, titles are below the images, and a row is as high as both.
const rows =
  "[@media(hover:hover)]:auto-rows-[calc((100cqw-0.5rem)*0.375)] md:[@media(hover:hover)]:auto-rows-[calc((100cqw-1rem)*0.375)] lg:[@media(hover:hover)]:auto-rows-[calc((100cqw-2rem)*0.25)]"

const caption = classes(
  "wrap-anywhere deep max-h-full px-2 py-1.5 text-xs sm:px-4 sm:py-2 sm:text-sm",
  "transition-opacity duration-150 group-hover:opacity-100 group-focus-visible:opacity-100",
  "[@media(hover:hover)]:absolute [@media(hover:hover)]:inset-x-0 [@media(hover:hover)]:bottom-0 [@media(hover:hover)]:opacity-0",
)

export function Component() {
  const texts = useTexts(gallerySite)
  const langOf = useLangOf()
  const images = useLoaderData<typeof loader>()
  const { query, linkTo, replaceBy, ...shown } = useShownRow(paths.gallery, images)

  return (
    <PageFrame title={texts.title} lead={images.length > 0 && texts.lead}>
      <Head
        title={shown.row?.title ?? texts.searchTitle}
        description={texts.description}
        photo={shown.row?.image}
        query={query}
      />
      <ShownRow {...shown} isWide backToAll={texts.all}>
        {(image) => (
          <>
            <LargeImage key={image._id} image={image} />
            {shown.isDialog && <ImageSteps images={images} shown={image} onStep={replaceBy} />}
          </>
        )}
      </ShownRow>
      {images.length === 0 ? (
        <EmptyState text={texts.empty} action={<ButtonLink to={paths.achievements}>{texts.emptyLink}</ButtonLink>} />
      ) : (
        <div className="@container">
          <ul className={classes("grid grid-flow-dense grid-cols-2 gap-2 md:gap-4 lg:grid-cols-3", rows)}>
            {images.map(({ _id, image, title }, index) => {
              const isTall = isTallAt(index, images.length)
              return (
                <li key={_id} className={isTall ? "row-span-2" : undefined}>
                  <Link
                    {...linkTo({ _id, image, title })}
                    className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-sunken"
                  >
                    <ImageWithFallback
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
                    <span className={caption}>
                      <span lang={langOf(title)}>{title}</span> <InBengali texts={[title]} />
                    </span>
                  </Link>
                </li>
              )
            })}
          </ul>
        </div>
      )}
      <ClosingStrip title={texts.nextStep.title} text={texts.nextStep.text}>
        <ButtonLink kind="accent" to={paths.courses}>
          {texts.nextStep.courses}
        </ButtonLink>
        <ButtonLink to={paths.femina}>{texts.nextStep.femina}</ButtonLink>
      </ClosingStrip>
    </PageFrame>
  )
}

// Fills both two and three columns evenly.
const tallPattern = [false, true, false, true, true, false, true, false, true, false, false, true]

/**
 * Whether a cell of the masonry is tall. An image's own size is known only after it has loaded, which would shift the
 * layout. Counted from the oldest image, so that each keeps its shape when new ones are added before it.
 */
function isTallAt(index: number, count: number): boolean {
  return tallPattern[(count - 1 - index) % tallPattern.length] ?? false
}
