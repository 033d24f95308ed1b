/** 0 for nothing, 1 weak, 2 fair, 3 good, 4 strong. */
export type Strength = 0 | 1 | 2 | 3 | 4

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
