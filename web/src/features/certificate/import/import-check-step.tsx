import type { ImportResult } from "contract"
import type { ReactNode } from "react"
import type { CallFailure } from "#api/base-query.ts"
import { readFailure } from "#api/failure.ts"
import { mailTexts } from "#features/certificate/mail/mail-texts.ts"
import { NotifyBox } from "#features/certificate/mail/notify.tsx"
import { useCommonTexts, useI18n, useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { importTexts } from "#i18n/screens/import.ts"
import { Button } from "#ui/button/button.tsx"
import { Progress } from "#ui/display/progress.tsx"
import { CheckIcon, WarningIcon } from "#ui/image/icon.tsx"
import type { Fault } from "./csv-table.ts"
import type { Check } from "./import-check.ts"
import { ChooseFile } from "./import-choose.tsx"
import { Corrections, CorrectsChoice } from "./import-corrections.tsx"
import { ImportFaults } from "./import-faults.tsx"
import { ImportLetters } from "./import-letters.tsx"
import { ImportPreview } from "./import-rows.tsx"
import { isMendable } from "./mend.ts"
import type { Wizard } from "./use-import.ts"

/** The result of the dry run, before anything is saved. */
export function ImportCheckStep({ wizard, check }: { wizard: Wizard; check: Check }) {
  const texts = useTexts(importTexts)
  const { failure, sent } = wizard
  // The server may have imported the file although its response was lost.
  const { status } = readFailure(failure, useI18n())
  const isUnsure = status < 400 || (status >= 500 && status !== 503)
  const isFaulty = check.phase === "faulty"
  const preview = sent && sent.count > 0 && !isFaulty && <ImportPreview sent={sent} />
  const others = (
    <>
      <Button onClick={wizard.toColumns}>{texts.check.back}</Button>
      {!isFaulty && <ChooseFile label={texts.map.other} onFile={wizard.choose} />}
    </>
  )
  return (
    <>
      {check.phase !== "running" && <CorrectsChoice wizard={wizard} check={check} />}
      <div>
        {failure && (
          <ImportFailure title={isUnsure ? texts.run.unsure : texts.run.failed} failure={failure}>
            {isUnsure && <p>{texts.run.again}</p>}
          </ImportFailure>
        )}
        {/* Rendered before its text, so that screen readers announce the text. */}
        <div role="status">{!failure && !isFaulty && <Verdict check={check} />}</div>
        {!failure && isFaulty && <ImportFaults wizard={wizard} {...check} />}
      </div>
      {check.phase === "good" && sent && <ImportLetters sent={sent} />}
      {check.phase === "good" && check.result.corrected > 0 && <Corrections wizard={wizard} result={check.result} />}
      {check.phase === "good" && check.result.mails > 0 && <Notify wizard={wizard} result={check.result} />}
      <div className="flex flex-wrap gap-3 empty:hidden">
        <Next wizard={wizard} check={check} />
        {!preview && others}
      </div>
      {preview}
      {preview && <div className="flex flex-wrap gap-3">{others}</div>}
    </>
  )
}

function Verdict({ check }: { check: Exclude<Check, { phase: "faulty" }> }) {
  const { texts, format } = useTextsAndFormat(importTexts)
  if (check.phase === "failed") return <ImportFailure title={texts.check.failed} failure={check.failure} />
  if (check.phase === "running") {
    const { share = 1 } = check
    return (
      <Progress label={share < 1 ? texts.run.sending : texts.check.checking} share={share < 1 ? share : undefined} />
    )
  }
  const { created, corrected, unchanged } = check.result
  const hasChanges = created + corrected > 0
  return (
    <div className="flex items-start gap-3 rounded-card bg-success-soft px-4 py-3">
      <CheckIcon className="mt-0.5 text-success" />
      <div className="grid gap-1">
        <p className="font-semibold">
          {hasChanges ? texts.check.good(format.number(created)) : texts.check.nothingNew}
        </p>
        {corrected > 0 && <p className="font-semibold">{texts.correct.count(format.number(corrected))}</p>}
        {hasChanges && unchanged > 0 && <p>{texts.check.unchanged(format.number(unchanged))}</p>}
      </div>
    </div>
  )
}

const manyMails = 100

type NotifyProps = { wizard: Wizard; result: ImportResult }

function Notify({ wizard: { selectedFile, setNotifies }, result: { created, corrected, mails } }: NotifyProps) {
  const { texts, format } = useTextsAndFormat(mailTexts)
  const hints = [...(mails < created + corrected ? [texts.fewer] : []), ...(mails > manyMails ? [texts.slow] : [])]
  const notify = { isOn: selectedFile?.notifies ?? false, setOn: setNotifies }
  return <NotifyBox notify={notify} label={texts.notifyImported(format.number(mails))} hint={hints.join(" ")} />
}

function Next({ wizard, check }: { wizard: Wizard; check: Check }) {
  const { tryAgain } = useCommonTexts().ui
  const { texts, format } = useTextsAndFormat(importTexts)
  // The same file would be refused again.
  const isRefused = check.phase === "failed" && [400, 413].includes(Number(check.failure.status))
  const isOutdated = check.phase === "faulty" && check.faults.some(({ reason }) => isChanged(reason))
  const isMended = check.phase === "faulty" && wizard.selectedFile && isMendable(wizard.selectedFile.table)
  if (isOutdated || isMended)
    return (
      <>
        <Button kind="accent" onClick={wizard.checkFile}>
          {texts.correct.checkAgain}
        </Button>
        {isMended && <ChooseFile label={texts.faulty.again} onFile={wizard.choose} />}
      </>
    )
  if (isRefused || check.phase === "faulty")
    return <ChooseFile kind="accent" label={texts.faulty.again} onFile={wizard.choose} />
  // After a conflict the file is checked again first, because others have changed certificates meanwhile.
  const needsCheck = check.phase === "failed" || wizard.failure?.status === 409
  if (needsCheck || wizard.failure) {
    return (
      <Button kind="accent" onClick={needsCheck ? wizard.checkFile : wizard.run}>
        {tryAgain}
      </Button>
    )
  }
  if (check.phase !== "good") return null
  const { created, corrected } = check.result
  if (created + corrected === 0) return null
  const run = created === 1 ? texts.check.runOne : texts.check.run(format.number(created))
  return (
    <Button kind="accent" onClick={wizard.run}>
      {corrected > 0 ? texts.correct.run(format.number(created), format.number(corrected)) : run}
    </Button>
  )
}

const isChanged = (reason: Fault["reason"]) => typeof reason === "object" && reason.code === "editConflict"

function ImportFailure({ title, failure, children }: { title: string; failure: CallFailure; children?: ReactNode }) {
  const texts = useTexts(importTexts)
  const { status, message } = readFailure(failure, useI18n())
  return (
    <div role="alert" className="flex items-start gap-3 rounded-card bg-danger-soft px-4 py-3">
      <WarningIcon className="mt-0.5 text-danger" />
      <div className="grid gap-1">
        <p className="font-semibold text-danger">{title}</p>
        <p className="measure">{status === 413 ? texts.problems.tooLarge : message}</p>
        {children}
      </div>
    </div>
  )
}
