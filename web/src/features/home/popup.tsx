import { useEffect, useRef, useState } from "react"
import { tabStorage } from "#browser-storage.ts"
import type { HomeContent } from "#site/en/home.ts"
import { announcement } from "#site/home.ts"
import { ButtonLink } from "#ui/button.tsx"
import { Modal, type ModalHandle } from "#ui/modal.tsx"

/** The announcement: opens after hydration, once per visit. Until then it is not part of the page. */
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
        {/* Not as high as possible: it must not become the largest contentful paint (LCP) of the page. */}
        <img
          src={announcement.image}
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

/** Taking the focus from a field would lose what the user is typing. */
const isTyping = () => document.activeElement?.matches("input, textarea, select") ?? false

const visitKey = "announced"

/** True once per visit, which ends with the tab. Without storage each page is a new visit. */
function isFirstThisVisit(): boolean {
  if (tabStorage.get(visitKey)) return false
  tabStorage.set(visitKey, "1")
  return true
}
