import { controlsBn } from "#i18n/controls-bn.ts"
import { controlsEn } from "#i18n/controls-en.ts"
import { useWords } from "#i18n/language.tsx"

/** The words of dialogs, pagers, searches and password fields: most public pages show none of them. */
export const useControlTexts = () => useWords({ en: controlsEn, bn: controlsBn })
