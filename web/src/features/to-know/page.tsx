import { getToKnows, type ToKnow } from "contract"
import { type LoaderFunctionArgs, useLoaderData } from "react-router"
import { inLanguage, useI18n, useTexts } from "#i18n/language.tsx"
import { paths } from "#paths.ts"
import { loaderContext } from "#rendering/loader-context.ts"
import { Head } from "#site/component/head.tsx"
import { ButtonLink, ExternalLink } from "#ui/button/button.tsx"
import { ClosingStrip, PageFrame } from "#ui/display/section.tsx"
import { EmptyState } from "#ui/display/state.tsx"
import { PlayIcon } from "#ui/image/icon.tsx"
import { ImageCard, stretchedLink } from "#ui/image/image-card.tsx"
import { InBengali } from "#ui/text/in-bengali.tsx"
import { TypedName } from "#ui/text/typed-name.tsx"
import { toKnowSite } from "./site.ts"

export async function loader({ context }: LoaderFunctionArgs) {
  const { read, language } = context.get(loaderContext)
  const { data } = await read(getToKnows)
  return data.map((row) => playlistOf(inLanguage(row, language)))
}

function playlistOf({ _id, title, playlist_thumbnail: thumbnail, ...rest }: Omit<ToKnow, "en">) {
  const { playlist_link: link, channel, videos } = rest
  return { _id, title, thumbnail, link, source: channel || new URL(link).host.replace(/^www\./, ""), videos }
}

export function Component() {
  const texts = useTexts(toKnowSite)
  const { format } = useI18n()
  const playlists = useLoaderData<typeof loader>()
  const freeCourses = <ButtonLink to={`${paths.courses}?tab=free`}>{texts.freeCourses}</ButtonLink>
  return (
    <PageFrame title={texts.title} lead={texts.lead}>
      <Head title={texts.searchTitle} description={texts.description} />
      {playlists.length === 0 ? (
        <EmptyState text={texts.none} hint={texts.noneHint} action={freeCourses} />
      ) : (
        <>
          <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 md:gap-6 lg:grid-cols-3">
            {playlists.map(({ _id, title, thumbnail, link, source, videos }) => (
              <li key={_id} id={_id} className="scroll-mt-6">
                <ImageCard src={thumbnail}>
                  <div className="flex flex-1 flex-col gap-1 p-4">
                    <h2 className="text-pretty wrap-anywhere text-lg">
                      {/* The link covers the whole card. */}
                      <ExternalLink href={link} className={`${stretchedLink} hover:underline`}>
                        <TypedName as="span">{title}</TypedName>
                      </ExternalLink>
                    </h2>
                    <p className="mt-auto flex items-center gap-2 pt-2 text-muted text-sm">
                      <PlayIcon className="text-brand" />
                      <span className="min-w-0 wrap-anywhere">
                        <TypedName as="span">{source}</TypedName>
                        {videos > 0 && ` · ${texts.videos(format.number(videos), videos === 1)}`}
                      </span>
                      <InBengali texts={[title, source]} />
                    </p>
                  </div>
                </ImageCard>
              </li>
            ))}
          </ul>
          <ClosingStrip title={texts.after} text={texts.afterText}>
            {freeCourses}
          </ClosingStrip>
        </>
      )}
    </PageFrame>
  )
}
