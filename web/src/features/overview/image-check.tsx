import { useRef } from "react"
import { useTextsAndFormat } from "#i18n/language.tsx"
import { Button } from "#ui/button/button.tsx"
import { Progress } from "#ui/display/progress.tsx"
import { Summary } from "#ui/display/section.tsx"
import type { ShownImage } from "./api.ts"
import { ItemLink, ItemRow } from "./attention-item.tsx"
import { ShowMoreList } from "./show-more-list.tsx"
import { overviewTexts } from "./texts.ts"
import { useImageCheck } from "./use-image-check.ts"

/** The last item of the list: the check of the site's images. Also says so if nothing needs attention. */
export function ImageCheck({ isAllClear }: { isAllClear: boolean }) {
  const { texts, format } = useTextsAndFormat(overviewTexts)
  const { state, total, checked, broken, restart } = useImageCheck()
  const resultBox = useRef<HTMLDivElement>(null)
  const all = format.number(total)
  const isRunning = state === "checking" || state === "offline"
  const results = {
    failed: <p role="alert">{texts.checkFailed}</p>,
    broken: <BrokenImages images={broken} />,
    whole: <p role="status">{texts.allLoad(all)}</p>,
    notStarted: <p>{texts.notChecked}</p>,
    offline: <p role="status">{texts.checkOffline}</p>,
    checking: (
      <Progress
        label={texts.checking}
        share={checked / total}
        text={texts.checked(format.number(checked), all)}
        className="max-w-md"
      />
    ),
  }
  return (
    <>
      {isAllClear && (
        <ItemRow tone="good">
          <p className="font-semibold">{state === "whole" ? texts.calm : texts.calmElse}</p>
        </ItemRow>
      )}
      {(state === "failed" || total > 0) && (
        <ItemRow tone={state === "whole" ? "good" : state === "broken" ? "urgent" : "looking"}>
          <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
            {/* As high during the check as with its result, so that nothing below it moves. */}
            <div ref={resultBox} tabIndex={-1} className="min-h-12 min-w-0 flex-1 basis-60 outline-none">
              {results[state]}
            </div>
            <Button
              className={isRunning ? "invisible" : undefined}
              onClick={() => {
                // The button is invisible during the check, so the focus must move away from it.
                resultBox.current?.focus({ preventScroll: true })
                restart()
              }}
            >
              {state === "notStarted" ? texts.startCheck(all) : texts.checkAgain}
            </Button>
          </div>
        </ItemRow>
      )}
    </>
  )
}

/** Closed at first: it appears some seconds after the rest and must not move controls that users are about to press. */
function BrokenImages({ images }: { images: readonly ShownImage[] }) {
  const { texts, language, format } = useTextsAndFormat(overviewTexts)
  return (
    <details className="group">
      <Summary>
        <h3 className="text-base">{texts.broken(format.number(images.length))}</h3>
      </Summary>
      <p className="measure text-muted text-sm">{texts.brokenText}</p>
      <ShowMoreList
        rows={images}
        rowKey={({ label, editPath, recordName, url }) => `${label.en} ${editPath} ${recordName} ${url}`}
      >
        {({ label, recordName, editPath, url }) => (
          <div className="py-1">
            <ItemLink to={editPath}>
              {label[language]}: {recordName}
            </ItemLink>
            <p className="wrap-anywhere text-muted text-sm">{url}</p>
          </div>
        )}
      </ShowMoreList>
    </details>
  )
}
