import type { Anomaly, AuditAction } from "contract"
import { useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { translate } from "#i18n/messages.ts"
import { paths } from "#paths.ts"
import { Button } from "#ui/button/button.tsx"
import { anomalyTexts } from "./anomaly-texts.ts"
import { AttentionItem, ItemLink } from "./attention-item.tsx"
import { overviewTexts } from "./texts.ts"
import { isDismissible } from "./use-anomalies.ts"

type AnomaliesProps = { anomalies: readonly Anomaly[]; onDismiss: (anomaly: Anomaly) => void }

/** The anomalies in the audit log, each with a link to its entries. */
export function Anomalies({ anomalies, onDismiss }: AnomaliesProps) {
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
        <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
          {kind !== "failedJob" && (
            <ItemLink to={`${paths.auditLog}${filtersOf(anomaly)}`}>
              {texts.inLog}
              <span className="sr-only">: {title}</span>
            </ItemLink>
          )}
          {isDismissible(anomaly) && (
            <Button
              aria-label={`${texts.dismiss}: ${title}`}
              className="px-3 text-sm"
              onClick={() => onDismiss(anomaly)}
            >
              {texts.dismiss}
            </Button>
          )}
        </div>
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
