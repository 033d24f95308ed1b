import { useLocation, useNavigate } from "react-router"

/** A list keeps its page, its search and its filters in the address, so that a reload, a link and the back button keep them too. */
export function useListUrlState() {
  const navigate = useNavigate()
  const params = new URLSearchParams(useLocation().search)
  const search = params.get("search") ?? ""
  const asked = Number(params.get("page") ?? 1)
  const page = Number.isInteger(asked) && asked >= 1 && asked <= 1_000_000_000 ? asked : 1

  const withValue = (name: string, value: string, from = params) => {
    const next = new URLSearchParams(from)
    if (value) next.set(name, value)
    else next.delete(name)
    return next
  }
  // Another search or filter starts at its first page, and does not fill the history with every pause in typing.
  const narrow = (name: string, value: string) => {
    // From the address of now: React may still show that of before the last navigation, such as one that opened a dialog.
    const next = withValue(name, value, new URLSearchParams(window.location.search))
    next.delete("page")
    return navigate(`?${next}`, { replace: true })
  }
  return {
    query: { ...(page > 1 && { page }), ...(search && { search }) },
    search,
    onSearch: (text: string) => narrow("search", text.trim()),
    filter: (name: string) => params.get(name) ?? "",
    onFilter: narrow,
    toPage: (page: number) => `?${withValue("page", page > 1 ? String(page) : "")}`,
  }
}
