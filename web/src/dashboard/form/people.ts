import { getUsers } from "contract"
import { injectCalls } from "#api/calls.ts"

// A separate endpoint name, because an endpoint is injected once, and the list of all users uses the call's own name.
const { useFindPeopleQuery } = injectCalls({ findPeople: getUsers })

const minSearchCharacters = 2

/** The emails of the people who match the typed text. */
export function usePeople(typed: string) {
  const isSearched = typed.length >= minSearchCharacters
  const { data } = useFindPeopleQuery({ query: { search: typed } }, { skip: !isSearched })
  return ((isSearched && data?.data) || []).map(({ email, name }) => ({ value: email, label: name }))
}
