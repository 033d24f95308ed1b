import { useRef } from "react"
import { useLocation, useNavigate } from "react-router"

/** Stores the open dialog in the URL (`?new`, `?edit=…`): the back button closes it; a link or a new login opens it. */
export function useDialogUrlState() {
  const navigate = useNavigate()
  const { search, state, key } = useLocation()
  const closedKey = useRef<string>(undefined)
  const params = new URLSearchParams(search)

  /** Reads the browser's URL: React's location may be one navigation behind, for example after a search. */
  function paramsWithoutDialog() {
    const closed = new URLSearchParams(window.location.search)
    closed.delete("new")
    closed.delete("edit")
    return closed
  }

  function open(name: "new" | "edit", value: string) {
    const next = paramsWithoutDialog()
    next.set(name, value)
    return navigate(`?${next}`, { state: { isOpenedHere: true } })
  }
  return {
    isNew: params.has("new") && !params.has("edit"),
    /** The id of the edited record. */
    edited: params.get("edit"),
    /** The list shows only some of the records, or may do so. */
    isListFiltered: () => paramsWithoutDialog().size > 0,
    /** The id of the record that the new one starts as a copy of; empty for none. */
    copied: params.get("new") ?? "",
    openNew: () => open("new", ""),
    openCopy: (id: string) => open("new", id),
    openEdit: (id: string) => open("edit", id),
    /** Replaces the dialog for a new record by another one: closing that leads back to the list. */
    replaceNew: (value: string) => {
      const next = paramsWithoutDialog()
      next.set("new", value)
      return navigate(`?${next}`, { replace: true, state })
    },
    close: () => {
      // When a slow save ends, the user may have closed the dialog already.
      const current = new URLSearchParams(window.location.search)
      if (!current.has("new") && !current.has("edit")) return
      // A second press before the navigation must not go back twice.
      if (closedKey.current === key) return
      closedKey.current = key
      if (state?.isOpenedHere) return navigate(-1)
      return navigate(`?${paramsWithoutDialog()}`, { replace: true })
    },
  }
}
