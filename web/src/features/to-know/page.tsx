import { useLoaderData } from "react-router"
import { paths } from "#paths.ts"
import { Head } from "#site/head.tsx"
import { ButtonLink } from "#ui/button.tsx"
import { PageFrame } from "#ui/section.tsx"
import { EmptyState } from "#ui/state.tsx"
import { PlaylistCard } from "./card.tsx"
import { toKnowsLoader } from "./loader.ts"
import type { ToKnowsContent } from "./site-en.ts"

export { ToKnowsPage as Component, toKnowsLoader as loader }

const freeCourses = `${paths.courses}?tab=free`

function ToKnowsPage() {
  const { texts, playlists } = useLoaderData<typeof toKnowsLoader>()
  return (
    <PageFrame title={texts.title} lead={texts.lead}>
      <Head title={texts.title} description={texts.description} />
      {playlists.length === 0 ? (
        <NoPlaylist texts={texts} />
      ) : (
        <>
          <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 md:gap-6 lg:grid-cols-3">
            {playlists.map((playlist) => (
              <li key={playlist._id}>
                <PlaylistCard playlist={playlist} />
              </li>
            ))}
          </ul>
          <Afterwards texts={texts} />
        </>
      )}
    </PageFrame>
  )
}

function NoPlaylist({ texts }: { texts: ToKnowsContent }) {
  return (
    <EmptyState
      text={texts.none}
      hint={texts.noneHint}
      action={<ButtonLink to={freeCourses}>{texts.freeCourses}</ButtonLink>}
    />
  )
}

function Afterwards({ texts }: { texts: ToKnowsContent }) {
  return (
    <section className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-surface p-6">
      <div className="grid gap-1">
        <h2 className="text-xl">{texts.after}</h2>
        <p className="text-muted">{texts.afterText}</p>
      </div>
      <ButtonLink to={freeCourses}>{texts.freeCourses}</ButtonLink>
    </section>
  )
}
