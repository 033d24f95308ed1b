import { useLocation, useNavigate } from "react-router"

/** A list keeps its page and its search in the address, so that a reload, a link and the back button keep them too. */
export function useListAddress() {
  const navigate = useNavigate()
  const params = new URLSearchParams(useLocation().search)
  const search = params.get("search") ?? ""
  const asked = Number(params.get("page") ?? 1)
  const page = Number.isInteger(asked) && asked >= 1 && asked <= 1_000_000_000 ? asked : 1

  const addressOf = (page: number, search: string) => {
    const next = new URLSearchParams()
    if (search) next.set("search", search)
    if (page > 1) next.set("page", String(page))
    return next
  }
  return {
    query: { ...(page > 1 && { page }), ...(search && { search }) },
    search,
    /** A new search starts at its first page, and does not fill the history with every pause in typing. */
    onSearch: (text: string) => navigate(`?${addressOf(1, text.trim())}`, { replace: true, preventScrollReset: true }),
    toPage: (page: number) => `?${addressOf(page, search)}`,
  }
}
