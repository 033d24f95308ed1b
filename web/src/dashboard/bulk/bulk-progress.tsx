import { useEffect, useRef } from "react"
import { type BulkSeries, stopBulkSeries, useBulkSeries } from "#api/bulk-series.ts"
import { readFailure } from "#api/failure.ts"
import { useI18n, useTextsAndFormat } from "#i18n/language.tsx"
import { bulkTexts } from "#i18n/screens/bulk.ts"
import { Button } from "#ui/button/button.tsx"
import { Progress } from "#ui/display/progress.tsx"
import { recoverFocus } from "#ui/focus.ts"
import { listen } from "#ui/listen.ts"

/** The progress of a change of many records, on every screen until it has ended. */
export function BulkProgress() {
  const series = useBulkSeries()
  return series && <Running series={series} />
}

function Running({ series }: { series: BulkSeries }) {
  const i18n = useI18n()
  const { texts, format } = useTextsAndFormat(bulkTexts)
  const panel = useRef<HTMLElement>(null)
  const { title, total, state } = series
  const done = Math.min(series.done, total)
  const [doneText, totalText] = [format.number(done), format.number(total)]

  // The button that started it has gone with the selection.
  useEffect(() => {
    recoverFocus(panel.current)
    return () => void setTimeout(recoverFocus)
  }, [])
  useEffect(() => listen({ beforeunload: (event) => event.preventDefault() }), [])
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={title}
      className="sticky top-2 z-20 mb-4 grid gap-2 rounded-card border border-brand bg-surface px-4 py-3 outline-none print:hidden"
    >
      <Progress label={title} share={done / total} text={texts.progress(doneText, totalText)} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role={state === "interrupted" ? "alert" : "status"} className="min-w-0 flex-1 basis-60 text-sm">
          {state === "interrupted" ? (
            <>
              <span className="block font-semibold text-danger">{texts.interrupted(doneText, totalText)}</span>
              {readFailure(series.failure, i18n).message}
            </>
          ) : (
            <span className="text-muted">{state === "stopping" ? texts.stopping : texts.stopHint}</span>
          )}
        </p>
        <div className="ms-auto flex flex-wrap gap-2">
          {state === "interrupted" && (
            <Button kind="accent" onClick={series.resume}>
              {texts.goOn}
            </Button>
          )}
          <Button busy={state === "stopping"} onClick={stopBulkSeries}>
            {texts.stop}
          </Button>
        </div>
      </div>
    </section>
  )
}
