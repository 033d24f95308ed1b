import { useEffect, useId, useRef } from "react"
import { useTexts } from "#i18n/language.tsx"
import { ProblemText, TextField } from "#ui/form/fields.tsx"
import { signatoryTexts } from "./signatory-texts.ts"

/** Which certificates a change concerns: all of the signatory, or those from a day on. */
export type Scope = { choice: "all" | "from" | undefined; day: string }

type SignatoryScopeProps = Scope & {
  /** Of the signatory that is saved; empty if nobody signs. */
  name: string
  isMissing: boolean
  dayError: string | undefined
  onChange: (scope: Scope) => void
}

const radio = "mt-1 size-5 shrink-0 accent-brand"

export function SignatoryScope({ choice, day, name, isMissing, dayError, onChange }: SignatoryScopeProps) {
  const texts = useTexts(signatoryTexts)
  const id = useId()
  const dayField = useRef<HTMLInputElement>(null)
  // As the form focuses its own fields after a failure.
  useEffect(() => {
    if (dayError !== undefined) dayField.current?.focus()
  }, [dayError])
  const options = [
    ["all", texts.scopeAll(name), texts.scopeAllText],
    ["from", texts.scopeFrom, texts.scopeFromText],
  ] as const
  return (
    <fieldset className="grid min-w-0 gap-2" aria-describedby={isMissing ? `${id}-error` : undefined}>
      <legend className="mb-1.5 font-semibold">{texts.scope}</legend>
      {options.map(([value, label, text]) => (
        <div key={value} className="flex items-start gap-3 py-1.5">
          <input
            type="radio"
            id={`${id}-${value}`}
            name={id}
            className={radio}
            checked={choice === value}
            onChange={() => onChange({ choice: value, day })}
            aria-describedby={`${id}-${value}-text`}
            aria-invalid={isMissing ? true : undefined}
          />
          <div className="wrap-anywhere min-w-0">
            <label htmlFor={`${id}-${value}`}>{label}</label>
            <p id={`${id}-${value}-text`} className="text-muted text-sm">
              {text}
            </p>
          </div>
        </div>
      ))}
      {choice === "from" && (
        <div className="pl-8">
          <TextField
            ref={dayField}
            type="date"
            required
            label={texts.signsFrom}
            value={day}
            onChange={({ target }) => onChange({ choice, day: target.value })}
            {...(dayError !== undefined && { error: dayError })}
          />
        </div>
      )}
      {isMissing && <ProblemText id={`${id}-error`}>{texts.scopeMissing}</ProblemText>}
    </fieldset>
  )
}
