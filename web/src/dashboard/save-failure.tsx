import { toldBy } from "#api/failure.ts"
import { useSpeech } from "#i18n/language.tsx"
import { Icon } from "#ui/icon.tsx"
import * as shapes from "#ui/icon-shapes.ts"

/** Why a form could not be saved, where the toast has fixed words; what has a field of its own stands there. */
export function SaveFailure({ failure }: { failure: unknown }) {
  const speech = useSpeech()
  if (!failure) return null
  const { message, fields, status } = toldBy(failure, speech)
  // Then what others changed is shown.
  if (fields.length > 0 || status === 412) return null
  return (
    <p className="flex items-start gap-1.5 text-danger">
      <Icon shape={shapes.warning} className="mt-0.5" />
      {message}
    </p>
  )
}
