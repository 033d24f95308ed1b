import type { Widened } from "#i18n/en.ts"

const en = {
  title: "Keyboard shortcuts",
  palette: "Find anything, run a command",
  search: "Search this list",
  firstRow: "From the search to the first row",
  undo: "Undo the last change",
  save: "Save a form",
  saveAndAdd: "Save a new record, and add another",
  help: "Show this list",
  singleKeys: "Use / to search",
}
const bn: Widened<typeof en> = {
  title: "কিবোর্ড শর্টকাট",
  palette: "যেকোনো কিছু খুঁজুন, নির্দেশ দিন",
  search: "এই তালিকায় খুঁজুন",
  firstRow: "অনুসন্ধান থেকে প্রথম সারিতে",
  undo: "শেষ পরিবর্তন ফিরিয়ে নিন",
  save: "ফরম সংরক্ষণ করুন",
  saveAndAdd: "নতুন রেকর্ড সংরক্ষণ করে আরেকটি যোগ",
  help: "এই তালিকা দেখুন",
  singleKeys: "/ চেপে খোঁজা চালু",
}
export const shortcutTexts = { en, bn }
