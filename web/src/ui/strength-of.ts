/** 0 for nothing, 1 weak, 2 fair, 3 good, 4 strong. */
export type Strength = 0 | 1 | 2 | 3 | 4

const rows = ["abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm"]
const wellKnown = "password passw0rd welcome letmein admin login iloveyou bangladesh dhaka prohori".split(" ")

/** Whether one key follows the other, in either direction, or is the same. */
function isStep(from: string, to: string): boolean {
  if (from === to) return true
  return rows.some((row) => row.includes(from + to) || row.includes(to + from))
}

/** What somebody who knows the person tries first: the parts of their email and name. */
const partsOf = (own: readonly string[]) =>
  own.flatMap((text) => [text, ...text.split(/[^\p{L}\p{M}\p{N}]+/u)]).filter((part) => part.length >= 3)

/** How many kinds of signs a guesser has to try for each place. */
function varietyOf(text: string): number {
  const kinds: [RegExp, number][] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/[0-9]/, 10],
    [/[ -/:-@[-`{-~]/, 33],
    [/[^ -~]/, 60],
  ]
  return kinds.reduce((sum, [kind, count]) => sum + (kind.test(text) ? count : 0), 0)
}

/** A rough estimate: what is easily guessed (repetition, rows of keys, own names) hardly counts. Advice only. */
export function strengthOf(password: string, own: readonly string[] = [], minLength = 6): Strength {
  if (password === "") return 0
  const lower = password.toLowerCase()
  const foreseen = [...partsOf(own), ...wellKnown].sort((one, other) => other.length - one.length)
  const rest = [...foreseen.reduce((text, part) => text.replaceAll(part.toLowerCase(), "\u0000"), lower)]
  const surprises = rest.filter((sign, at) => at === 0 || !isStep(rest[at - 1] ?? "", sign)).length
  const places = Math.min(surprises + (rest.length - surprises) / 5, new Set(rest).size * 2)
  const bits = places * Math.log2(varietyOf(password))
  if ([...password].length < minLength || bits < 36) return 1
  if (bits < 48) return 2
  return bits < 66 ? 3 : 4
}
