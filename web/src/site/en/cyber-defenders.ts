import type { Widened } from "#i18n/en.ts"

export const cyberDefenders = {
  title: "Cyber defenders",
  searchTitle: "Universities and colleges with a campus ambassador",
  description: "All universities and colleges in the ambassador programme, by level and district.",
  lead: "Each of these campuses has a student ambassador who runs awareness sessions and a study circle and is there for any classmate whose account has been hacked.",
  search: "Search by institution or district",
  example: "e.g. Jashore",
  submit: "Search",
  clear: "Clear the search",
  found: "Institutions found:",
  empty: "No institution has joined yet. Yours could be the first.",
  nothing: "No institution on the list matches your search.",
  nothingHint:
    "Try part of the name, or the district. If your institution is missing, you could be its first ambassador.",
  nothingHere: "No matches at this level.",
  levels: { university: "University Level", college: "College Level" },
  columns: { number: "No.", name: "Institution", district: "District" },
  join: {
    title: "Is your institution missing?",
    text: "One student is enough to start. Read what ambassadors do, and register your institution.",
    link: "The ambassador programme",
  },
}

export type CyberDefendersContent = Widened<typeof cyberDefenders>
