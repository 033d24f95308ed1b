import { beginningOf } from "./summary.ts"

/** As long as people still read an address; the contract takes more. */
const maxLength = 80

// What neither stands alone nor is seen (a soft hyphen, say) goes without a dash; so does an apostrophe: "women's".
const unseen = /(?![\u200c\u200d])[\p{Cf}'’`´]/gu
const foreignMarks = /(?![\u0980-\u09ff])\p{M}/gu
const looseJoiners = /(?<![\u0980-\u09e3])[\u200c\u200d]|[\u200c\u200d](?![\u0980-\u09e3])/g
const notInRoutes = /[^a-z0-9\u0980-\u09e3\u09e6-\u09f1\u09fc\u09fe\u200c\u200d]+/g

/** A course's address made of its title, by the contract's rule for routes, or empty where nothing of it can stand there. */
export function slugOf(title: string): string {
  const letters = title
    .normalize("NFKD")
    .replace(foreignMarks, "")
    .toLowerCase()
    .normalize("NFC")
    .replace(unseen, "")
    .replace(/([\u200c\u200d])[\u200c\u200d]+/g, "$1")
    .replace(looseJoiners, "")
    .replace(notInRoutes, "-")
  const slug = letters.replace(/^-|-$/g, "")
  const start = beginningOf(slug, maxLength, "-")
  // Cut within a word, it must not end in what joins two letters.
  return start === slug || slug[start.length] === "-" ? start : start.replace(/(?:\u200c|\u200d|\u09cd)+$/, "")
}

/** The same where it is free; else the first free one of "…-2", "…-3", … */
export function freeSlug(title: string, isTaken: (route: string) => boolean): string {
  const slug = slugOf(title)
  if (!slug || !isTaken(slug)) return slug
  for (let number = 2; ; number++) {
    const numbered = `${slug}-${number}`
    if (!isTaken(numbered)) return numbered
  }
}
