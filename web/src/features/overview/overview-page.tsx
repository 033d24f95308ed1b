import type { Overview } from "contract"
import { toldBy } from "#api/failure.ts"
import { useSpeech, useWords } from "#i18n/language.tsx"
import { shellWords } from "#i18n/screens/shell.ts"
import { paths } from "#paths.ts"
import { useSession } from "#session/session.ts"
import { Head } from "#site/head.tsx"
import { ButtonLink } from "#ui/button.tsx"
import { FailedState } from "#ui/state.tsx"
import { useGetOverviewQuery } from "./api.ts"
import { Attention } from "./attention.tsx"
import { Counts } from "./counts.tsx"
import { OverviewSkeleton } from "./overview-skeleton.tsx"
import { Part } from "./part.tsx"
import { overviewWords } from "./words.ts"

/** An admin's first screen. */
export function OverviewPage() {
  const words = useWords(overviewWords)
  const { dashboard } = useWords(shellWords)
  const name = useSession().user?.name ?? ""
  // Whoever comes back to it wants to know how things are now.
  const { data, error, isFetching, refetch } = useGetOverviewQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <Head title={dashboard} isHidden />
      <h1 className="wrap-anywhere text-2xl">{words.title(name)}</h1>
      <Body overview={data?.data} error={isFetching ? undefined : error} onRetry={refetch} />
    </div>
  )
}

type BodyProps = { overview: Overview | undefined; error: unknown; onRetry: () => void }

function Body({ overview, error, onRetry }: BodyProps) {
  const words = useWords(overviewWords)
  const speech = useSpeech()
  if (error) return <FailedState title={words.failed} text={toldBy(error, speech).message} onRetry={onRetry} />
  if (!overview) return <OverviewSkeleton />
  return (
    <>
      <Attention overview={overview} />
      <Counts overview={overview} />
      <Part title={words.actions}>
        <div className="flex flex-wrap gap-3">
          <ButtonLink kind="accent" to={`${paths.manageCertificates}?new`}>
            {words.issue}
          </ButtonLink>
          <ButtonLink to={`${paths.manageCourses}?new`}>{words.createCourse}</ButtonLink>
        </div>
      </Part>
    </>
  )
}
