import { type FormEvent, useEffect, useId, useRef, useState } from "react"
import { useControlTexts } from "#i18n/controls.ts"
import { useWords } from "#i18n/language.tsx"
import { IconButton } from "#ui/button.tsx"
import { Icon } from "#ui/icon.tsx"
import * as shapes from "#ui/icon-shapes.ts"
import { useSearchField } from "#ui/use-search-field.ts"
import { useFindPeopleQuery } from "./api.ts"
import { auditWords } from "./words.ts"

/** Milliseconds after the last key, and from how many characters on people are looked for. */
const delay = 300
const least = 2

/** A person is chosen by the whole email; what is typed on the way there finds people to choose from. */
export function PersonFilter({ actor, onChoose }: { actor: string; onChoose: (email: string) => void }) {
  const words = useWords(auditWords)
  const texts = useControlTexts()
  const id = useId()
  const { input, search, clear } = useSearchField(actor, onChoose)
  const [sought, setSought] = useState("")
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const { data } = useFindPeopleQuery(sought, { skip: sought.length < least })
  const people = sought.length < least ? [] : (data?.data ?? [])

  function look({ currentTarget: { value } }: FormEvent<HTMLInputElement>) {
    clearTimeout(timer.current)
    if (value === "" || people.some(({ email }) => email === value)) search()
    else timer.current = setTimeout(() => setSought(value.trim()), delay)
  }
  return (
    <form
      className="relative w-full sm:w-72"
      onSubmit={(event) => {
        event.preventDefault()
        search()
      }}
    >
      <input
        ref={input}
        list={id}
        name="person"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        aria-label={words.person}
        placeholder={words.person}
        defaultValue={actor}
        onInput={look}
        // Whoever has typed a whole email and goes on means it.
        onBlur={(event) => event.target.value.includes("@") && search()}
        className="peer block min-h-11 w-full rounded-field border border-line-strong bg-surface py-2 pr-12 pl-3 text-ink placeholder:text-muted"
      />
      <datalist id={id}>
        {people.map(({ _id, name, email }) => (
          <option key={_id} value={email}>
            {name}
          </option>
        ))}
      </datalist>
      <IconButton
        label={words.clearPerson}
        title={texts.clearSearch}
        className="absolute inset-y-0 right-0 peer-placeholder-shown:hidden"
        onClick={clear}
      >
        <Icon shape={shapes.close} />
      </IconButton>
    </form>
  )
}
