import { type ReactNode, useEffect, useRef } from "react"

/** Takes the place of what was pressed, and its focus: so a screen reader reads it, and the keyboard goes on from here. */
export function Outcome({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={place} tabIndex={-1} className="grid justify-items-start gap-4 outline-none">
      {children}
    </div>
  )
}
