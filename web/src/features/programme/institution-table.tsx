// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop a table's meaning when its display changes, which it does on a phone
import { useSpeech } from "#i18n/language.tsx"
import type { CyberDefendersContent } from "#site/en/cyber-defenders.ts"
import type { InstitutionLevel } from "#site/institutions.ts"
import { Section } from "#ui/section.tsx"
import type { Numbered } from "./institution-search.ts"

type InstitutionTableProps = { level: InstitutionLevel; found: readonly Numbered[]; texts: CyberDefendersContent }

const cell = "px-3 py-2.5 align-baseline md:px-4"
// On a phone the district stands below the name, which needs all of the width.
const row = "max-sm:grid max-sm:grid-cols-[3.5rem_minmax(0,1fr)]"
const below = "max-sm:col-start-2 max-sm:pt-0 max-sm:text-sm"

export function InstitutionTable({ level, found, texts }: InstitutionTableProps) {
  const { language, format } = useSpeech()
  const { number, name, district } = texts.columns
  return (
    <Section id={level} title={texts.levels[level]} className="content-start gap-4">
      {found.length === 0 ? (
        <p className="rounded-card border border-line bg-surface p-4 text-muted">{texts.nothingHere}</p>
      ) : (
        <div className="overflow-hidden rounded-card border border-line bg-surface">
          <table
            role="table"
            aria-labelledby={level}
            className="w-full table-fixed border-collapse text-left max-sm:block"
          >
            <thead role="rowgroup" className="border-line border-b bg-sunken text-muted text-sm">
              <tr role="row" className={row}>
                <th role="columnheader" scope="col" className={`${cell} w-14 text-right font-semibold`}>
                  {number}
                </th>
                <th role="columnheader" scope="col" className={`${cell} font-semibold`}>
                  {name}
                </th>
                <th role="columnheader" scope="col" className={`${cell} w-40 font-semibold max-sm:sr-only`}>
                  {district}
                </th>
              </tr>
            </thead>
            <tbody role="rowgroup" className="divide-y divide-line">
              {found.map(({ number, institution }) => (
                <tr key={number} role="row" className={row}>
                  <td role="cell" className={`${cell} text-right font-sans text-muted`}>
                    {format.number(number)}
                  </td>
                  <th role="rowheader" scope="row" className={`${cell} wrap-anywhere font-normal`}>
                    {institution[language].name}
                  </th>
                  <td role="cell" className={`${cell} ${below} text-muted`}>
                    {institution[language].district}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Section>
  )
}
