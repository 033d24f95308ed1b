import { getUsers } from "contract"
import { type FormEvent, useId, useState } from "react"
import { injectCalls } from "#api/calls.ts"
import { useControlTexts } from "#i18n/controls.ts"
import { useTexts } from "#i18n/language.tsx"
import { IconButton } from "#ui/button.tsx"
import { CloseIcon } from "#ui/icon.tsx"
import { useDebounced } from "#ui/use-debounced.ts"
import { useSearchField } from "#ui/use-search-field.ts"
import { auditTexts } from "./texts.ts"

// A separate endpoint name, because an endpoint is injected once, and the list of all users uses the call's own name.
const { useFindPeopleQuery } = injectCalls({ findPeople: getUsers })

const debounceMs = 300
const minSearchCharacters = 2

/** Filters by one person's complete email; a partial input suggests people. */
export function PersonFilter({ actor, onChoose }: { actor: string; onChoose: (email: string) => void }) {
  const texts = useTexts(auditTexts)
  const { clearSearch } = useControlTexts()
  const id = useId()
  const { input, search, onSubmit, clear } = useSearchField(actor, onChoose)
  const [typed, setTyped] = useState("")
  const searched = useDebounced(typed, debounceMs)
  const isSearched = searched.length >= minSearchCharacters
  const { data } = useFindPeopleQuery({ query: { search: searched } }, { skip: !isSearched })
  const people = (isSearched && data?.data) || []

  function handleInput({ currentTarget: { value } }: FormEvent<HTMLInputElement>) {
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
        aria-label={texts.person}
        placeholder={texts.person}
        defaultValue={actor}
        onInput={handleInput}
        // A complete email is applied when the field is left.
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
        label={texts.clearPerson}
        title={clearSearch}
        className="absolute inset-y-0 right-0 peer-placeholder-shown:hidden"
        onClick={clear}
      >
        <CloseIcon />
      </IconButton>
    </form>
  )
}
