import { callUrl, type Failure, type Language, subscribeToCourse } from "contract"
import { type FormEvent, useEffect, useRef, useState } from "react"
import { Link } from "react-router"
import { useI18n } from "#i18n/language.tsx"
import { paths } from "#paths.ts"
import { useSession } from "#session/session.ts"
import type { CourseContent } from "#site/en/course.ts"
import { Button } from "#ui/button/button.tsx"
import { recoverFocus } from "#ui/focus.ts"
import { TextField } from "#ui/form/fields.tsx"
import { useChange } from "#ui/use-change.ts"
import type { ShownCourse } from "./course-data.ts"

type SubscribeFailure = "invalid" | "limit" | "full" | "opened" | "busy" | "network"

const timeoutMs = 30_000

/** Without RTK Query, which public pages do not load. Returns why it failed; undefined if it did not. */
async function subscribe(id: string, email: string, language: Language): Promise<SubscribeFailure | undefined> {
  try {
    const response = await fetch(`/api${callUrl(subscribeToCourse, { params: { id } })}`, {
      method: subscribeToCourse.method,
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, language }),
      // Older browsers, without `AbortSignal.timeout`, have no timeout.
      signal: AbortSignal.timeout?.(timeoutMs) ?? null,
    })
    // Read in any case: the browser keeps the connection until the body is read.
    const { code }: Partial<Failure> = await response.json().catch(() => ({}))
    if (response.ok) return undefined
    if (code === "registrationOpen") return "opened"
    if (code === "subscribersTooMany") return "full"
    if (response.status === 400) return "invalid"
    return response.status === 429 ? "limit" : "busy"
  } catch {
    return "network"
  }
}

/** The address that was sent; empty before. Two forms on the page share it. */
export type Subscribed = readonly [email: string, set: (email: string) => void]

type NotifyProps = { course: Pick<ShownCourse, "_id">; texts: CourseContent["notify"]; subscribed: Subscribed }

/** On the page of a closed course. */
export function NotifyMe(props: NotifyProps) {
  return (
    <section
      aria-labelledby="notify"
      className="grid gap-2 rounded-card border border-line bg-surface p-4 md:p-6 print:hidden"
    >
      <h2 id="notify" className="text-xl md:text-2xl">
        {props.texts.title}
      </h2>
      <NotifyForm {...props} />
    </section>
  )
}

export function NotifyForm({ course, texts, subscribed: [email, setEmail] }: NotifyProps) {
  const part = useRef<HTMLDivElement>(null)
  const isSent = email !== ""
  useChange(isSent, () => recoverFocus(part.current))
  return (
    <div ref={part} tabIndex={-1} className="grid max-w-md gap-3 outline-none">
      {isSent ? (
        <>
          <p role="status" className="wrap-anywhere">
            {texts.done} <strong className="block">{email}</strong>
          </p>
          <Button onClick={() => setEmail("")} className="justify-self-start">
            {texts.another}
          </Button>
        </>
      ) : (
        <EmailForm course={course} texts={texts} onSent={setEmail} />
      )}
    </div>
  )
}

type EmailFormProps = Omit<NotifyProps, "subscribed"> & { onSent: (email: string) => void }

/** Submitted by script only: `method="dialog"` keeps the address out of the URL if it is submitted before. */
function EmailForm({ course, texts, onSent }: EmailFormProps) {
  const { language, texts: common } = useI18n()
  const [failure, setFailure] = useState<SubscribeFailure | "missing">()
  const [isSending, setSending] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const ownEmail = useSession().user?.email
  // Never over what was typed, above all before hydration.
  useEffect(() => {
    if (ownEmail && field.current?.value === "") field.current.value = ownEmail
  }, [ownEmail])

  async function submit(event: FormEvent) {
    event.preventDefault()
    const email = field.current?.value.trim() ?? ""
    if (isSending) return
    setSending(true)
    const failed = email === "" ? "missing" : await subscribe(course._id, email, language)
    setSending(false)
    setFailure(failed)
    if (failed) field.current?.focus()
    else onSent(email)
  }

  return (
    <>
      <p className="text-muted">{texts.text}</p>
      <noscript>
        <p className="text-danger">{texts.needsScript}</p>
      </noscript>
      <form method="dialog" onSubmit={submit} noValidate className="noscript:hidden grid gap-3">
        <TextField
          ref={field}
          name="email"
          type="email"
          label={texts.email}
          autoComplete="email"
          required
          error={failure && (failure === "network" ? common.failures.network : texts.failures[failure])}
        />
        <Button kind="accent" type="submit" busy={isSending} className="justify-self-start max-sm:w-full">
          {texts.submit}
        </Button>
      </form>
      <p className="text-muted text-sm">
        {texts.privacy}{" "}
        <Link to={paths.privacy} className="text-brand underline">
          {texts.privacyLink}
        </Link>
      </p>
    </>
  )
}
