import type { Overview } from "contract"
import { formatBytes } from "#i18n/bytes.ts"
import { useI18n, useTexts } from "#i18n/language.tsx"
import { classes } from "#ui/class-names.ts"
import { AttentionItem, ItemRow } from "./attention-item.tsx"
import { overviewTexts } from "./texts.ts"

type Health = NonNullable<Overview["health"]>

export function stateOf({ fault, storage, backup }: Health) {
  if (fault !== "none") return fault
  if (storage.isLow) return "low"
  if (backup.isOverdue) return "noBackup"
  return backup.failedAt ? "backupFailed" : "good"
}

/** In one line when all is well. */
export function ServerHealth({ health }: { health: Health }) {
  const texts = useTexts(overviewTexts).health
  const { format, language } = useI18n()
  const { fault, storage, backup, checkedAt } = health
  const state = stateOf(health)
  if (state === "good") {
    const facts = [
      storage.totalBytes > 0 && texts.freeShort(formatBytes(storage.freeBytes, language)),
      backup.at && texts.backupShort(format.dateTime(backup.at)),
    ]
    return (
      <ItemRow tone="good">
        <p className="wrap-anywhere">
          <span className="font-semibold">{texts.states.good.title}</span>
          <span className="text-muted text-sm">{facts.filter(Boolean).map((fact) => ` · ${fact}`)}</span>
        </p>
      </ItemRow>
    )
  }
  return (
    <AttentionItem tone="urgent" {...texts.states[state]}>
      {storage.totalBytes > 0 && (
        <p className={classes("text-sm", storage.isLow ? "font-semibold text-danger" : "text-muted")}>
          {texts.free(formatBytes(storage.freeBytes, language), formatBytes(storage.totalBytes, language))}
        </p>
      )}
      {checkedAt && fault !== "databaseDamaged" && (
        <p className="text-muted text-sm">{texts.checked(format.dateTime(checkedAt))}</p>
      )}
      {backup.at && (
        <p className={classes("text-sm", backup.isOverdue ? "font-semibold text-danger" : "text-muted")}>
          {texts.backup(format.dateTime(backup.at), formatBytes(backup.bytes, language))}
        </p>
      )}
      {backup.failedAt && (
        <p className="font-semibold text-danger text-sm">{texts.backupFailed(format.dateTime(backup.failedAt))}</p>
      )}
    </AttentionItem>
  )
}
