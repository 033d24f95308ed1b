import { dashboardBn } from "#i18n/dashboard-bn.ts"
import { dashboardEn } from "#i18n/dashboard-en.ts"
import { useSpeech } from "#i18n/language.tsx"

/** The dashboard's own words: apart from the site's, so that visitors do not load them. */
export function useDashboardTexts() {
  return useSpeech().language === "bn" ? dashboardBn : dashboardEn
}
