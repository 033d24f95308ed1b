import { useTexts } from "#i18n/language.tsx"
import { passwordStrengthTexts } from "#i18n/screens/password-strength.ts"
import { classes } from "#ui/class-names.ts"
import { strengthOf } from "#ui/form/strength-of.ts"

const tones = ["", "bg-danger", "bg-warning", "bg-success", "bg-success"]

type PasswordStrengthProps = { password: string; own: readonly string[]; minLength: number }

/** Advice below the field of a new password: four bars and a text. `own`: the user's email and name. */
export function PasswordStrength({ password, own, minLength }: PasswordStrengthProps) {
  const texts = useTexts(passwordStrengthTexts)
  const strength = strengthOf(password, own, minLength)
  const step = texts.steps[strength]
  return (
    <div className="grid gap-1.5">
      <meter
        className="sr-only"
        aria-label={texts.label}
        aria-valuetext={step || texts.none}
        max={4}
        value={strength}
      />
      <div aria-hidden="true" className="grid grid-cols-4 gap-1">
        {[1, 2, 3, 4].map((bar) => (
          <span key={bar} className={classes("h-1.5 rounded-full", bar <= strength ? tones[strength] : "bg-line")} />
        ))}
      </div>
      {/* Always one line high, so that on most screens nothing below shifts while typing. */}
      <p aria-live="polite" className="min-h-lh text-sm">
        {step && (
          <>
            <strong className="font-semibold">{step}:</strong>{" "}
            <span className="text-muted">{texts.advice[strength]}</span>
          </>
        )}
      </p>
    </div>
  )
}
