import { authBn } from "#i18n/auth-bn.ts"
import { authEn } from "#i18n/auth-en.ts"
import { useSpeech } from "#i18n/language.tsx"

/** The words of the pages about an account: apart, so that no other page loads them. */
export function useAuthTexts() {
  return useSpeech().language === "bn" ? authBn : authEn
}
