import { useRef } from "react"
import { useWordsAndFormat } from "#i18n/language.tsx"
import { Button } from "#ui/button.tsx"
import { Progress } from "#ui/progress.tsx"
import { Summary } from "#ui/section.tsx"
import type { ShownPicture } from "./api.ts"
import { ItemLink, ItemRow } from "./attention-item.tsx"
import { ShowMoreList } from "./show-more-list.tsx"
import { usePictureCheck } from "./use-picture-check.ts"
import { overviewWords } from "./words.ts"

/** The last of what may need attention, and the calm word where nothing does: how the site's pictures are. */
export function PictureCheck({ isCalm }: { isCalm: boolean }) {
  const { words, format } = useWordsAndFormat(overviewWords)
  const { state, total, checked, broken, again } = usePictureCheck()
  const place = useRef<HTMLDivElement>(null)
  const all = format.number(total)
  const isUnderWay = state === "checking" || state === "offline"
  const results = {
    failed: <p role="alert">{words.checkFailed}</p>,
    broken: <BrokenPictures pictures={broken} />,
    whole: <p role="status">{words.allLoad(all)}</p>,
    unasked: <p>{words.notChecked}</p>,
    offline: <p role="status">{words.checkOffline}</p>,
    checking: (
      <Progress
        label={words.checking}
        share={checked / total}
        text={words.checked(format.number(checked), all)}
        className="max-w-md"
      />
    ),
  }
  return (
    <>
      {isCalm && (
        <ItemRow tone="good">
          <p className="font-semibold">{state === "whole" ? words.calm : words.calmElse}</p>
        </ItemRow>
      )}
      {(state === "failed" || total > 0) && (
        <ItemRow tone={state === "whole" ? "good" : state === "broken" ? "urgent" : "looking"}>
          <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
            {/* As high while it is looked as when it is known, so that nothing below it moves. */}
            <div ref={place} tabIndex={-1} className="min-h-12 min-w-0 flex-1 basis-60 outline-none">
              {results[state]}
            </div>
            <Button
              className={isUnderWay ? "invisible" : undefined}
              onClick={() => {
                // The button is out of sight while the pictures are looked at.
                place.current?.focus({ preventScroll: true })
                again()
              }}
            >
              {state === "unasked" ? words.startCheck(all) : words.checkAgain}
            </Button>
          </div>
        </ItemRow>
      )}
    </>
  )
}

/** Closed at first: it comes some seconds after the rest, and must not push away what is about to be pressed. */
function BrokenPictures({ pictures }: { pictures: readonly ShownPicture[] }) {
  const { words, language, format } = useWordsAndFormat(overviewWords)
  return (
    <details className="group">
      <Summary>
        <h3 className="text-base">{words.broken(format.number(pictures.length))}</h3>
      </Summary>
      <p className="measure text-muted text-sm">{words.brokenText}</p>
      <ShowMoreList rows={pictures} rowKey={({ label, at, of, address }) => `${label.en} ${at} ${of} ${address}`}>
        {({ label, of, at, address }) => (
          <div className="py-1">
            <ItemLink to={at}>
              {label[language]}: {of}
            </ItemLink>
            <p className="wrap-anywhere text-muted text-sm">{address}</p>
          </div>
        )}
      </ShowMoreList>
    </details>
  )
}
