import { authBn } from "#i18n/auth-bn.ts"
import { authEn } from "#i18n/auth-en.ts"
import { useWords } from "#i18n/language.tsx"

/** The words of the pages about an account: apart, so that no other page loads them. */
export const useAuthTexts = () => useWords({ en: authEn, bn: authBn })
