import { useSpeech } from "#i18n/language.tsx"

const options = { day: "numeric", month: "short", timeZone: "Asia/Dhaka" } as const
const labels = {
  en: new Intl.DateTimeFormat("en-GB", options),
  bn: new Intl.DateTimeFormat("bn-BD", options),
}

/** A week is called by the day on which it begins, in Dhaka. */
export function useWeekLabel() {
  const { language } = useSpeech()
  return (start: string | undefined) => (start ? labels[language].format(new Date(start)) : "")
}
