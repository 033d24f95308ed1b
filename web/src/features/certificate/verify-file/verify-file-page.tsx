import { type FormEvent, useEffect, useRef, useState } from "react"
import { useCommonTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { paths } from "#paths.ts"
import { Head } from "#site/component/head.tsx"
import { Button, buttonClass, TextLink } from "#ui/button/button.tsx"
import { recoverFocus } from "#ui/focus.ts"
import { TextArea } from "#ui/form/fields.tsx"
import { fileDrop } from "#ui/form/file-picker.tsx"
import { Spinner } from "#ui/image/icon.tsx"
import { useChange } from "#ui/use-change.ts"
import type { CheckFailure, FileCheck } from "./verify-file-check.ts"
import type { FileResultTexts } from "./verify-file-result-en.ts"
import { verifyFileTexts } from "./verify-file-texts.ts"

const types = ".pdf,.jwt,.json,.txt,application/pdf,application/vc+jwt,application/json,text/plain"
const maxMegabytes = 10

/** Loaded with the first file: the page itself has no code for PDFs and signatures. */
const loadCheck = () => Promise.all([import("./verify-file-check.ts"), import("./verify-file-result.tsx")])
const loadTexts = {
  en: () => import("./verify-file-result-en.ts"),
  bn: () => import("./verify-file-result-bn.ts"),
}
type Result = Awaited<ReturnType<typeof loadCheck>>[1]["FileResult"]

type Check = { source: Blob; name: string }
type State =
  | { step: "checking"; check: Check }
  | { step: "failed"; check: Check; failure: CheckFailure }
  | { step: "done"; check: Check; result: FileCheck; Result: Result }

export function Component() {
  const { texts, language } = useTextsAndFormat(verifyFileTexts)
  const [state, setState] = useState<State>()
  const [resultTexts, setResultTexts] = useState<FileResultTexts>()
  const latest = useRef<Check>(undefined)
  const section = useRef<HTMLDivElement>(null)

  async function start(check: Check) {
    latest.current = check
    setState({ step: "checking", check })
    const next = await run(check, async () => setResultTexts((await loadTexts[language]()).fileResultTexts))
    // Another file was chosen meanwhile.
    if (latest.current === check) setState(next)
  }

  // The language can change in place, below a result.
  useChange(language, async () => {
    if (resultTexts) setResultTexts((await loadTexts[language]()).fileResultTexts)
  })
  useChange(state, () => {
    if (state?.step !== "done") return
    recoverFocus(section.current)
    section.current?.scrollIntoView({ block: "nearest" })
  })
  return (
    <div
      className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8 px-4 py-10 md:px-6 md:py-16"
      {...fileDrop((file) => void start({ source: file, name: file.name }))}
    >
      <Head title={texts.title} description={texts.description} />
      <header className="measure grid gap-3 print:hidden">
        <h1 className="text-3xl md:text-4xl">{texts.title}</h1>
        <p className="text-lg text-muted">{texts.lead}</p>
      </header>
      <noscript>
        <p className="text-danger">{texts.needsScript}</p>
      </noscript>
      <FileForm onCheck={start} />
      <p className="measure text-muted text-sm print:hidden">{texts.privacy}</p>
      <div ref={section} tabIndex={-1} className="scroll-mt-6 outline-none">
        {state && <Outcome state={state} resultTexts={resultTexts} onRetry={() => void start(state.check)} />}
      </div>
      <p className="print:hidden">
        <TextLink to={paths.verifyCertificate}>{texts.single}</TextLink>
      </p>
    </div>
  )
}

async function run(check: Check, loadResultTexts: () => Promise<void>): Promise<State> {
  const failed = (failure: CheckFailure) => ({ step: "failed", check, failure }) as const
  try {
    const [{ checkFile }, { FileResult }] = await loadCheck()
    await loadResultTexts()
    const result = await checkFile(check.source)
    return typeof result === "string" ? failed(result) : { step: "done", check, result, Result: FileResult }
  } catch {
    return failed("network")
  }
}

function FileForm({ onCheck }: { onCheck: (check: Check) => void }) {
  const { texts, format } = useTextsAndFormat(verifyFileTexts)
  const [isPasting, setPasting] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const isHydrated = useRef(false)

  function takeFile() {
    const [file] = input.current?.files ?? []
    if (!file) return
    onCheck({ source: file, name: file.name })
    // Otherwise choosing the same file again fires no change event.
    if (input.current) input.current.value = ""
  }

  // A label opens the browser's picker without script, so a file can be chosen before hydration.
  useEffect(() => {
    if (!isHydrated.current) takeFile()
    isHydrated.current = true
  })
  return (
    <div className="noscript:hidden grid gap-4 print:hidden">
      <div className="grid justify-items-center gap-3 rounded-card border border-line-strong border-dashed bg-surface px-4 py-8 text-center">
        <label
          className={buttonClass(
            "accent",
            "has-focus-visible:outline-2 has-focus-visible:outline-brand has-focus-visible:outline-offset-2",
          )}
        >
          {texts.choose}
          <input ref={input} type="file" accept={types} onChange={takeFile} className="sr-only" />
        </label>
        <p className="text-muted text-sm">
          <span className="pointer-coarse:hidden">{texts.drop} </span>
          {texts.formats(format.number(maxMegabytes))}
        </p>
        {!isPasting && <Button onClick={() => setPasting(true)}>{texts.paste}</Button>}
      </div>
      {isPasting && <PasteForm onCheck={onCheck} />}
    </div>
  )
}

function PasteForm({ onCheck }: { onCheck: (check: Check) => void }) {
  const { texts } = useTextsAndFormat(verifyFileTexts)
  const [isEmpty, setEmpty] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    const text = field.current?.value.trim() ?? ""
    setEmpty(text === "")
    if (text === "") return field.current?.focus()
    onCheck({ source: new Blob([text]), name: "" })
  }

  return (
    <form onSubmit={submit} noValidate className="grid justify-items-start gap-3 *:first:w-full">
      <TextArea
        ref={field}
        label={texts.field}
        hint={texts.fieldHint}
        error={isEmpty ? texts.nothingPasted : ""}
        rows={5}
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        lang="en"
      />
      <Button type="submit">{texts.check}</Button>
    </form>
  )
}

type OutcomeProps = { state: State; resultTexts: FileResultTexts | undefined; onRetry: () => void }

function Outcome({ state, resultTexts, onRetry }: OutcomeProps) {
  const { texts } = useTextsAndFormat(verifyFileTexts)
  const { ui } = useCommonTexts()
  const { name } = state.check
  if (state.step === "done")
    return resultTexts && <state.Result {...state.result} texts={resultTexts} fileName={name} onRetry={onRetry} />
  if (state.step === "checking")
    return (
      <p role="status" className="flex items-center gap-2">
        <Spinner /> {texts.checking}
      </p>
    )
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      {name !== "" && <p className="wrap-anywhere font-semibold">{name}</p>}
      <p className="text-danger">{texts[state.failure]}</p>
      {state.failure !== "gone" && <Button onClick={onRetry}>{ui.tryAgain}</Button>}
    </div>
  )
}
