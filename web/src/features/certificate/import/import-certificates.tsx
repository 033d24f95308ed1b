import { useEffect, useRef } from "react"
import { IssueWays } from "#features/certificate/issue/issue-ways.tsx"
import { useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { importTexts } from "#i18n/screens/import.ts"
import { Head } from "#site/component/head.tsx"
import { classes } from "#ui/class-names.ts"
import { Progress } from "#ui/display/progress.tsx"
import { fileDrop } from "#ui/form/file-picker.tsx"
import { CheckIcon } from "#ui/image/icon.tsx"
import { listen } from "#ui/listen.ts"
import { useChange } from "#ui/use-change.ts"
import { ImportCheckStep } from "./import-check-step.tsx"
import { ImportChoose } from "./import-choose.tsx"
import { ImportMap } from "./import-map.tsx"
import { ImportDone, LastImports } from "./imported.tsx"
import { useImport, type Wizard } from "./use-import.ts"

export function Component() {
  const texts = useTexts(importTexts)
  const wizard = useImport()
  const { step, running } = wizard
  const heading = useRef<HTMLHeadingElement>(null)
  const isFaulty = step === "check" && wizard.check?.phase === "faulty"
  const phase = running ? "run" : step
  useChange(phase, () => heading.current?.focus())
  return (
    // A file may be dropped anywhere on the screen.
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6" {...fileDrop((file) => running || wizard.choose(file))}>
      <Head title={texts.title} isHidden />
      <h1 className="text-2xl">{texts.title}</h1>
      {step === "choose" && <IssueWays current="file" />}
      <ImportSteps step={step} />
      <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
          {isFaulty ? texts.faulty.heading : texts[phase].title}
        </h2>
        <Step wizard={wizard} />
      </section>
      {step === "choose" && <LastImports />}
    </div>
  )
}

function Step({ wizard }: { wizard: Wizard }) {
  const { step, running, selectedFile, check, result } = wizard
  if (running) return <ImportRunning share={running.share} />
  if (step === "map" && selectedFile) return <ImportMap wizard={wizard} selectedFile={selectedFile} />
  if (step === "check" && check) return <ImportCheckStep wizard={wizard} check={check} />
  if (step === "done" && result) return <ImportDone result={result} onAnother={wizard.restart} />
  return <ImportChoose wizard={wizard} />
}

const steps = ["choose", "map", "check", "done"] as const

function ImportSteps({ step }: Pick<Wizard, "step">) {
  const { texts, format } = useTextsAndFormat(importTexts)
  const current = steps.indexOf(step)
  return (
    <ol className="flex items-center gap-2 sm:gap-3">
      {steps.map((name, index) => (
        <li
          key={name}
          aria-current={index === current ? "step" : undefined}
          className={classes("flex items-center gap-2 sm:gap-3", index > 0 && "min-w-0 flex-1")}
        >
          {index > 0 && <span aria-hidden="true" className="h-px min-w-3 flex-1 bg-line-strong" />}
          <span
            className={classes(
              "flex size-8 shrink-0 items-center justify-center rounded-full font-semibold text-sm",
              index > current && "border border-line-strong text-muted",
              index === current && "bg-brand text-on-brand",
              index < current && "bg-brand-soft text-brand",
            )}
          >
            {index < current ? <CheckIcon /> : <span aria-hidden="true">{format.number(index + 1)}</span>}
          </span>
          <span className={classes("text-sm max-sm:sr-only", index === current ? "font-semibold" : "text-muted")}>
            {texts.steps[name]}
            {index < current && <span className="sr-only"> ({texts.doneStep})</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}

function ImportRunning({ share }: { share: number }) {
  const { texts, format } = useTextsAndFormat(importTexts)
  useEffect(() => listen({ beforeunload: (event) => event.preventDefault() }), [])
  const isSent = share >= 1
  return (
    <div className="grid gap-3 rounded-card border border-line bg-surface p-4 md:p-6">
      <Progress
        label={isSent ? texts.run.working : texts.run.sending}
        {...(!isSent && { share, text: texts.check.sending(format.number(Math.floor(share * 100))) })}
      />
      <p className="text-muted text-sm">{texts.run.stay}</p>
    </div>
  )
}
