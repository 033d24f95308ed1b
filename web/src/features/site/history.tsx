import { getAuditEntries, getSiteVersions, restoreSiteVersion, type SiteSection, type SiteVersion } from "contract"
import { useActionToast } from "#api/action-toast.ts"
import { fresh, useCall, useRead } from "#api/calls.ts"
import { frameClass, SectionLink, SectionList } from "#dashboard/record/record-section.tsx"
import { useTextsAndFormat } from "#i18n/language.tsx"
import { paths } from "#paths.ts"
import { useMayCall } from "#session/may-call.ts"
import { Button } from "#ui/button/button.tsx"
import { Badge } from "#ui/display/badge.tsx"
import { siteTexts } from "./texts.ts"
import { useLastChange } from "./use-last-change.ts"

type SectionHistoryProps = { section: SiteSection; onReplaced: (version: number) => void }

export function SectionHistory({ section, onReplaced }: SectionHistoryProps) {
  const { texts } = useTextsAndFormat(siteTexts)
  const result = useRead(getSiteVersions, { params: { section } }, fresh)
  const mayReadLog = useMayCall()(getAuditEntries)
  const log = `${paths.auditLog}?${new URLSearchParams({ recordId: section })}`
  return (
    <SectionList
      title={texts.history}
      action={mayReadLog && <SectionLink to={log}>{texts.inLog}</SectionLink>}
      result={result}
      failed={texts.loadFailed}
      none={texts.noHistory}
    >
      {(versions) => (
        <ol className={frameClass}>
          {versions.map((version, index) => (
            <Version key={version.version} {...{ section, version, onReplaced }} isCurrent={index === 0} />
          ))}
        </ol>
      )}
    </SectionList>
  )
}

type VersionProps = SectionHistoryProps & { version: SiteVersion; isCurrent: boolean }

function Version({ section, version, isCurrent, onReplaced }: VersionProps) {
  const { texts, format } = useTextsAndFormat(siteTexts)
  const send = useCall(restoreSiteVersion)
  const toastAction = useActionToast()
  const name = (version.isShipped ? texts.shippedVersion : texts.version)(format.number(version.version))
  const restore = async () => {
    const { data } = await send({ body: { section, version: version.version } })
    onReplaced(data.version)
  }
  return (
    <li className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-2">
      <div className="wrap-anywhere min-w-0">
        <p className="font-semibold">{name}</p>
        <p className="text-muted text-sm">{useLastChange(version)}</p>
      </div>
      {isCurrent ? (
        <Badge tone="brand">{texts.current}</Badge>
      ) : (
        <Button
          aria-label={texts.restoreOf(name)}
          onClick={() => void toastAction(restore(), { done: texts.restored, failed: texts.restoreFailed })}
        >
          {texts.restore}
        </Button>
      )}
    </li>
  )
}
