import type { PasskeyCreationOptions, PasskeyRequestOptions } from "contract"
import type { CallFailure } from "#api/base-query.ts"
import { useTexts } from "#i18n/language.tsx"
import { passkeyTexts } from "#i18n/passkey.ts"

// By name, so that only these functions of the library are in the chunk.
const loadRegistration = async () => {
  const { startRegistration } = await import("@simplewebauthn/browser")
  return startRegistration
}
const loadAuthentication = async () => {
  const { startAuthentication } = await import("@simplewebauthn/browser")
  return startAuthentication
}

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

  async function ask<Options, Answer>(load: () => Promise<(options: Options) => Promise<Answer>>, options: Options) {
    const start = await load().catch((error) => {
      throw { status: "FETCH_ERROR", error: String(error) } satisfies CallFailure
    })
    try {
      return await start(options)
    } catch (error) {
      const message = reasons[(error as Error).name] ?? texts.unsupported
      throw { status: 0, data: { message } } satisfies CallFailure
    }
  }

  return {
    create: (optionsJSON: PasskeyCreationOptions) => ask(loadRegistration, { optionsJSON }),
    use: (optionsJSON: PasskeyRequestOptions) => ask(loadAuthentication, { optionsJSON }),
  }
}
