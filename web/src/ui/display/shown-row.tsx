import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react"
import { useLocation, useNavigate } from "react-router"
import { ButtonLink } from "#ui/button/button.tsx"
import { Modal, type ModalHandle } from "#ui/overlay/modal.tsx"
import { useLangOf } from "#ui/text/in-bengali.tsx"

/** One row of a page's list, named by the URL: after a click in the list in a dialog, otherwise above the list. */
export function useShownRow<Row extends { _id: string }>(path: string, rows: readonly Row[]) {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const modal = useRef<ModalHandle>(null)
  const id = new URLSearchParams(search).get("show")
  const row = rows.find(({ _id }) => _id === id)
  // Visitors who open the URL itself, or have no JavaScript, get the row above the list. The browser keeps the state of a
  // history entry over a reload, which the server cannot know: a number of an earlier visit is another one.
  const [visit] = useState(Math.random)
  const isDialog = state === visit
  // Closing goes back in the history, which takes a moment. A row that is clicked in between is opened afterwards.
  const clickedAfterClosing = useRef<Row>(undefined)
  const queryOf = ({ _id }: Row) => `?show=${_id}`
  const show = (row: Row, replace: boolean) => navigate(path + queryOf(row), { replace, state: visit })

  const showClicked = useEffectEvent(() => {
    const next = clickedAfterClosing.current
    clickedAfterClosing.current = undefined
    if (next) void show(next, false)
  })
  useEffect(() => {
    modal.current?.[isDialog ? "open" : "close"]()
    showClicked()
  }, [isDialog])

  return {
    path,
    isDialog,
    /** Title and query for `Head`, so that a link to the row is shown as one. */
    row,
    query: row && queryOf(row),
    /** The properties of a row's link. It always adds a history entry, because closing goes back. */
    linkTo: (row: Row) =>
      ({
        to: path + queryOf(row),
        state: visit,
        replace: false,
        "aria-haspopup": "dialog",
        "data-replay-click": "",
        onClick: (event: MouseEvent) => {
          // A double click would add two entries, and closing goes back by one.
          const isSecondClick = event.detail > 1
          if (isSecondClick || isDialog) event.preventDefault()
          // Nothing in the list can be clicked while the dialog is open.
          if (isDialog && !isSecondClick) clickedAfterClosing.current = row
        },
      }) as const,
    /** Shows another row in the open dialog. Not in a closed one while the browser is still going back: that would open it again. */
    replaceBy: (row: Row) => modal.current?.isOpen() && show(row, true),
    modal: { ref: modal, onClose: () => isDialog && history.back() },
  }
}

type ShownRowProps<Row> = Pick<ReturnType<typeof useShownRow>, "path" | "isDialog" | "modal"> & {
  row: Row | undefined
  backToAll: string
  /** Of the dialog. */
  isWide: boolean
  children: (row: Row) => ReactNode
}

/** The row of the URL: a dialog, or a section above the list. */
export function ShownRow<Row extends { title: string }>({ row, path, isDialog, ...props }: ShownRowProps<Row>) {
  const { modal, backToAll, isWide, children } = props
  const langOf = useLangOf()
  const title = row?.title ?? ""
  return (
    <>
      {row && !isDialog && (
        <section className="grid max-w-3xl gap-4 rounded-card border border-line bg-surface p-4">
          <h2 lang={langOf(title)} className="wrap-anywhere text-2xl">
            {title}
          </h2>
          {children(row)}
          <ButtonLink to={path} className="justify-self-start">
            {backToAll}
          </ButtonLink>
        </section>
      )}
      <Modal {...modal} title={isDialog ? title : ""} titleLang={langOf(isDialog ? title : "")} isWide={isWide}>
        {row && isDialog && children(row)}
      </Modal>
    </>
  )
}
