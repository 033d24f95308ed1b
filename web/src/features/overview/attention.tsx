import { type Overview, removeDemo } from "contract"
import { dayBefore } from "#dashboard/list/list-filter.ts"
import { useTextsAndFormat } from "#i18n/language.tsx"
import { paths, recordUrl } from "#paths.ts"
import { useMayCall } from "#session/may-call.ts"
import { Anomalies } from "./anomalies.tsx"
import { AttentionItem, ItemLink, ItemRow } from "./attention-item.tsx"
import { BrokenImages } from "./broken-images.tsx"
import { DemoContent } from "./demo-content.tsx"
import { FailedMails } from "./failed-mails.tsx"
import { Part } from "./part.tsx"
import { ServerHealth, stateOf } from "./server-health.tsx"
import { ShowMoreList } from "./show-more-list.tsx"
import { overviewTexts } from "./texts.ts"
import { UnsavedSections } from "./unsaved-sections.tsx"
import { useAnomalies } from "./use-anomalies.ts"

export function Attention({ overview }: { overview: Overview }) {
  const { texts, format } = useTextsAndFormat(overviewTexts)
  const { closedOnHome, failedMails, newUnverifiedUsers, waitingReviews, waitingPeople, demo, health, weeks } = overview
  const { correctionRequests, unsavedSections, brokenImages } = overview
  const hasDemo = useMayCall()(removeDemo) && (demo.count > 0 || demo.hasSite)
  const { anomalies, dismiss } = useAnomalies(overview.anomalies)
  const tasks = [
    closedOnHome.length,
    failedMails.count,
    waitingReviews,
    waitingPeople.length,
    correctionRequests.length,
    newUnverifiedUsers,
    Number(hasDemo),
    unsavedSections.length,
    brokenImages.length,
    anomalies.length,
  ]
  const isHealthy = !health || stateOf(health) === "good"
  const isAllClear = isHealthy && tasks.every((count) => count === 0)
  return (
    <Part title={texts.attention}>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {health && !isHealthy && <ServerHealth health={health} />}
        {correctionRequests.length > 0 && (
          <AttentionItem tone="looking" title={texts.requests(format.number(correctionRequests.length))}>
            <ShowMoreList rows={correctionRequests} rowKey={({ _id }) => _id}>
              {({ certificateId, certificationNo, candidateName, correctedSince }) => (
                <ItemLink to={recordUrl(paths.certificate, certificateId)}>
                  {certificationNo} · {candidateName}
                  {correctedSince && ` · ${texts.correctedSince}`}
                </ItemLink>
              )}
            </ShowMoreList>
          </AttentionItem>
        )}
        {failedMails.count > 0 && <FailedMails mails={failedMails} />}
        {waitingReviews > 0 && (
          <AttentionItem tone="looking" title={texts.waiting(format.number(waitingReviews))} text={texts.waitingText}>
            <ItemLink to={`${paths.manageReviews}?status=waiting`}>{texts.waitingLink}</ItemLink>
          </AttentionItem>
        )}
        {waitingPeople.length > 0 && (
          <AttentionItem tone="mail" title={texts.waitingPeople} text={texts.waitingPeopleText}>
            <ShowMoreList rows={waitingPeople} rowKey={({ _id }) => _id}>
              {({ title, count }) => (
                <ItemLink to={`${paths.manageCourses}?${new URLSearchParams({ search: title })}`}>
                  {title} · {texts.people(format.number(count), count === 1)}
                </ItemLink>
              )}
            </ShowMoreList>
          </AttentionItem>
        )}
        {closedOnHome.length > 0 && (
          <AttentionItem tone="urgent" title={texts.closed(format.number(closedOnHome.length))} text={texts.closedText}>
            <ShowMoreList rows={closedOnHome} rowKey={({ _id }) => _id}>
              {({ title }) => (
                <ItemLink to={`${paths.manageCourses}?${new URLSearchParams({ search: title })}`}>{title}</ItemLink>
              )}
            </ShowMoreList>
          </AttentionItem>
        )}
        {brokenImages.length > 0 && <BrokenImages images={brokenImages} />}
        {hasDemo && <DemoContent demo={demo} />}
        {unsavedSections.length > 0 && <UnsavedSections sections={unsavedSections} isSample={demo.hasSite} />}
        <Anomalies anomalies={anomalies} onDismiss={dismiss} />
        {newUnverifiedUsers > 0 && (
          <AttentionItem tone="mail" title={texts.unverified(format.number(newUnverifiedUsers))}>
            <ItemLink to={`${paths.allUsers}?${new URLSearchParams({ isVerified: "false", from: weekStart(weeks) })}`}>
              {texts.unverifiedLink}
            </ItemLink>
          </AttentionItem>
        )}
        {isAllClear && (
          <ItemRow tone="good">
            <p className="font-semibold">{texts.calm}</p>
          </ItemRow>
        )}
        {health && isHealthy && <ServerHealth health={health} />}
      </ul>
    </Part>
  )
}

/** The first day of the last week. */
const weekStart = (weeks: Overview["weeks"]) => dayBefore(0, Date.parse(weeks.at(-1) ?? ""))
