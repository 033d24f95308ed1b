import { createCertificate, createCourse } from "contract"
import { createUrl } from "#dashboard/feature.ts"
import { Loaded } from "#dashboard/record/loaded.tsx"
import { useCommonTexts, useTexts } from "#i18n/language.tsx"
import { shellTexts } from "#i18n/screens/shell.ts"
import { paths } from "#paths.ts"
import { useMayCall } from "#session/may-call.ts"
import { useSession } from "#session/session.ts"
import { Head } from "#site/component/head.tsx"
import { ButtonLink } from "#ui/button/button.tsx"
import { useGetOverviewQuery } from "./api.ts"
import { Attention } from "./attention.tsx"
import { ItemLink } from "./attention-item.tsx"
import { Counts } from "./counts.tsx"
import { FirstSteps } from "./first-steps.tsx"
import { notificationTexts } from "./notification-texts.ts"
import { isTask, notificationUrl, useCountText, useNotifications } from "./notifications.ts"
import { Part } from "./part.tsx"
import { overviewTexts } from "./texts.ts"

/** New records since the user last looked at their list, without tasks, which have items of their own. */
function NewSince() {
  const texts = useTexts(notificationTexts)
  const countText = useCountText()
  const { notifications } = useNotifications()
  const fresh = notifications?.kinds.filter((each) => each.count > 0 && !isTask(each)) ?? []
  if (fresh.length === 0) return null
  return (
    <Part title={texts.title}>
      <ul className="flex flex-wrap gap-x-8 rounded-card border border-line bg-surface px-4 py-2">
        {fresh.map((notification) => (
          <li key={notification.kind}>
            <ItemLink to={notificationUrl(notification)}>
              {texts.kinds[notification.kind](countText(notification.count), notification.count === 1)}
            </ItemLink>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function QuickActions() {
  const texts = useTexts(overviewTexts)
  const mayCall = useMayCall()
  return (
    <section aria-label={texts.actions} className="flex flex-wrap gap-3 empty:hidden">
      {mayCall(createCertificate) && (
        <ButtonLink kind="accent" to={createUrl(paths.manageCertificates)}>
          {texts.issue}
        </ButtonLink>
      )}
      {mayCall(createCourse) && <ButtonLink to={createUrl(paths.manageCourses)}>{texts.createCourse}</ButtonLink>}
    </section>
  )
}

/** The first screen of those who work here. The response contains only what their role may act on. */
export function OverviewPage() {
  const texts = useTexts(overviewTexts)
  const { dashboard } = useTexts(shellTexts)
  const name = useSession().user?.name ?? ""
  // Shows current figures: older ones do not replace a failure.
  const result = useGetOverviewQuery(undefined, { refetchOnMountOrArgChange: true })
  const data = result.isError ? undefined : result.data
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <Head title={dashboard} isHidden />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <h1 className="wrap-anywhere text-2xl">{texts.title(name)}</h1>
        <QuickActions />
      </div>
      <Loaded result={{ ...result, data }} failed={texts.failed} skeleton={<OverviewSkeleton />}>
        {({ data: overview }) => (
          <>
            <FirstSteps overview={overview} />
            <Attention overview={overview} />
            <NewSince />
            <Counts overview={overview} />
          </>
        )}
      </Loaded>
    </div>
  )
}

const placeholders = ["first", "second", "third", "fourth"]

const block = "animate-glow rounded-card border border-line bg-sunken"

/** As high as its content if nothing needs attention. */
function OverviewSkeleton() {
  const texts = useTexts(overviewTexts)
  const { loading } = useCommonTexts().ui
  return (
    <>
      <Part title={texts.attention}>
        <div role="status" className={`h-80 sm:h-64 ${block}`}>
          <span className="sr-only">{loading}</span>
        </div>
      </Part>
      <Part title={texts.numbers}>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] gap-4">
          {placeholders.map((each) => (
            <div key={each} className={`h-32 sm:h-52 ${block}`} />
          ))}
        </div>
      </Part>
    </>
  )
}
