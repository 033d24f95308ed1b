import { useLocation, useNavigate } from "react-router"

/** Stores the search and filter of a list in the URL, for lists that the browser searches. */
export function useListUrlState() {
  const navigate = useNavigate()
  const params = new URLSearchParams(useLocation().search)
  // A new search or filter replaces the history entry, or each pause in typing would add one.
  const onFilter = (name: string, value: string) => {
    // From the browser's URL: React's location may be one navigation behind, for example after opening a dialog.
    const next = new URLSearchParams(window.location.search)
    if (value) next.set(name, value)
    else next.delete(name)
    return navigate(`?${next}`, { replace: true })
  }
  return {
    search: params.get("search") ?? "",
    onSearch: (text: string) => onFilter("search", text.trim()),
    filter: (name: string) => params.get(name) ?? "",
    onFilter,
  }
}
