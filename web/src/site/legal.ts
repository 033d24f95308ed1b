import type { LegalContent } from "contract"

/** The legal name of the company and the numbers under which it is registered, until the office changes them. */
export const legal: LegalContent = {
  legalName: "প্রহরী সাইবার সিকিউরিটি লিমিটেড",
  tradeLicence: "TRAD/DSCC/014207/2019",
  bin: "000014207-0101",
  en: { legalName: "Prohori Cyber Security Limited" },
}
