import { useEffect, useRef, useState } from "react"
import { tabStorage } from "#browser-storage.ts"
import type { HomeContent } from "#site/en/home.ts"
import { announcement } from "#site/home.ts"
import { ButtonLink } from "#ui/button.tsx"
import { Modal, type ModalHandle } from "#ui/modal.tsx"

/** The announcement: opens as soon as the page stands, once per visit. It is no part of the page until then. */
export function Popup({ texts, to }: { texts: HomeContent["popup"]; to: string }) {
  const [isOpen, setOpen] = useState(false)
  const modal = useRef<ModalHandle>(null)

  useEffect(() => setOpen(!isTyping() && isFirstThisVisit()), [])
  useEffect(() => {
    if (isOpen) modal.current?.open()
  }, [isOpen])

  if (!isOpen) return null
  return (
    <Modal ref={modal} title={texts.heading} onClose={() => setOpen(false)}>
      <div className="grid items-center gap-4 sm:grid-cols-[14rem_1fr] sm:gap-6">
        {/* Lower than it could be: it must not become the largest picture that the page has painted. */}
        <img
          src={announcement.picture}
          alt=""
          width={800}
          height={1000}
          className="h-40 w-full rounded-field bg-sunken object-[50%_80%] object-cover sm:h-auto"
        />
        <div className="grid justify-items-start gap-4">
          <p className="text-lg">{texts.text}</p>
          <ButtonLink kind="accent" to={to}>
            {texts.link}
          </ButtonLink>
        </div>
      </div>
    </Modal>
  )
}

/** To take the focus away from a field would send what is being typed nowhere. */
const isTyping = () => document.activeElement?.matches("input, textarea, select") ?? false

const visitKey = "announced"

/** True once per visit, which ends with the tab. A browser that stores nothing has a visit per page. */
function isFirstThisVisit(): boolean {
  if (tabStorage.get(visitKey)) return false
  tabStorage.set(visitKey, "1")
  return true
}
