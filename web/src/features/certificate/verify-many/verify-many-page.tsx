import { maxVerifiedNumbers, type VerifiedNumbers } from "contract"
import { type FormEvent, useEffect, useRef, useState } from "react"
import type { Problem } from "#api/file/csv-text.ts"
import { useCommonTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { paths } from "#paths.ts"
import { Head } from "#site/component/head.tsx"
import { Button, TextLink } from "#ui/button/button.tsx"
import { recoverFocus } from "#ui/focus.ts"
import { TextArea } from "#ui/form/fields.tsx"
import { csvTypes, fileDrop, useFilePicker } from "#ui/form/file-picker.tsx"
import { useChange } from "#ui/use-change.ts"
import { type NumberList, numberListOf } from "./number-list.ts"
import { type VerifyFailure, verifyNumbers } from "./verify-many-request.ts"
import { verifyManyTexts } from "./verify-many-texts.ts"

/** Why a list was not verified. Earlier results stay. */
type Refusal = VerifyFailure | { reason: "none" | "noNumbers" } | { reason: "tooMany"; count: number } | FileProblem
type FileProblem = { reason: "file"; problem: Problem }

/** The results with the component that shows them, which is loaded with them. */
type Verified = VerifiedNumbers & { list: NumberList; Results: typeof import("./verify-many-results.tsx")["Results"] }

export function Component() {
  const { texts } = useTextsAndFormat(verifyManyTexts)
  const [verified, setVerified] = useState<Verified>()
  const [isOutdated, setOutdated] = useState(false)
  const section = useRef<HTMLDivElement>(null)
  useChange(verified, () => {
    recoverFocus(section.current)
    section.current?.scrollIntoView({ block: "nearest" })
  })
  return (
    <div className="mx-auto grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-8 px-4 py-10 md:px-6 md:py-16">
      <Head title={texts.title} description={texts.description} />
      <header className="measure grid gap-3 print:hidden">
        <h1 className="text-3xl md:text-4xl">{texts.title}</h1>
        <p className="text-lg text-muted">{texts.lead}</p>
        <p>
          <TextLink to={paths.verifyCertificate}>{texts.single}</TextLink>
        </p>
      </header>
      <noscript>
        <p className="text-danger">{texts.needsScript}</p>
      </noscript>
      <ListForm
        onVerified={(results) => {
          setVerified(results)
          setOutdated(false)
        }}
        onRefused={() => setOutdated(true)}
      />
      <div ref={section} tabIndex={-1} className="scroll-mt-6 outline-none">
        {verified && <verified.Results {...verified} isOutdated={isOutdated} />}
      </div>
    </div>
  )
}

const loadResults = () => import("./verify-many-results.tsx").catch(() => undefined)

type ListFormProps = { onVerified: (verified: Verified) => void; onRefused: () => void }

function ListForm({ onVerified, onRefused }: ListFormProps) {
  const { texts, format } = useTextsAndFormat(verifyManyTexts)
  const [refusal, setRefusal] = useState<Refusal>()
  const [added, setAdded] = useState("")
  const [isVerifying, setVerifying] = useState(false)
  const [count, setCount] = useState(0)
  const field = useRef<HTMLTextAreaElement>(null)
  const countNumbers = () => setCount(numberListOf(field.current?.value ?? "").numbers.length)
  // Input from before hydration, or restored by the browser.
  useEffect(() => setCount(numberListOf(field.current?.value ?? "").numbers.length), [])

  async function submit(event: FormEvent) {
    event.preventDefault()
    const text = field.current?.value ?? ""
    const list = numberListOf(text)
    const refused = refusalOf(text, list)
    setAdded("")
    setRefusal(undefined)
    if (refused) {
      refuse(refused)
      return field.current?.focus()
    }
    setVerifying(true)
    const [result, chunk] = await Promise.all([verifyNumbers(list.numbers), loadResults()])
    setVerifying(false)
    if ("reason" in result) refuse(result)
    else if (!chunk) refuse({ reason: "network" })
    else onVerified({ ...result, list, Results: chunk.Results })
  }

  function refuse(reason: Refusal) {
    setRefusal(reason)
    onRefused()
  }

  async function open(file: File) {
    setAdded("")
    const chunk = await import("./number-file.ts").catch(() => undefined)
    if (!chunk) return setRefusal({ reason: "network" })
    const read = await chunk.numbersInFile(file)
    if ("problem" in read) return setRefusal({ reason: "file", problem: read.problem })
    setRefusal(undefined)
    setAdded(texts.added(file.name, format.number(numberListOf(read.text).numbers.length)))
    write([field.current?.value.trim(), read.text].filter(Boolean).join("\n"))
  }

  function write(text: string) {
    if (field.current) field.current.value = text
    countNumbers()
  }

  function clear() {
    write("")
    setAdded("")
    setRefusal(undefined)
    field.current?.focus()
  }

  const picker = useFilePicker({ accept: csvTypes, label: texts.file, onFile: open })
  return (
    <form
      method="dialog"
      onSubmit={submit}
      {...fileDrop(open)}
      noValidate
      className="noscript:hidden grid gap-4 print:hidden"
    >
      <TextArea
        ref={field}
        label={texts.field}
        hint={texts.hint(format.number(maxVerifiedNumbers))}
        error={useRefusalText(refusal)}
        onInput={countNumbers}
        rows={8}
        autoCapitalize="characters"
        spellCheck={false}
        lang="en"
        className="tabular"
      />
      <p role="status" className="wrap-anywhere empty:hidden">
        {added}
      </p>
      <p className="text-muted text-sm">
        {count > 0 && texts.counted(format.number(count))}
        <span className="pointer-coarse:hidden">
          {count > 0 && " · "}
          {texts.drop}
        </span>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button kind="accent" type="submit" busy={isVerifying}>
          {texts.submit}
        </Button>
        {picker.input}
        <Button onClick={picker.open}>{texts.file}</Button>
        <Button onClick={clear}>{texts.clear}</Button>
      </div>
    </form>
  )
}

function refusalOf(text: string, { numbers }: NumberList): Refusal | undefined {
  if (text.trim() === "") return { reason: "none" }
  if (numbers.length === 0) return { reason: "noNumbers" }
  return numbers.length > maxVerifiedNumbers ? { reason: "tooMany", count: numbers.length } : undefined
}

function useRefusalText(refusal: Refusal | undefined): string {
  const { texts, format } = useTextsAndFormat(verifyManyTexts)
  const { failures } = useCommonTexts()
  if (!refusal) return ""
  switch (refusal.reason) {
    case "network":
      return failures.network
    case "limit":
      return texts.limit(format.number(refusal.minutes))
    case "tooMany":
      return texts.tooMany(format.number(refusal.count), format.number(maxVerifiedNumbers))
    case "file":
      return texts.fileProblems[refusal.problem]
    default:
      return texts[refusal.reason]
  }
}
