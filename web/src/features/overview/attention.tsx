import { createGallery, type Overview } from "contract"
import { useI18n, useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { paths } from "#paths.ts"
import { useMayCall } from "#session/may-call.ts"
import { classes } from "#ui/class-names.ts"
import { Anomalies } from "./anomalies.tsx"
import { AttentionItem, ItemLink, ItemRow } from "./attention-item.tsx"
import { DemoContent } from "./demo-content.tsx"
import { FailedMails } from "./failed-mails.tsx"
import { ImageCheck } from "./image-check.tsx"
import { Part } from "./part.tsx"
import { ShowMoreList } from "./show-more-list.tsx"
import { overviewTexts } from "./texts.ts"

export function Attention({ overview }: { overview: Overview }) {
  const { texts, format } = useTextsAndFormat(overviewTexts)
  const { closedOnHome, failedMails, unverifiedUsers, demo, anomalies, health } = overview
  const counts = [closedOnHome.length, failedMails.count, unverifiedUsers, demo.count, anomalies.length]
  const mayEditImages = useMayCall()(createGallery)
  const isHealthy = stateOf(health) === "good"
  const isAllClear = isHealthy && counts.every((count) => count === 0)
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
        {demo.count > 0 && <DemoContent demo={demo} />}
        {unverifiedUsers > 0 && (
          <AttentionItem tone="mail" title={texts.unverified(format.number(unverifiedUsers))}>
            <ItemLink to={`${paths.allUsers}?isVerified=false`}>{texts.unverifiedLink}</ItemLink>
          </AttentionItem>
        )}
        {isHealthy && <ServerHealth health={health} />}
        {mayEditImages && <ImageCheck isAllClear={isAllClear} />}
        {!mayEditImages && isAllClear && (
          <ItemRow tone="good">
            <p className="font-semibold">{texts.calm}</p>
          </ItemRow>
        )}
      </ul>
    </Part>
  )
}

type Health = Overview["health"]

const stateOf = ({ fault, storage }: Health) => (fault !== "none" ? fault : storage.isLow ? "low" : "good")

/** The state of the database and of its disk, and the free space. */
function ServerHealth({ health }: { health: Health }) {
  const texts = useTexts(overviewTexts).health
  const { format } = useI18n()
  const { fault, storage, checkedAt } = health
  const state = stateOf(health)
  return (
    <AttentionItem tone={state === "good" ? "good" : "urgent"} {...texts.states[state]}>
      {storage.totalBytes > 0 && (
        <p className={classes("text-sm", storage.isLow ? "font-semibold text-danger" : "text-muted")}>
          {texts.free(format.bytes(storage.freeBytes), format.bytes(storage.totalBytes))}
        </p>
      )}
      {checkedAt && fault !== "databaseDamaged" && (
        <p className="text-muted text-sm">{texts.checked(format.dateTime(checkedAt))}</p>
      )}
    </AttentionItem>
  )
}
