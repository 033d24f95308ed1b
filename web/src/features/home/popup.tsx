import { useEffect, useRef, useState } from "react"
import { tabStorage } from "#browser-storage.ts"
import { type Announced, PopupContent } from "#features/site/card.tsx"
import { Modal, type ModalHandle } from "#ui/overlay/modal.tsx"
import { useLangOf } from "#ui/text/in-bengali.tsx"

/** The announcement: opens after hydration, once per visit. Until then it is not part of the page. */
export function Popup({ announced }: { announced: Announced }) {
  const [isOpen, setOpen] = useState(false)
  const modal = useRef<ModalHandle>(null)
  const langOf = useLangOf()
  const { version, heading } = announced

  useEffect(() => {
    // Not in the task that ends the hydration, which is long on an old phone.
    const timer = setTimeout(() => setOpen(!isTyping() && isFirstThisVisit(version)))
    return () => clearTimeout(timer)
  }, [version])
  useEffect(() => {
    if (isOpen) modal.current?.open()
  }, [isOpen])

  if (!isOpen) return null

  function close() {
    setOpen(false)
    continueAtStart()
  }
  return (
    <Modal ref={modal} title={heading} titleLang={langOf(heading)} onClose={close}>
      <PopupContent announced={announced} />
    </Modal>
  )
}

/** Taking the focus from a field would lose what the user is typing. */
const isTyping = () => document.activeElement?.matches("input, textarea, select") ?? false

/** Otherwise Tab would go on where the dialog was in the page: after the skip link and the header. */
function continueAtStart() {
  const { body } = document
  body.tabIndex = -1
  body.focus({ preventScroll: true })
  body.removeAttribute("tabindex")
}

const visitKey = "announced"

/** True once per visit, which ends with the tab, and once for each version. Without storage each page is a new visit. */
function isFirstThisVisit(version: number): boolean {
  // The shipped one has version 0, and storage holds no number for "none".
  const seen = String(version + 1)
  if (tabStorage.get(visitKey) === seen) return false
  tabStorage.set(visitKey, seen)
  return true
}
