import type { Overview } from "contract"
import { useSpeech, useWords } from "#i18n/language.tsx"
import { classes } from "#ui/class-names.ts"
import { AttentionItem } from "./attention-item.tsx"
import { overviewWords } from "./words.ts"

type Health = Overview["health"]

export const isWell = ({ fault, storage }: Health) => fault === "none" && !storage.isLow

/** What is wrong with the database or its disk, or that nothing is; and how much room there is. */
export function ServerHealth({ health }: { health: Health }) {
  const words = useWords(overviewWords).health
  const { format } = useSpeech()
  const { fault, storage, checkedAt } = health
  const { title, text } = saidOf(words, health)
  return (
    <AttentionItem tone={isWell(health) ? "good" : "urgent"} title={title} {...(text && { text })}>
      {storage.totalBytes > 0 && (
        <p className={classes("text-sm", storage.isLow ? "font-semibold text-danger" : "text-muted")}>
          {words.free(format.bytes(storage.freeBytes), format.bytes(storage.totalBytes))}
        </p>
      )}
      {checkedAt && fault !== "databaseDamaged" && (
        <p className="text-muted text-sm">{words.checked(format.dateTime(checkedAt))}</p>
      )}
    </AttentionItem>
  )
}

function saidOf(words: (typeof overviewWords)["en"]["health"], { fault, storage }: Health) {
  if (fault !== "none") return words.faults[fault]
  return storage.isLow ? { title: words.low, text: words.lowText } : { title: words.good, text: "" }
}
