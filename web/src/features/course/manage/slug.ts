import { truncateText } from "#features/course/summary.ts"

/** People do not read longer URLs; the contract accepts longer ones. */
const maxSlugLength = 80

// Invisible characters, such as soft hyphens, are removed without a dash, and so are apostrophes: "women's".
const invisible = /(?![\u200c\u200d])[\p{Cf}'’`´]/gu
const foreignMarks = /(?![\u0980-\u09ff])\p{M}/gu
const strayJoiners = /(?<![\u0980-\u09e3])[\u200c\u200d]|[\u200c\u200d](?![\u0980-\u09e3])/g
const notInRoutes = /[^a-z0-9\u0980-\u09e3\u09e6-\u09f1\u09fc\u09fe\u200c\u200d]+/g

/** A route made of a title, by the contract's rule for routes; empty if no character of the title is allowed. */
export function slugOf(title: string): string {
  const letters = title
    .normalize("NFKD")
    .replace(foreignMarks, "")
    .toLowerCase()
    .normalize("NFC")
    .replace(invisible, "")
    .replace(/([\u200c\u200d])[\u200c\u200d]+/g, "$1")
    .replace(strayJoiners, "")
    .replace(notInRoutes, "-")
  const slug = letters.replace(/^-|-$/g, "")
  const start = truncateText(slug, maxSlugLength, "-")
  // If it is truncated within a word, it must not end with a joiner.
  return start === slug || slug[start.length] === "-" ? start : start.replace(/(?:\u200c|\u200d|\u09cd)+$/, "")
}

/** The slug if it is free, else the first free one of "…-2", "…-3", … */
export function freeSlug(title: string, isTaken: (route: string) => boolean): string {
  const slug = slugOf(title)
  if (!slug || !isTaken(slug)) return slug
  for (let number = 2; ; number++) {
    const numbered = `${slug}-${number}`
    if (!isTaken(numbered)) return numbered
  }
}
