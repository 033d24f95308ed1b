export const languages = ["en", "bn"] as const
export type Language = (typeof languages)[number]

export function isLanguage(value: string | undefined): value is Language {
  return value === "en" || value === "bn"
}

type PathParts = { language: Language | null; prefix: "" | `/${Language}`; rest: string }

/** The language that `/bn/…` or `/en/…` fixes, and what is left of the path. */
export function languageInPath(path: string): PathParts {
  const first = path.split("/")[1]
  if (!isLanguage(first)) return { language: null, prefix: "", rest: path }
  return { language: first, prefix: `/${first}`, rest: path.slice(3) || "/" }
}

/** The first of the reader's languages that we speak, as browsers rank them; English when they ask for neither. */
export function preferredLanguage(ranked: readonly string[]): Language {
  return ranked.map((tag) => tag.trim().toLowerCase().split("-")[0]).find(isLanguage) ?? "en"
}
