import { type Certificate, type CertificateVersion, getCertificateVersions } from "contract"
import { injectCalls } from "#api/calls.ts"
import { ChangedValues } from "#dashboard/changed-values.tsx"
import { Loaded } from "#dashboard/loaded.tsx"
import { frameClass, RecordSection } from "#dashboard/record-section.tsx"
import { useFieldLabels } from "#features/certificate/correction/correct-dialog.tsx"
import { correctionTexts } from "#features/certificate/correction/correction-texts.ts"
import { useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { recordTexts } from "#i18n/screens/records.ts"
import { Skeleton } from "#ui/state.tsx"

const { useGetCertificateVersionsQuery } = injectCalls({ getCertificateVersions })

const isDay = (field: string) => field === "issuedOn" || field === "expiresOn"

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
  const { changedBefore, changedNow } = useTexts(recordTexts)
  const { reason: _, ...fieldLabels } = useFieldLabels()
  const labels = Object.entries(fieldLabels) as [keyof Statements, string][]
  const shown = (field: keyof Statements, value: string | number) => {
    // Hours that were not given are 0.
    if (typeof value === "number") return value === 0 ? "" : format.number(value)
    return isDay(field) && value !== "" ? format.date(value) : value
  }
  return (
    <li className="wrap-anywhere grid gap-2 px-4 py-3">
      <p className="font-semibold">{texts.version(format.number(version.version))}</p>
      <p className="text-muted text-sm">
        {texts.replaced(format.dateTime(version.replacedAt), version.actor)}
        <span className="block text-ink">{version.reason || texts.importUndone}</span>
      </p>
      <dl className="grid gap-2 text-sm">
        {labels
          .filter(([field]) => version[field] !== next[field])
          .map(([field, label]) => (
            <div key={field} className="grid gap-x-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
              <dt className="text-muted">{label}</dt>
              <dd className="grid">
                <ChangedValues
                  before={shown(field, version[field])}
                  now={shown(field, next[field])}
                  beforeText={changedBefore}
                  nowText={changedNow}
                />
              </dd>
            </div>
          ))}
      </dl>
    </li>
  )
}
