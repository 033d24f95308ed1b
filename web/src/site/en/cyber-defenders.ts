import type { Widened } from "#i18n/en.ts"

export const cyberDefenders = {
  title: "Cyber defenders",
  description: "All universities and colleges that take part in the ambassador programme, by level and district.",
  lead: "On each of these campuses a student ambassador is at work: with awareness sessions, a study circle, and time for the classmate whose account has just been taken.",
  search: "Search by institution or district",
  example: "e.g. Jashore",
  submit: "Search",
  clear: "Clear the search",
  found: "Institutions found:",
  nothing: "No institution of this name is on the list.",
  nothingHint: "Try a part of the name, or the district. If yours is missing, you could be its first ambassador.",
  nothingHere: "Nothing found at this level.",
  levels: { university: "University Level", college: "College Level" },
  columns: { number: "No.", name: "Institution", district: "District" },
  join: {
    title: "Is your institution missing?",
    text: "One student is enough to begin. Read what ambassadors do, and register yours.",
    link: "The ambassador programme",
  },
}

export type CyberDefendersContent = Widened<typeof cyberDefenders>
