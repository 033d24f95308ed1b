import type { CertificateColumn } from "contract"
import { ChangedValues } from "#dashboard/form/changed-values.tsx"
import { certificateTexts } from "#features/certificate/texts.ts"
import { useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { recordTexts } from "#i18n/screens/records.ts"

type Change = { field: CertificateColumn; before: string | number; now: string | number }

export function ChangedFields({ changes }: { changes: readonly Change[] }) {
  const { texts: labels, format } = useTextsAndFormat(certificateTexts)
  const { changedBefore, changedNow } = useTexts(recordTexts)
  const shown = (field: CertificateColumn, value: string | number) => {
    // Hours that were not given are 0.
    if (field === "hours") return Number(value) === 0 ? "" : format.number(Number(value))
    const isDay = field === "issuedOn" || field === "expiresOn"
    return isDay && value !== "" ? format.date(String(value)) : String(value)
  }
  return (
    <dl className="grid gap-2 text-sm">
      {changes.map(({ field, before, now }) => (
        <div key={field} className="grid gap-x-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
          <dt className="text-muted">{labels[field]}</dt>
          <dd className="grid">
            <ChangedValues
              before={shown(field, before)}
              now={shown(field, now)}
              beforeText={changedBefore}
              nowText={changedNow}
            />
          </dd>
        </div>
      ))}
    </dl>
  )
}
