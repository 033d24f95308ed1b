import { previewSignatory, type Signatory } from "contract"
import { useEffect, useEffectEvent, useState } from "react"
import { useCall } from "#api/calls.ts"
import { readFailure } from "#api/failure.ts"
import { useCommonTexts, useI18n, useTexts } from "#i18n/language.tsx"
import { Button } from "#ui/button/button.tsx"
import { classes } from "#ui/class-names.ts"
import { useDebounced } from "#ui/use-debounced.ts"
import { signatoryTexts } from "./signatory-texts.ts"

const delayMs = 600
const languages = ["bn", "en"] as const

type Samples = { bn: string; en: string }
type SignatorySamplesProps = { values: Partial<Omit<Signatory, "updatedAt">>; isSaved: boolean }

/** A certificate in each language with the form's values, drawn by the server as it draws documents. */
export function SignatorySamples({ values, isSaved }: SignatorySamplesProps) {
  const texts = useTexts(signatoryTexts)
  const { tryAgain } = useCommonTexts().ui
  const i18n = useI18n()
  const draw = useCall(previewSignatory)
  const debounced = useDebounced(JSON.stringify(values), delayMs)
  const [attempts, setAttempts] = useState(0)
  const [drawn, setDrawn] = useState<{ of: string; samples?: Samples; failure?: unknown }>()
  const isCurrent = drawn?.of === debounced
  const [samples, setSamples] = useState<Samples>()

  const request = useEffectEvent(async (of: string, isLatest: () => boolean) => {
    try {
      const { data } = await draw({ body: JSON.parse(of) })
      if (!isLatest()) return
      setSamples(data)
      setDrawn({ of })
    } catch (failure) {
      if (isLatest()) setDrawn({ of, failure })
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt draws the same values again
  useEffect(() => {
    let isStopped = false
    void request(debounced, () => !isStopped)
    return () => {
      isStopped = true
    }
  }, [debounced, attempts])

  const failure = isCurrent ? drawn.failure : undefined
  // Another attempt with the same values would be refused again.
  const isRefused = (failure as { status?: unknown } | undefined)?.status === 400
  const isFaded = !isCurrent || failure !== undefined
  return (
    <section aria-labelledby="samples" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="samples" className="text-lg">
        {texts.samples}
      </h2>
      <div role="status" className="grid justify-items-start gap-3 text-muted text-sm">
        {failure ? (
          <>
            <p className="text-ink">{texts.samplesFailed(readFailure(failure, i18n).message)}</p>
            {!isRefused && <Button onClick={() => setAttempts((count) => count + 1)}>{tryAgain}</Button>}
          </>
        ) : (
          <p>{isCurrent ? (isSaved ? texts.samplesSaved : texts.samplesText) : texts.drawing}</p>
        )}
      </div>
      <div className="grid gap-4 md:max-xl:grid-cols-2">
        {languages.map((language) => (
          <div key={language} className="aspect-[842/595] overflow-hidden rounded-card border border-line bg-[#fff]">
            {samples && (
              <img
                src={`data:image/svg+xml,${encodeURIComponent(samples[language])}`}
                alt={texts.sample[language]}
                className={classes("size-full", isFaded && "opacity-50")}
              />
            )}
          </div>
        ))}
      </div>
    </section>
  )
}
