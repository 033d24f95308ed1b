import { useSpeech, useWords } from "#i18n/language.tsx"
import { Summary } from "#ui/summary.tsx"
import { ItemLink } from "./attention-item.tsx"
import { FewFirst } from "./few-first.tsx"
import type { ShownPicture } from "./shown-pictures.ts"
import { overviewWords } from "./words.ts"

/** Closed at first: it comes some seconds after the rest, and must not push away what is about to be pressed. */
export function BrokenPictures({ pictures }: { pictures: readonly ShownPicture[] }) {
  const words = useWords(overviewWords)
  const { language, format } = useSpeech()
  return (
    <details className="group">
      <Summary>
        <h3 className="text-base">{words.broken(format.number(pictures.length))}</h3>
      </Summary>
      <p className="measure text-muted text-sm">{words.brokenText}</p>
      <FewFirst rows={pictures} rowKey={({ label, at, of, address }) => `${label.en} ${at} ${of} ${address}`}>
        {({ label, of, at, address }) => (
          <div className="py-1">
            <ItemLink to={at}>
              {label[language]}: {of}
            </ItemLink>
            <p className="wrap-anywhere text-muted text-sm">{address}</p>
          </div>
        )}
      </FewFirst>
    </details>
  )
}
