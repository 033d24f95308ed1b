import type { Widened } from "#i18n/en.ts"

/** The texts of a list's filters, order and pages. */
const en = {
  filters: "Filters",
  filter: "Filter",
  addFilter: "Add a filter",
  removeFilter: (label: string) => `Remove the filter ${label}`,
  clearAll: "Clear all",
  clearFilters: "Clear filters",
  noneForFilters: "Nothing matches all of these filters.",
  apply: "Apply",
  firstDay: "From",
  lastDay: "To",
  today: "Today",
  lastDays: (count: string) => `Last ${count} days`,
  since: (day: string) => `from ${day}`,
  until: (day: string) => `until ${day}`,
  incompleteDay: "Enter the day, month and year.",
  wrongOrder: "The last day is before the first.",

  sort: "Sort",
  sortBy: (heading: string) => `Sort by ${heading}`,
  defaultOrder: "Usual order",
  ascending: { text: "A to Z", number: "lowest first", date: "oldest first" },
  descending: { text: "Z to A", number: "highest first", date: "newest first" },

  rowsPerPage: "Rows per page",
  goToPage: "Go to page",
  go: "Go",
  noSuchPage: (pages: string) => `Enter a page from 1 to ${pages}.`,
}

const bn: Widened<typeof en> = {
  filters: "ফিল্টার",
  filter: "ফিল্টার",
  addFilter: "ফিল্টার যোগ করুন",
  removeFilter: (label) => `${label}: ফিল্টারটি সরান`,
  clearAll: "সব সরান",
  clearFilters: "ফিল্টার সরান",
  noneForFilters: "এই ফিল্টারগুলোর সঙ্গে কিছুই মেলেনি।",
  apply: "প্রয়োগ করুন",
  firstDay: "শুরুর দিন",
  lastDay: "শেষ দিন",
  today: "আজ",
  lastDays: (count) => `গত ${count} দিন`,
  since: (day) => `${day} থেকে`,
  until: (day) => `${day} পর্যন্ত`,
  incompleteDay: "দিন, মাস ও বছর—তিনটিই দিন।",
  wrongOrder: "শেষ দিনটি শুরুর দিনের আগে।",

  sort: "সাজান",
  sortBy: (heading) => `${heading} দিয়ে সাজান`,
  defaultOrder: "মূল ক্রম",
  ascending: { text: "A–Z, অ–হ", number: "কম থেকে বেশি", date: "পুরোনো আগে" },
  descending: { text: "হ–অ, Z–A", number: "বেশি থেকে কম", date: "নতুন আগে" },

  rowsPerPage: "প্রতি পৃষ্ঠায় সারি",
  goToPage: "পৃষ্ঠায় যান",
  go: "যান",
  noSuchPage: (pages) => `১ থেকে ${pages}-এর মধ্যে একটি পৃষ্ঠা লিখুন।`,
}

export const listTexts = { en, bn }
