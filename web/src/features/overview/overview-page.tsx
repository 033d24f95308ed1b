import type { CountedKind } from "contract"
import { Loaded } from "#dashboard/loaded.tsx"
import { useTexts, useWords } from "#i18n/language.tsx"
import { shellWords } from "#i18n/screens/shell.ts"
import { paths } from "#paths.ts"
import { useSession } from "#session/session.ts"
import { Head } from "#site/head.tsx"
import { ButtonLink } from "#ui/button.tsx"
import { useGetOverviewQuery } from "./api.ts"
import { Attention } from "./attention.tsx"
import { Counts } from "./counts.tsx"
import { Part } from "./part.tsx"
import { overviewWords } from "./words.ts"

/** The first screen of admins. */
export function OverviewPage() {
  const words = useWords(overviewWords)
  const { dashboard } = useWords(shellWords)
  const name = useSession().user?.name ?? ""
  // Shows current figures: older ones do not replace a failure.
  const result = useGetOverviewQuery(undefined, { refetchOnMountOrArgChange: true })
  const data = result.isError ? undefined : result.data
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <Head title={dashboard} isHidden />
      <h1 className="wrap-anywhere text-2xl">{words.title(name)}</h1>
      <Loaded result={{ ...result, data }} failed={words.failed} skeleton={<OverviewSkeleton />}>
        {({ data: overview }) => (
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
        )}
      </Loaded>
    </div>
  )
}

const countedKinds: readonly CountedKind[] = ["user", "certificate", "review", "course"]

const block = "animate-glow rounded-card border border-line bg-sunken"

/** As high as its content if nothing needs attention. */
function OverviewSkeleton() {
  const words = useWords(overviewWords)
  const { loading } = useTexts().ui
  return (
    <>
      <Part title={words.attention}>
        <div role="status" className={`h-80 sm:h-64 ${block}`}>
          <span className="sr-only">{loading}</span>
        </div>
      </Part>
      <Part title={words.numbers}>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] gap-4">
          {countedKinds.map((kind) => (
            <div key={kind} className={`h-32 sm:h-52 ${block}`} />
          ))}
        </div>
      </Part>
    </>
  )
}
