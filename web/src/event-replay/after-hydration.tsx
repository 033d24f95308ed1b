import { useEffect, useState } from "react"
import { useCommonTexts } from "#i18n/language.tsx"
import { Button } from "#ui/button/button.tsx"
import { WarningIcon } from "#ui/image/icon.tsx"
import { notReadyId } from "./capture-types.ts"
import { replayEvents } from "./replay-events.ts"

/** After the first effect all handlers are attached; after the second, state set by other first effects is rendered. */
export function AfterHydration() {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  useEffect(() => {
    if (isHydrated) void replayEvents()
  }, [isHydrated])
  return isHydrated ? null : <NotReady />
}

/** Shown by the capture script when hydration takes too long after a press; removed if it completes later. */
function NotReady() {
  const { notReady } = useCommonTexts()
  return (
    <div
      id={notReadyId}
      hidden
      role="alert"
      className="fixed inset-x-4 bottom-4 z-50 mx-auto flex max-w-xl flex-wrap items-center gap-3 rounded-card border border-line bg-warning-soft p-4 text-warning print:hidden"
    >
      <WarningIcon />
      <p className="min-w-48 flex-1">{notReady.text}</p>
      <Button>{notReady.reload}</Button>
    </div>
  )
}
