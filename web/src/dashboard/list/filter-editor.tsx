import { type FormEvent, useEffect, useId, useRef, useState } from "react"
import { dayBefore, type FilterValues, type ListFilter } from "#dashboard/list/list-filter.ts"
import { useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { listTexts } from "#i18n/screens/list.ts"
import { Button } from "#ui/button/button.tsx"
import { TextField } from "#ui/form/fields.tsx"
import { CheckIcon } from "#ui/image/icon.tsx"
import { useDebounced } from "#ui/use-debounced.ts"

type EditorProps<F extends ListFilter> = {
  filter: F
  values: FilterValues
  onFilter: (values: FilterValues) => unknown
  onDone: () => void
}

type OfKind<Kind extends ListFilter["kind"]> = EditorProps<Extract<ListFilter, { kind: Kind }>>

/** Changes one filter's value. `hasFocus`: it replaces the focused control in an open popover. */
export function FilterEditor({ hasFocus, ...props }: EditorProps<ListFilter> & { hasFocus?: boolean }) {
  const { filter } = props
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (hasFocus) box.current?.querySelector<HTMLElement>("input, button")?.focus()
  }, [hasFocus])
  return (
    <div ref={box} className="grid gap-3">
      {filter.kind === "choice" && <ChoiceEditor {...props} filter={filter} />}
      {filter.kind === "text" && <TextEditor {...props} filter={filter} />}
      {filter.kind === "period" && <PeriodEditor {...props} filter={filter} />}
    </div>
  )
}

/** A press applies the choice. */
function ChoiceEditor({ filter: { name, label, choices }, values, onFilter, onDone }: OfKind<"choice">) {
  function choose(value: string) {
    void onFilter({ [name]: value })
    onDone()
  }
  return (
    <div className="-m-2 grid min-w-44">
      <p className="px-3 py-2 font-semibold text-muted text-sm">{label}</p>
      {choices.map(([value, text]) => (
        <button
          key={value}
          type="button"
          aria-pressed={values[name] === value}
          onClick={() => choose(value)}
          className="flex min-h-11 items-center justify-between gap-3 rounded-field px-3 text-start hover:bg-sunken aria-pressed:font-semibold"
        >
          {text}
          {values[name] === value && <CheckIcon className="text-brand" />}
        </button>
      ))}
    </div>
  )
}

const debounceMs = 200
const maxCharacters = 200
const noSuggestions = () => []

function TextEditor({ filter, values, onFilter, onDone }: OfKind<"text">) {
  const { name, label, suggestions = [], useSuggestions = noSuggestions } = filter
  const texts = useTexts(listTexts)
  const id = useId()
  const [typed, setTyped] = useState(values[name] ?? "")
  const found = useSuggestions(useDebounced(typed.trim(), debounceMs))

  function apply(event: FormEvent) {
    event.preventDefault()
    void onFilter({ [name]: typed.normalize("NFC").trim() })
    onDone()
  }
  return (
    <form onSubmit={apply} className="grid w-72 max-w-full gap-3">
      <TextField
        label={label}
        list={id}
        value={typed}
        maxLength={maxCharacters}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => setTyped(event.target.value)}
      />
      <datalist id={id}>
        {[...suggestions.map((value) => ({ value, label: undefined })), ...found].map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </datalist>
      <Button type="submit">{texts.apply}</Button>
    </form>
  )
}

/** The lengths, in days, of the periods offered by a button. Each ends today. */
const periodsDays = [1, 7, 30] as const

function PeriodEditor({ values, onFilter, onDone }: OfKind<"period">) {
  const { texts, format } = useTextsAndFormat(listTexts)
  const form = useRef<HTMLFormElement>(null)
  const [error, setError] = useState<{ field: "from" | "to"; text: string } | null>(null)

  function choose(from: string, to: string) {
    void onFilter({ from, to })
    onDone()
  }
  function apply(event: FormEvent) {
    event.preventDefault()
    const field = (name: "from" | "to") => form.current?.elements.namedItem(name) as HTMLInputElement
    // A browser reports a half-typed day as an empty value.
    const incomplete = (["from", "to"] as const).find((name) => field(name).validity?.badInput)
    const [from, to] = [field("from").value, field("to").value]
    const problem = incomplete
      ? { field: incomplete, text: texts.incompleteDay }
      : from && to && to < from
        ? ({ field: "to", text: texts.wrongOrder } as const)
        : null
    setError(problem)
    if (problem) field(problem.field).focus()
    else choose(from, to)
  }
  const dayField = (name: "from" | "to", label: string) => (
    <TextField
      type="date"
      name={name}
      label={label}
      defaultValue={values[name]}
      min="2000-01-01"
      max="2999-12-31"
      {...(error?.field === name && { error: error.text })}
    />
  )
  return (
    <form ref={form} noValidate onSubmit={apply} className="grid w-72 max-w-full gap-3">
      {dayField("from", texts.firstDay)}
      {dayField("to", texts.lastDay)}
      <Button type="submit">{texts.apply}</Button>
      <div className="flex flex-wrap gap-2 border-line border-t pt-3">
        {periodsDays.map((days) => (
          <button
            key={days}
            type="button"
            onClick={() => choose(dayBefore(days - 1), dayBefore(0))}
            className="min-h-11 rounded-field bg-sunken px-3 font-semibold text-brand text-sm hover:bg-brand-soft lg:min-h-10"
          >
            {days === 1 ? texts.today : texts.lastDays(format.number(days))}
          </button>
        ))}
      </div>
    </form>
  )
}
