import { type Call, getSecondFactor } from "contract"
import { type MouseEvent, useRef } from "react"
import { exportUrl, useCall } from "#api/calls.ts"
import { askForIdentity } from "#api/identity.ts"
import { useTexts } from "#i18n/language.tsx"
import { recordTexts } from "#i18n/screens/records.ts"
import { useMayCall } from "#session/may-call.ts"
import { buttonClass } from "#ui/button/button.tsx"

/**
 * Downloads all records, or those that match the search. A plain link: the session cookie authenticates the GET. The server may
 * need the password again, which a download could not ask for, so that is found out before.
 */
export function ExportLink({ call, query = {} }: { call: Call; query?: Record<string, string | undefined> }) {
  const texts = useTexts(recordTexts)
  const mayExport = useMayCall()(call)
  const fetchState = useCall(getSecondFactor)
  const isConfirmed = useRef(false)
  if (!mayExport) return null
  const filters = Object.entries(query).filter(([, value]) => value)

  async function confirmFirst(event: MouseEvent<HTMLAnchorElement>) {
    if (!call.needsConfirmation || isConfirmed.current) return
    event.preventDefault()
    const link = event.currentTarget
    const state = await fetchState({}).catch(() => null)
    if (state && !state.data.isConfirmed && !(await askForIdentity())) return
    isConfirmed.current = true
    link.click()
    isConfirmed.current = false
  }
  return (
    <a
      href={exportUrl(call, { ...Object.fromEntries(filters), format: "readable" })}
      download
      onClick={confirmFirst}
      className={buttonClass("secondary")}
    >
      {filters.length > 0 ? texts.exportFound : texts.export}
    </a>
  )
}
