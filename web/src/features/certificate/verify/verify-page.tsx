import { type ErrorCode, type VerifiedCertificate, verifyCertificate } from "contract"
import { type FormEvent, type MouseEvent, useEffect, useRef } from "react"
import {
  data,
  type LoaderFunctionArgs,
  useHref,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
} from "react-router"
import { useCommonTexts, useI18n } from "#i18n/language.tsx"
import { paths, verificationUrl } from "#paths.ts"
import { type LoaderApi, loaderContext } from "#rendering/loader-context.ts"
import { Head } from "#site/component/head.tsx"
import { SampleCertificate } from "#site/component/sample-certificate.tsx"
import { Button, TextLink } from "#ui/button/button.tsx"
import { TryAgain } from "#ui/button/try-again.tsx"
import { classes } from "#ui/class-names.ts"
import { recoverFocus } from "#ui/focus.ts"
import { useChange } from "#ui/use-change.ts"
import { type Missing, type Verdict, type VerificationState, verdictOf } from "./verdict.ts"
import { VerificationResult } from "./verification-result.tsx"

const loadTexts = { en: () => import("#site/en/verify.ts"), bn: () => import("#site/bn/verify.ts") }

async function verifyLoader({ request, context }: LoaderFunctionArgs) {
  const loaderApi = context.get(loaderContext)
  const number = new URL(request.url).searchParams.get("no")?.trim()
  const [{ verify }, found] = await Promise.all([
    loadTexts[loaderApi.language](),
    number === undefined ? undefined : lookUp(number, loaderApi),
  ])
  const verdict = number === undefined || found === undefined ? undefined : verdictOf(found, number, verify, loaderApi)
  const status = verdict && statuses[verdict.state]
  return data({ texts: verify.page, notes: verdict ? undefined : verify.notes, verdict }, { status: status ?? 200 })
}

const statuses: Partial<Record<VerificationState, number>> = { failed: 503, limited: 429 }

const missing: Partial<Record<ErrorCode, Missing>> = {
  numberAmbiguous: "ambiguous",
  numberMistyped: "mistyped",
  numberSimilar: "similar",
  tooManyNumbers: "limited",
  tooMany: "limited",
}

async function lookUp(number: string, { findOrCode }: LoaderApi): Promise<VerifiedCertificate | Missing> {
  if (number === "") return "empty"
  try {
    const found = await findOrCode(verifyCertificate, { certificationNo: number })
    if (typeof found === "string") return missing[found] ?? "unknown"
    if (!found.data) throw new Error("Unexpected response")
    return found.data
  } catch {
    return "failed"
  }
}

export { verifyLoader as loader }

const resetForm = "reset"

/** The number is in the URL (`?no=`), so that a result can be linked to and works without JavaScript. */
export function Component() {
  const { texts, notes, verdict } = useLoaderData<typeof verifyLoader>()
  const { language } = useI18n()
  const result = useRef<HTMLDivElement>(null)
  // The server has rendered the first page. If the connection is lost before the next number, its result still needs them.
  useEffect(() => void loadTexts[language]().catch(() => undefined), [language])
  useChange(verdict, () => {
    if (!verdict) return
    // The pressed button was disabled meanwhile and has lost the focus.
    recoverFocus(result.current)
    // On a phone the result is below the keyboard and the form.
    result.current?.scrollIntoView({ block: "nearest" })
  })
  const number = new URLSearchParams(useLocation().search).get("no")?.trim()
  return (
    <div className="mx-auto grid max-w-2xl gap-8 px-4 py-10 md:px-6 md:py-16 print:gap-4 print:py-0">
      <Head title={texts.title} description={texts.description} isHidden={number !== undefined} {...verdict?.share} />
      <header className={classes("grid gap-3", verdict && "print:hidden")}>
        <h1 className="text-3xl md:text-4xl">{texts.title}</h1>
        {/* On a phone, who follows a link shall see the result without scrolling. */}
        <p className={classes("text-lg text-muted", verdict && "max-sm:hidden")}>{texts.lead}</p>
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          <TextLink to={paths.verifyFile}>{texts.file}</TextLink>
          <TextLink to={paths.verifyMany}>{texts.many}</TextLink>
          <TextLink to={`${paths.trust}#signing`}>{texts.trust}</TextLink>
        </p>
      </header>
      <NumberForm number={number ?? ""} />
      <form id={resetForm} action={useHref(paths.verifyCertificate)} className="hidden" />
      <div ref={result} tabIndex={-1} aria-live="polite" className="scroll-mt-6 outline-none">
        {verdict && (isLookedUp(verdict) ? <VerificationResult {...verdict} /> : <LookupFailed {...verdict} />)}
      </div>
      {notes && (
        <div className="-mt-8 grid gap-6 border-line border-t pt-6">
          <ul className="grid gap-2 text-muted text-sm">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
          {/* Closed, so that a phone does not load the image before the page is usable. */}
          <details>
            <summary className="min-h-11 cursor-pointer py-2 font-semibold">{texts.sample}</summary>
            <SampleCertificate className="mt-2" />
          </details>
        </div>
      )}
    </div>
  )
}

function NumberForm({ number }: { number: string }) {
  const { texts } = useLoaderData<typeof verifyLoader>()
  const navigate = useNavigate()
  const isLoading = useNavigation().state === "loading"
  const input = useRef<HTMLInputElement>(null)

  // Input from before hydration stays: only another number in the URL replaces it.
  useChange(number, () => {
    if (input.current) input.current.value = number
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    void navigate(verificationUrl(input.current?.value ?? ""))
  }

  function reset(event: MouseEvent) {
    event.preventDefault()
    if (input.current) input.current.value = ""
    input.current?.focus()
    void navigate(paths.verifyCertificate)
  }

  return (
    <form action={useHref(paths.verifyCertificate)} onSubmit={submit} className="grid gap-4 print:hidden">
      <div className="grid gap-1.5">
        <label htmlFor="no" className="font-semibold">
          {texts.number}
        </label>
        <p id="no-hint" className="text-muted text-sm">
          {texts.example}
        </p>
        <input
          ref={input}
          id="no"
          name="no"
          aria-describedby="no-hint"
          defaultValue={number}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          lang="en"
          className="tabular min-h-14 w-full rounded-field border border-line-strong bg-surface px-4 text-2xl"
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button kind="accent" type="submit" busy={isLoading}>
          {texts.submit}
        </Button>
        {/* Submits another, empty form: without JavaScript it still leads to the empty page. */}
        <Button type="submit" form={resetForm} onClick={reset}>
          {texts.reset}
        </Button>
      </div>
    </form>
  )
}

const isLookedUp = ({ state }: Verdict) => state !== "failed" && state !== "limited"

function LookupFailed({ verdict, hints }: Verdict) {
  const { failures } = useCommonTexts()
  const { revalidate, state } = useRevalidator()
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p className="font-semibold">{verdict}</p>
      <p className="text-muted">{hints[0] ?? failures.network}</p>
      <TryAgain busy={state === "loading"} onRetry={revalidate} />
    </div>
  )
}
