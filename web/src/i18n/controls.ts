import { useTexts } from "#i18n/language.tsx"
import type { Widened } from "./en.ts"

const en = {
  close: "Close",
  cancel: "Cancel",
  delete: "Delete",
  clearSearch: "Clear search",
  showPassword: "Show password",
  hidePassword: "Hide password",
  pages: "Pages",
  firstPage: "First",
  previousPage: "Previous",
  nextPage: "Next",
  lastPage: "Last",
  pageOf: (page: string, pages: string) => `Page ${page} of ${pages}`,
  rowsOf: (from: string, to: string, total: string) => `${from} to ${to} of ${total}`,
}

const bn: Widened<typeof en> = {
  close: "বন্ধ করুন",
  cancel: "ফিরে যান",
  delete: "মুছুন",
  clearSearch: "অনুসন্ধান মুছুন",
  showPassword: "পাসওয়ার্ড দেখুন",
  hidePassword: "পাসওয়ার্ড লুকান",
  pages: "পৃষ্ঠাসমূহ",
  firstPage: "প্রথম",
  previousPage: "আগের",
  nextPage: "পরের",
  lastPage: "শেষ",
  pageOf: (page, pages) => `${pages} পৃষ্ঠার মধ্যে ${page}`,
  rowsOf: (from, to, total) => `${total}টির মধ্যে ${from}–${to}`,
}

/** The texts of dialogs, pagers, search boxes and password fields; most public pages do not load them. */
export const useControlTexts = () => useTexts({ en, bn })
