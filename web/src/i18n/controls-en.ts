import type { Widened } from "./en.ts"

export const controlsEn = {
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

export type ControlTexts = Widened<typeof controlsEn>
