import type { PasskeyCreationOptions, PasskeyRequestOptions } from "contract"
import type { CallFailure } from "#api/base-query.ts"
import { useTexts } from "#i18n/language.tsx"
import { passkeyTexts } from "#i18n/passkey.ts"

type Library = typeof import("@simplewebauthn/browser")

/** False in the browsers of old phones. */
export const supportsPasskeys = () => typeof PublicKeyCredential === "function"

/** Passkeys of the browser. Both reject with a failure that is shown like that of a call. */
export function usePasskeys() {
  const texts = useTexts(passkeyTexts)

  const reasons: Record<string, string> = {
    // The browser does not say whether the user cancelled or has no passkey here.
    NotAllowedError: texts.cancelled,
    AbortError: texts.cancelled,
    InvalidStateError: texts.exists,
    SecurityError: texts.wrongAddress,
  }

  async function ask<Answer>(question: (library: Library) => Promise<Answer>): Promise<Answer> {
    const library = await import("@simplewebauthn/browser").catch((error) => {
      throw { status: "FETCH_ERROR", error: String(error) } satisfies CallFailure
    })
    try {
      return await question(library)
    } catch (error) {
      const message = reasons[(error as Error).name] ?? texts.unsupported
      throw { status: 0, data: { message } } satisfies CallFailure
    }
  }

  return {
    create: (optionsJSON: PasskeyCreationOptions) => ask((library) => library.startRegistration({ optionsJSON })),
    use: (optionsJSON: PasskeyRequestOptions) => ask((library) => library.startAuthentication({ optionsJSON })),
  }
}
