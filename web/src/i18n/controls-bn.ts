import type { ControlTexts } from "./controls-en.ts"

export const controlsBn: ControlTexts = {
  close: "বন্ধ করুন",
  cancel: "বাতিল",
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
