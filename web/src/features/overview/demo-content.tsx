import { type Overview, type RemovedDemo, removeDemo } from "contract"
import { useCall } from "#api/calls.ts"
import { useTold, withReason } from "#api/told.ts"
import { AskFirst } from "#dashboard/ask-first.tsx"
import { useSpeech, useWords } from "#i18n/language.tsx"
import { Button } from "#ui/button.tsx"
import { AttentionItem } from "./attention-item.tsx"
import { overviewWords } from "./words.ts"

const maxNamed = 5

/** Invented records look like real ones to a visitor, and a sample certificate verifies as valid. */
export function DemoContent({ demo: { count, edited, validCertificate } }: { demo: Overview["demo"] }) {
  const words = useWords(overviewWords).demo
  const { format } = useSpeech()
  return (
    <AttentionItem tone="urgent" title={words.title(format.number(count))} text={words.text}>
      {validCertificate && <p className="measure text-muted text-sm">{words.valid(validCertificate)}</p>}
      {edited > 0 && <p className="measure text-muted text-sm">{words.edited(format.number(edited))}</p>}
      <div className="mt-3 flex flex-wrap gap-3">
        {count > edited && (
          <RemoveDemo edited={false} label={words.remove} title={words.removeTitle} text={words.removeText} />
        )}
        {edited > 0 && (
          <RemoveDemo edited={true} label={words.removeAll} title={words.removeAllTitle} text={words.removeAllText} />
        )}
      </div>
    </AttentionItem>
  )
}

function RemoveDemo({ edited, label, title, text }: { edited: boolean; label: string; title: string; text: string }) {
  const words = useWords(overviewWords).demo
  const tell = useTold()
  const remove = useCall(removeDemo)
  const done = ({ data: { kept } }: { data: RemovedDemo }) => {
    if (kept.length === 0) return words.removed
    const names = kept.slice(0, maxNamed).map(({ name }) => name)
    return withReason(words.removed, words.kept(names.join(", ") + (kept.length > maxNamed ? " …" : "")))
  }
  return (
    <AskFirst
      title={title}
      text={text}
      confirm={label}
      onConfirm={() =>
        tell(remove({ query: edited ? { edited: "1" } : {} }), {
          doing: words.removing,
          done,
          failed: words.failed,
        })
      }
    >
      {(ask) => <Button onClick={ask}>{label}</Button>}
    </AskFirst>
  )
}
