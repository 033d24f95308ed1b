import { dhakaDay, type ListedSignatory, type Signatory } from "contract"
import { useTextsAndFormat } from "#i18n/language.tsx"
import { signatoryTexts } from "./signatory-texts.ts"

const dayMs = 24 * 60 * 60 * 1000
const dayBefore = (day: string) => dhakaDay(Date.parse(day) - dayMs)

/** The names that a screen shows of signatories, and which certificates each of them signs. */
export function useSignatoryNames(all: readonly ListedSignatory[]) {
  const { texts, format, language } = useTextsAndFormat(signatoryTexts)
  function periodOf({ signsFrom }: Pick<Signatory, "signsFrom">): string {
    const next = all.find((other) => other.signsFrom > signsFrom)
    const last = next && format.date(dayBefore(next.signsFrom))
    if (signsFrom === "") return last ? texts.until(last) : texts.allDays
    const first = format.date(signsFrom)
    return last ? texts.between(first, last) : texts.from(first)
  }
  const nameOf = ({ nameBn, nameEn }: Pick<Signatory, "nameBn" | "nameEn">) =>
    language === "bn" ? nameBn || nameEn : nameEn || nameBn
  const titleOf = ({ titleBn, titleEn }: Pick<Signatory, "titleBn" | "titleEn">) =>
    language === "bn" ? titleBn || titleEn : titleEn || titleBn
  return { periodOf, nameOf, titleOf }
}
