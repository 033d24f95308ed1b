import { useLocation, useNavigate } from "react-router"

/** Stores a list's page, search and filters in the URL, so that they survive a reload and work in links and with the back button. */
export function useListUrlState() {
  const navigate = useNavigate()
  const params = new URLSearchParams(useLocation().search)
  const search = params.get("search") ?? ""
  const requested = Number(params.get("page") ?? 1)
  const page = Number.isInteger(requested) && requested >= 1 && requested <= 1_000_000_000 ? requested : 1

  const withValue = (name: string, value: string, from = params) => {
    const next = new URLSearchParams(from)
    if (value) next.set(name, value)
    else next.delete(name)
    return next
  }
  // A new search or filter starts at page 1 and replaces the history entry, or each pause in typing would add one.
  const onFilter = (name: string, value: string) => {
    // From the browser's URL: React's location may be one navigation behind, for example after opening a dialog.
    const next = withValue(name, value, new URLSearchParams(window.location.search))
    next.delete("page")
    return navigate(`?${next}`, { replace: true })
  }
  return {
    query: { ...(page > 1 && { page }), ...(search && { search }) },
    search,
    onSearch: (text: string) => onFilter("search", text.trim()),
    filter: (name: string) => params.get(name) ?? "",
    onFilter,
    toPage: (page: number) => `?${withValue("page", page > 1 ? String(page) : "")}`,
  }
}
