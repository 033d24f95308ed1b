import type { Anomaly, AnomalyKind } from "contract"
import { useState } from "react"
import { browserStorage } from "#browser-storage.ts"
import { useSession } from "#session/session.ts"

/** What happened in the last day. The others stay until somebody has put them right. */
const dismissible: readonly AnomalyKind[] = [
  ...(["failedSignIns", "failedSignInsFrom", "throttledSignIns"] as const),
  ...(["deniedAccess", "deletions", "exports"] as const),
]
export const isDismissible = ({ kind }: Anomaly) => dismissible.includes(kind)

const keyOf = ({ kind, account, address, lastAt }: Anomaly) => [kind, account, address, lastAt].join(" ")

const read = (name: string) => (browserStorage.get(name) ?? "").split("\n").filter(Boolean)

/**
 * The anomalies that this person has not dismissed. In this browser, because they are gone after a day; one that happens again
 * is shown again.
 */
export function useAnomalies(all: readonly Anomaly[]) {
  const name = `dismissed ${useSession().user?._id}`
  const [dismissed, setDismissed] = useState(() => read(name))
  const anomalies = all.filter((anomaly) => !(isDismissible(anomaly) && dismissed.includes(keyOf(anomaly))))
  function dismiss(anomaly: Anomaly) {
    const present = all.map(keyOf)
    const next = [...dismissed.filter((key) => present.includes(key)), keyOf(anomaly)]
    browserStorage.set(name, next.join("\n"))
    setDismissed(next)
  }
  return { anomalies, dismiss }
}
