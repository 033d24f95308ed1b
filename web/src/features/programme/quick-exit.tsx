import { useEffect } from "react"
import { quickExitUrl } from "#site/helplines.ts"
import { buttonClass } from "#ui/button/button.tsx"
import { listen } from "#ui/listen.ts"

const pressesToExit = 3
const maxPauseMs = 1000

/** Replaces the page, so that the browser's back button does not return to it. */
function exit() {
  document.documentElement.hidden = true
  location.replace(quickExitUrl)
}

/** Leaves the page at once, by a press or by three presses of Shift. Without JavaScript it is a plain link. */
export function QuickExit({ texts }: { texts: { label: string; hint: string } }) {
  useEffect(() => {
    let presses: number[] = []
    return listen({
      keyup: ({ key, timeStamp }) => {
        const isInTime = timeStamp - (presses.at(-1) ?? timeStamp) < maxPauseMs
        presses = key === "Shift" ? [...(isInTime ? presses : []), timeStamp] : []
        if (presses.length === pressesToExit) exit()
      },
    })
  }, [])
  return (
    <a
      href={quickExitUrl}
      rel="noreferrer nofollow"
      title={texts.hint}
      onClick={(event) => {
        event.preventDefault()
        exit()
      }}
      className={buttonClass("danger", "sticky top-3 z-10 justify-self-end print:hidden")}
    >
      {texts.label}
    </a>
  )
}
