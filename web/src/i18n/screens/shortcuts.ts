import type { Widened } from "#i18n/en.ts"

const en = {
  title: "Keyboard shortcuts",
  palette: "Find anything, run a command",
  search: "Search this list",
  create: "Create a record",
  rows: "Next or previous row",
  undo: "Undo the last change",
  save: "Save a form",
  saveAndAdd: "Save a new record, and add another",
  help: "Show this list",
  singleKeys: "Single-key shortcuts",
}
const bn: Widened<typeof en> = {
  title: "কিবোর্ড শর্টকাট",
  palette: "যেকোনো কিছু খুঁজুন, নির্দেশ দিন",
  search: "এই তালিকায় খুঁজুন",
  create: "নতুন রেকর্ড তৈরি করুন",
  rows: "পরের বা আগের সারি",
  undo: "শেষ পরিবর্তন ফিরিয়ে নিন",
  save: "ফরম সংরক্ষণ করুন",
  saveAndAdd: "নতুন রেকর্ড সংরক্ষণ করে আরেকটি যোগ",
  help: "এই তালিকা দেখুন",
  singleKeys: "এক অক্ষরের শর্টকাট",
}
export const shortcutTexts = { en, bn }
