import { getUsers } from "contract"
import { type FormEvent, useId, useState } from "react"
import { injectCalls } from "#api/calls.ts"
import { useControlTexts } from "#i18n/controls.ts"
import { useWords } from "#i18n/language.tsx"
import { IconButton } from "#ui/button.tsx"
import { CloseIcon } from "#ui/icon.tsx"
import { useDebounced } from "#ui/use-debounced.ts"
import { useSearchField } from "#ui/use-search-field.ts"
import { auditWords } from "./words.ts"

// Not under the call's own name, which is the list of all users': an endpoint is injected once.
const { useFindPeopleQuery } = injectCalls({ findPeople: getUsers })

const typingPauseMs = 300
/** From how many characters on people are looked for. */
const minCharacters = 2

/** A person is chosen by the whole email; what is typed on the way there finds people to choose from. */
export function PersonFilter({ actor, onChoose }: { actor: string; onChoose: (email: string) => void }) {
  const words = useWords(auditWords)
  const texts = useControlTexts()
  const id = useId()
  const { input, search, onSubmit, clear } = useSearchField(actor, onChoose)
  const [typed, setTyped] = useState("")
  const sought = useDebounced(typed, typingPauseMs)
  const isSought = sought.length >= minCharacters
  const { data } = useFindPeopleQuery({ query: { search: sought } }, { skip: !isSought })
  const people = (isSought && data?.data) || []

  function look({ currentTarget: { value } }: FormEvent<HTMLInputElement>) {
    if (value === "" || people.some(({ email }) => email === value)) search()
    else setTyped(value.trim())
  }
  return (
    <form className="relative w-full sm:w-72" onSubmit={onSubmit}>
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
        <CloseIcon />
      </IconButton>
    </form>
  )
}
