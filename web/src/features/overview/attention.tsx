import { type Anomaly, type AuditAction, type Overview, removeDemo } from "contract"
import { dayBefore } from "#dashboard/list/list-filter.ts"
import { formatBytes } from "#i18n/bytes.ts"
import { useI18n, useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { translate } from "#i18n/messages.ts"
import { paths, recordUrl } from "#paths.ts"
import { useMayCall } from "#session/may-call.ts"
import { classes } from "#ui/class-names.ts"
import { anomalyTexts } from "./anomaly-texts.ts"
import { AttentionItem, ItemLink, ItemRow } from "./attention-item.tsx"
import { BrokenImages } from "./broken-images.tsx"
import { DemoContent } from "./demo-content.tsx"
import { FailedMails } from "./failed-mails.tsx"
import { Part } from "./part.tsx"
import { ShowMoreList } from "./show-more-list.tsx"
import { overviewTexts } from "./texts.ts"
import { UnsavedSections } from "./unsaved-sections.tsx"

/** The anomalies in the audit log, each with a link to its entries. */
function Anomalies({ anomalies }: { anomalies: readonly Anomaly[] }) {
  const { texts, format, language } = useTextsAndFormat(overviewTexts)
  const { titles, advice } = useTexts(anomalyTexts)
  return anomalies.map((anomaly) => {
    const { kind, account, address, fault, code, params, lastAt, count } = anomaly
    const wording = titles[kind]
    const title = typeof wording === "string" ? wording : wording(format.number(count), account || address)
    return (
      <AttentionItem key={[kind, account, address].join(" ")} tone="urgent" title={title} text={advice[kind]}>
        {code && <p className="text-sm">{translate({ code, params, message: fault }, language)}.</p>}
        <p className="text-muted text-sm">
          {(count > 0 ? texts.lastSeen : texts.lastChecked)(format.dateTime(lastAt))}
        </p>
        {kind !== "failedJob" && (
          <ItemLink to={`${paths.auditLog}${filtersOf(anomaly)}`}>
            {texts.inLog}
            <span className="sr-only">: {title}</span>
          </ItemLink>
        )}
      </AttentionItem>
    )
  })
}

/** The filters of the audit log that show the entries of an anomaly. */
function filtersOf({ kind, account, address }: Anomaly): string {
  const filters: Record<Anomaly["kind"], Record<string, string>> = {
    failedSignIns: { kind: "signIn", search: account },
    failedSignInsFrom: { kind: "signIn", search: address },
    throttledSignIns: { kind: "signIn", search: "signIn.throttle" satisfies AuditAction },
    deniedAccess: { kind: "access", actor: account },
    deletions: { actor: account },
    exports: { actor: account, search: ".export" },
    chainFault: {},
    otherKey: {},
    chainUnchecked: {},
    wrongSignature: { kind: "chain" },
    heldVerifications: { search: "user.create" satisfies AuditAction },
    failedJob: {},
  }
  const query = new URLSearchParams(filters[kind]).toString()
  return query && `?${query}`
}

export function Attention({ overview }: { overview: Overview }) {
  const { texts, format } = useTextsAndFormat(overviewTexts)
  const { closedOnHome, failedMails, newUnverifiedUsers, waitingReviews, demo, anomalies, health, weeks } = overview
  const { correctionRequests, unsavedSections, brokenImages } = overview
  const hasDemo = useMayCall()(removeDemo) && (demo.count > 0 || demo.hasSite)
  const tasks = [
    closedOnHome.length,
    failedMails.count,
    waitingReviews,
    correctionRequests.length,
    newUnverifiedUsers,
    Number(hasDemo),
    unsavedSections.length,
    brokenImages.length,
    anomalies.length,
  ]
  const isHealthy = stateOf(health) === "good"
  const isAllClear = isHealthy && tasks.every((count) => count === 0)
  return (
    <Part title={texts.attention}>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {!isHealthy && <ServerHealth health={health} />}
        <Anomalies anomalies={anomalies} />
        {closedOnHome.length > 0 && (
          <AttentionItem tone="urgent" title={texts.closed(format.number(closedOnHome.length))} text={texts.closedText}>
            <ShowMoreList rows={closedOnHome} rowKey={({ _id }) => _id}>
              {({ title }) => (
                <ItemLink to={`${paths.manageCourses}?${new URLSearchParams({ search: title })}`}>{title}</ItemLink>
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
        {brokenImages.length > 0 && <BrokenImages images={brokenImages} />}
        {hasDemo && <DemoContent demo={demo} />}
        {unsavedSections.length > 0 && <UnsavedSections sections={unsavedSections} isSample={demo.hasSite} />}
        {newUnverifiedUsers > 0 && (
          <AttentionItem tone="mail" title={texts.unverified(format.number(newUnverifiedUsers))}>
            <ItemLink to={`${paths.allUsers}?${new URLSearchParams({ isVerified: "false", from: weekStart(weeks) })}`}>
              {texts.unverifiedLink}
            </ItemLink>
          </AttentionItem>
        )}
        {isHealthy && <ServerHealth health={health} />}
        {isAllClear && (
          <ItemRow tone="good">
            <p className="font-semibold">{texts.calm}</p>
          </ItemRow>
        )}
      </ul>
    </Part>
  )
}

/** The first day of the last week. */
const weekStart = (weeks: Overview["weeks"]) => dayBefore(0, Date.parse(weeks.at(-1) ?? ""))

type Health = Overview["health"]

function stateOf({ fault, storage, backup }: Health) {
  if (fault !== "none") return fault
  if (storage.isLow) return "low"
  if (backup.isOverdue) return "noBackup"
  return backup.failedAt ? "backupFailed" : "good"
}

function ServerHealth({ health }: { health: Health }) {
  const texts = useTexts(overviewTexts).health
  const { format, language } = useI18n()
  const { fault, storage, backup, checkedAt } = health
  const state = stateOf(health)
  return (
    <AttentionItem tone={state === "good" ? "good" : "urgent"} {...texts.states[state]}>
      {storage.totalBytes > 0 && (
        <p className={classes("text-sm", storage.isLow ? "font-semibold text-danger" : "text-muted")}>
          {texts.free(formatBytes(storage.freeBytes, language), formatBytes(storage.totalBytes, language))}
        </p>
      )}
      {checkedAt && fault !== "databaseDamaged" && (
        <p className="text-muted text-sm">{texts.checked(format.dateTime(checkedAt))}</p>
      )}
      {backup.at && (
        <p className={classes("text-sm", backup.isOverdue ? "font-semibold text-danger" : "text-muted")}>
          {texts.backup(format.dateTime(backup.at), formatBytes(backup.bytes, language))}
        </p>
      )}
      {backup.failedAt && (
        <p className="font-semibold text-danger text-sm">{texts.backupFailed(format.dateTime(backup.failedAt))}</p>
      )}
    </AttentionItem>
  )
}
