import { useRef } from "react"
import { useLocation, useNavigate } from "react-router"

/** The open dialog is in the address (`?new`, `?edit=…`): the back button closes it, a link or a new login opens it. */
export function useDialogUrlState() {
  const navigate = useNavigate()
  const { search, state, key } = useLocation()
  const left = useRef<string>(undefined)
  const params = new URLSearchParams(search)

  /** By what is open now: React may still show the address of before the last navigation, such as a search. */
  function closedNow() {
    const closed = new URLSearchParams(window.location.search)
    closed.delete("new")
    closed.delete("edit")
    return closed
  }

  function open(name: "new" | "edit", value: string) {
    const next = closedNow()
    next.set(name, value)
    return navigate(`?${next}`, { state: { isOpenedHere: true } })
  }
  return {
    isNew: params.has("new") && !params.has("edit"),
    /** The id of the record that is edited. */
    edited: params.get("edit"),
    openNew: () => open("new", ""),
    openEdit: (id: string) => open("edit", id),
    close: () => {
      // A save that ends late may find it closed already.
      const shown = new URLSearchParams(window.location.search)
      if (!shown.has("new") && !shown.has("edit")) return
      // A second press comes before the address has changed.
      if (left.current === key) return
      left.current = key
      if (state?.isOpenedHere) return navigate(-1)
      return navigate(`?${closedNow()}`, { replace: true })
    },
  }
}
