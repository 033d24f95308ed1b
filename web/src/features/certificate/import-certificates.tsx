import { type DragEvent, useEffect, useRef } from "react"
import { useWords } from "#i18n/language.tsx"
import { importWords } from "#i18n/screens/import.ts"
import { Head } from "#site/head.tsx"
import { ImportCheckStep } from "./import-check-step.tsx"
import { ImportChoose } from "./import-choose.tsx"
import { ImportDone } from "./import-done.tsx"
import { ImportMap } from "./import-map.tsx"
import { ImportRunning } from "./import-running.tsx"
import { ImportSteps } from "./import-steps.tsx"
import { LastImports } from "./last-imports.tsx"
import { useImport } from "./use-import.ts"

export { ImportCertificates as Component }

function ImportCertificates() {
  const words = useWords(importWords)
  const wizard = useImport()
  const { step, running } = wizard
  const heading = useRef<HTMLHeadingElement>(null)
  const isFaulty = step === "check" && wizard.check?.phase === "faulty"
  const phase = running ? "run" : step
  const last = useRef<string>(phase)
  useEffect(() => {
    if (last.current !== phase) heading.current?.focus()
    last.current = phase
  }, [phase])

  // Anywhere on the screen: beside the field, a browser would leave the page for the file.
  const onDrop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files
    if (!file) return
    event.preventDefault()
    if (!running) void wizard.choose(file)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way more; the button is for everybody
    <div
      className="grid grid-cols-[minmax(0,1fr)] gap-6"
      onDragOver={(event) => event.dataTransfer.types.includes("Files") && event.preventDefault()}
      onDrop={onDrop}
    >
      <Head title={words.title} isHidden />
      <h1 className="text-2xl">{words.title}</h1>
      <ImportSteps step={step} />
      <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
          {isFaulty ? words.faulty.heading : words[phase].title}
        </h2>
        <Step wizard={wizard} />
      </section>
      {step === "choose" && <LastImports />}
    </div>
  )
}

function Step({ wizard }: { wizard: ReturnType<typeof useImport> }) {
  const { step, running, chosen, check, result } = wizard
  if (running) return <ImportRunning share={running.share} />
  if (step === "map" && chosen) return <ImportMap wizard={wizard} chosen={chosen} />
  if (step === "check" && check) return <ImportCheckStep wizard={wizard} check={check} />
  if (step === "done" && result) return <ImportDone result={result} onAnother={wizard.startAfresh} />
  return <ImportChoose wizard={wizard} />
}
