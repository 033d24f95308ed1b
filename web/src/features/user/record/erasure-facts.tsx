import { useTextsAndFormat } from "#i18n/language.tsx"
import { erasureTexts } from "./erasure-texts.ts"

type Named = { _id: string; certificationNo: string; certificationName: string }

type ErasureFactsProps = {
  /** The data that is erased, and the data that stays, with reasons. */
  erased: readonly string[]
  kept: readonly string[]
  certificates: readonly Named[]
  /** How many there are in all. */
  count: number
}

const maxListed = 5

/** The consequences of an erasure in words, with the certificates that stay. */
export function ErasureFacts({ erased, kept, certificates, count }: ErasureFactsProps) {
  const { texts, format } = useTextsAndFormat(erasureTexts)
  const listed = certificates.slice(0, maxListed)
  return (
    <div className="grid gap-4">
      <Facts title={texts.erased} facts={erased} />
      <Facts title={texts.kept} facts={kept} />
      {listed.length > 0 && (
        <section className="grid gap-1 rounded-field bg-sunken px-4 py-3">
          <h3 className="font-semibold">{texts.certificates(format.number(count))}</h3>
          <ul className="grid gap-1 text-sm">
            {listed.map(({ _id, certificationNo, certificationName }) => (
              <li key={_id} className="wrap-anywhere">
                <span className="tabular font-semibold">{certificationNo}</span> {certificationName}
              </li>
            ))}
          </ul>
          {count > listed.length && (
            <p className="text-muted text-sm">{texts.more(format.number(count - listed.length))}</p>
          )}
        </section>
      )}
    </div>
  )
}

function Facts({ title, facts }: { title: string; facts: readonly string[] }) {
  return (
    <section className="grid gap-1">
      <h3 className="font-semibold">{title}</h3>
      <ul className="grid list-disc gap-1 pl-6 marker:text-brand">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </section>
  )
}
