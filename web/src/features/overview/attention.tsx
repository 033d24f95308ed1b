import type { Overview } from "contract"
import { useSpeech, useWords } from "#i18n/language.tsx"
import { paths } from "#paths.ts"
import { Anomalies } from "./anomalies.tsx"
import { AttentionItem, ItemLink } from "./attention-item.tsx"
import { DemoContent } from "./demo-content.tsx"
import { FailedMails } from "./failed-mails.tsx"
import { FewFirst } from "./few-first.tsx"
import { Part } from "./part.tsx"
import { PictureCheck } from "./picture-check.tsx"
import { isWell, ServerHealth } from "./server-health.tsx"
import { overviewWords } from "./words.ts"

export function Attention({ overview }: { overview: Overview }) {
  const words = useWords(overviewWords)
  const { format } = useSpeech()
  const { closedOnHome, failedMails, unverifiedUsers, demo, anomalies, health } = overview
  const counts = [closedOnHome.length, failedMails.count, unverifiedUsers, demo.count, anomalies.length]
  const isCalm = isWell(health) && counts.every((count) => count === 0)
  return (
    <Part title={words.attention}>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {!isWell(health) && <ServerHealth health={health} />}
        <Anomalies anomalies={anomalies} />
        {closedOnHome.length > 0 && (
          <AttentionItem tone="urgent" title={words.closed(format.number(closedOnHome.length))} text={words.closedText}>
            <FewFirst rows={closedOnHome} rowKey={({ _id }) => _id}>
              {({ title }) => (
                <ItemLink to={`${paths.manageCourses}?${new URLSearchParams({ search: title })}`}>{title}</ItemLink>
              )}
            </FewFirst>
          </AttentionItem>
        )}
        {failedMails.count > 0 && <FailedMails mails={failedMails} />}
        {demo.count > 0 && <DemoContent demo={demo} />}
        {unverifiedUsers > 0 && (
          <AttentionItem tone="mail" title={words.unverified(format.number(unverifiedUsers))}>
            <ItemLink to={`${paths.allUsers}?isVerified=false`}>{words.unverifiedLink}</ItemLink>
          </AttentionItem>
        )}
        {isWell(health) && <ServerHealth health={health} />}
        <PictureCheck isCalm={isCalm} />
      </ul>
    </Part>
  )
}
