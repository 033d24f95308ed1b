import { getUsers } from "contract"
import { useRead } from "#api/calls.ts"

const minSearchCharacters = 2

/** The emails of the people who match the typed text. */
export function usePeople(typed: string) {
  const isSearched = typed.length >= minSearchCharacters
  const { data } = useRead(getUsers, { query: { search: typed } }, { skip: !isSearched })
  return ((isSearched && data?.data) || []).map(({ email, name }) => ({ value: email, label: name }))
}
