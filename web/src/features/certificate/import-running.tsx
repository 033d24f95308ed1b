import { useEffect } from "react"
import { useSpeech, useWords } from "#i18n/language.tsx"
import { importWords } from "#i18n/screens/import.ts"
import { Progress } from "#ui/progress.tsx"

export function ImportRunning({ share }: { share: number }) {
  const words = useWords(importWords)
  const { format } = useSpeech()
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener("beforeunload", ask)
    return () => window.removeEventListener("beforeunload", ask)
  }, [])
  const isSent = share >= 1
  return (
    <div className="grid gap-3 rounded-card border border-line bg-surface p-4 md:p-6">
      <Progress
        label={isSent ? words.run.working : words.run.sending}
        {...(!isSent && { share, text: words.check.sending(format.number(Math.floor(share * 100))) })}
      />
      <p className="text-muted text-sm">{words.run.stay}</p>
    </div>
  )
}
