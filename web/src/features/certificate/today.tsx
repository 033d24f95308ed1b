import { useEffect, useState } from "react"
import { useSpeech } from "#i18n/language.tsx"

/** The reader's day. Only the browser knows it: a page that the server keeps would tell yesterday's, and not hydrate. */
export function Today({ words }: { words: string }) {
  const { format } = useSpeech()
  const [now, setNow] = useState("")
  useEffect(() => {
    setNow(new Date().toISOString())
    const renew = () => setNow(new Date().toISOString())
    window.addEventListener("beforeprint", renew)
    return () => window.removeEventListener("beforeprint", renew)
  }, [])
  if (!now) return null
  return (
    <p>
      {words} <time dateTime={now}>{format.date(now)}</time>
    </p>
  )
}
