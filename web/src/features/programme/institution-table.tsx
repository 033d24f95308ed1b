import { useSpeech } from "#i18n/language.tsx"
import type { CyberDefendersContent } from "#site/en/cyber-defenders.ts"
import type { InstitutionLevel } from "#site/institutions.ts"
import { Section } from "#ui/section.tsx"
import type { Numbered } from "./institution-search.ts"

type InstitutionTableProps = { level: InstitutionLevel; found: readonly Numbered[]; texts: CyberDefendersContent }

const cell = "px-3 py-2.5 align-baseline md:px-4"

export function InstitutionTable({ level, found, texts }: InstitutionTableProps) {
  const { language, format } = useSpeech()
  const { number, name, district } = texts.columns
  return (
    <Section id={level} title={texts.levels[level]} className="content-start gap-4">
      {found.length === 0 ? (
        <p className="rounded-card border border-line bg-surface p-4 text-muted">{texts.nothingHere}</p>
      ) : (
        <div className="overflow-hidden rounded-card border border-line bg-surface">
          <table aria-labelledby={level} className="w-full border-collapse text-left">
            <thead className="border-line border-b bg-sunken text-muted text-sm">
              <tr>
                <th scope="col" className={`${cell} w-14 text-right font-semibold`}>
                  {number}
                </th>
                <th scope="col" className={`${cell} font-semibold`}>
                  {name}
                </th>
                <th scope="col" className={`${cell} font-semibold`}>
                  {district}
                </th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {found.map(({ number, institution }) => (
                <tr key={number}>
                  <td className={`${cell} text-right text-muted`}>{format.number(number)}</td>
                  <th scope="row" className={`${cell} wrap-anywhere font-normal`}>
                    {institution[language].name}
                  </th>
                  <td className={`${cell} text-muted`}>{institution[language].district}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Section>
  )
}
