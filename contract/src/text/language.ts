export const languages = ["en", "bn"] as const
export type Language = (typeof languages)[number]

export const isLanguage = (value: string | undefined): value is Language => value === "en" || value === "bn"

type PathParts = { language: Language | null; prefix: "" | `/${Language}`; rest: string }

/** Splits a path into the language that `/bn/…` or `/en/…` fixes, and the rest. */
export function languageInPath(path: string): PathParts {
  const first = path.split("/")[1]
  if (!isLanguage(first)) return { language: null, prefix: "", rest: path }
  return { language: first, prefix: `/${first}`, rest: path.slice(3) || "/" }
}

/** The first supported language in the browser's ranked list; English if there is none. */
export function preferredLanguage(ranked: readonly string[]): Language {
  return ranked.map((tag) => tag.trim().toLowerCase().split("-")[0]).find(isLanguage) ?? "en"
}
