import { useTexts } from "#i18n/language.tsx"
import { passwordStrengthTexts } from "#i18n/screens/password-strength.ts"
import { classes } from "#ui/class-names.ts"

/** 0 for nothing, 1 weak, 2 fair, 3 good, 4 strong. */
type Strength = 0 | 1 | 2 | 3 | 4

const sequences = ["abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm"]
const wellKnown = "password passw0rd welcome letmein admin login iloveyou bangladesh dhaka prohori".split(" ")

/** Whether two characters are equal or neighbours in a sequence, in either direction. */
function isPredictable(from: string, to: string): boolean {
  if (from === to) return true
  return sequences.some((sequence) => sequence.includes(from + to) || sequence.includes(to + from))
}

/** The parts of the user's email and name, which an attacker who knows the user tries first. */
const partsOf = (own: readonly string[]) =>
  own.flatMap((text) => [text, ...text.split(/[^\p{L}\p{M}\p{N}]+/u)]).filter((part) => part.length >= 3)

/** The size of the alphabet that an attacker must try for each character. */
function alphabetSizeOf(text: string): number {
  const kinds: [RegExp, number][] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/[0-9]/, 10],
    [/[ -/:-@[-`{-~]/, 33],
    [/[^ -~]/, 60],
  ]
  return kinds.reduce((sum, [kind, count]) => sum + (kind.test(text) ? count : 0), 0)
}

/** A rough estimate, for advice only: repetitions, keyboard sequences and the user's own names hardly count. */
export function strengthOf(password: string, own: readonly string[] = [], minLength = 6): Strength {
  if (password === "") return 0
  const lower = password.toLowerCase()
  const guessable = [...partsOf(own), ...wellKnown].sort((one, other) => other.length - one.length)
  const rest = [...guessable.reduce((text, part) => text.replaceAll(part.toLowerCase(), "\u0000"), lower)]
  const unpredictable = rest.filter((char, index) => index === 0 || !isPredictable(rest[index - 1] ?? "", char)).length
  const effectiveLength = Math.min(unpredictable + (rest.length - unpredictable) / 5, new Set(rest).size * 2)
  const bits = effectiveLength * Math.log2(alphabetSizeOf(password))
  if ([...password].length < minLength || bits < 36) return 1
  if (bits < 48) return 2
  return bits < 66 ? 3 : 4
}

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
