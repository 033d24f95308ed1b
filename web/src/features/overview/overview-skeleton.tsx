import type { CountedKind } from "contract"
import { useTexts, useWords } from "#i18n/language.tsx"
import { Part } from "./part.tsx"
import { overviewWords } from "./words.ts"

const counted: readonly CountedKind[] = ["user", "certificate", "review", "course"]

const block = "animate-glow rounded-card border border-line bg-sunken"

/** As high as what comes in its place on a day on which all is well. */
export function OverviewSkeleton() {
  const words = useWords(overviewWords)
  const { loading } = useTexts().ui
  return (
    <>
      <Part title={words.attention}>
        <div role="status" className={`h-80 sm:h-64 ${block}`}>
          <span className="sr-only">{loading}</span>
        </div>
      </Part>
      <Part title={words.numbers}>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] gap-4">
          {counted.map((kind) => (
            <div key={kind} className={`h-32 sm:h-52 ${block}`} />
          ))}
        </div>
      </Part>
    </>
  )
}
