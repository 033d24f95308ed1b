import { type Certificate, type CertificateVersion, getCertificateVersions } from "contract"
import { injectCalls } from "#api/calls.ts"
import { Loaded } from "#dashboard/record/loaded.tsx"
import { frameClass, RecordSection } from "#dashboard/record/record-section.tsx"
import { ChangedFields } from "#features/certificate/correction/changed-fields.tsx"
import { useFieldLabels } from "#features/certificate/correction/correct-dialog.tsx"
import { correctionTexts } from "#features/certificate/correction/correction-texts.ts"
import { useTextsAndFormat } from "#i18n/language.tsx"
import { Skeleton } from "#ui/display/state.tsx"

const { useGetCertificateVersionsQuery } = injectCalls({ getCertificateVersions })

type Statements = Omit<CertificateVersion, "version" | "replacedAt" | "reason" | "actor">

/** The earlier versions of a certificate, newest first, each with what replaced it, why, and by whom. */
export function Versions({ certificate }: { certificate: Certificate }) {
  const { texts, format } = useTextsAndFormat(correctionTexts)
  const result = useGetCertificateVersionsQuery(
    { params: { id: certificate._id } },
    { skip: certificate.version === 1, refetchOnMountOrArgChange: true },
  )
  if (certificate.version === 1) return null
  return (
    <RecordSection title={texts.versions(format.number(certificate.version - 1))}>
      <Loaded result={result} failed={texts.versionsFailed} skeleton={<Skeleton rows={2} />}>
        {({ data: versions }) => (
          <ol className={frameClass}>
            {versions.map((version, index) => (
              <Version key={version.version} version={version} next={versions[index - 1] ?? certificate} />
            ))}
          </ol>
        )}
      </Loaded>
    </RecordSection>
  )
}

/** `next`: the version that replaced this one. */
function Version({ version, next }: { version: CertificateVersion; next: Statements }) {
  const { texts, format } = useTextsAndFormat(correctionTexts)
  const { reason: _, ...labels } = useFieldLabels()
  const fields = (Object.keys(labels) as (keyof typeof labels)[]).filter((field) => version[field] !== next[field])
  const changes = fields.map((field) => ({ field, before: version[field], now: next[field] }))
  return (
    <li className="wrap-anywhere grid gap-2 px-4 py-3">
      <p className="font-semibold">{texts.version(format.number(version.version))}</p>
      <p className="text-muted text-sm">
        {texts.replaced(format.dateTime(version.replacedAt), version.actor)}
        <span className="block text-ink">{version.reason || texts.importUndone}</span>
      </p>
      <ChangedFields changes={changes} />
    </li>
  )
}
