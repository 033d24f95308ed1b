import { useEffect, useRef, useState } from "react"
import type { HomeContent } from "#site/en/home.ts"
import { announcement } from "#site/home.ts"
import { ButtonLink } from "#ui/button.tsx"
import { Modal, type ModalHandle } from "#ui/modal.tsx"
import { isFirstToday } from "./first-today.ts"
import { useAfterLoad } from "./use-after-load.ts"

type PopupProps = { texts: HomeContent["popup"]; to: string }

/** The day's announcement. It is no part of the page until it opens, and does not come over somebody who has begun. */
export function Popup({ texts, to }: PopupProps) {
  const [isOpen, setOpen] = useState(false)
  const modal = useRef<ModalHandle>(null)
  const hasBegun = useHasBegun()

  useAfterLoad(() => setOpen(!hasBegun() && isFirstToday()))
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

/** Whether the reader is at something already: has pressed a key or a button, or stands in a field or on a link. */
function useHasBegun() {
  const begun = useRef(false)
  useEffect(() => {
    const begin = () => {
      begun.current = true
    }
    const signs = ["keydown", "pointerdown", "scroll"]
    for (const sign of signs) addEventListener(sign, begin)
    return () => {
      for (const sign of signs) removeEventListener(sign, begin)
    }
  }, [])
  return () => begun.current || document.activeElement !== document.body
}
