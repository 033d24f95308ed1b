import type { SiteVersion } from "contract"
import { useTextsAndFormat } from "#i18n/language.tsx"
import { siteTexts } from "./texts.ts"

export function useLastChange({ version, isShipped, changedBy, updatedAt }: SiteVersion): string {
  const { texts, format } = useTextsAndFormat(siteTexts)
  if (version === 0) return texts.shipped
  return (isShipped ? texts.reset : texts.changed)(changedBy, format.dateTime(updatedAt))
}
