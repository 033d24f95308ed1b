import type { LegalContent, UpdateSiteLegal } from "contract"
import { blankSite } from "#resources/site/content.ts"

/** Names each field that the form can change. Invented numbers are not saved along with a name of the office's own. */
export function changedLegal(present: LegalContent, changes: UpdateSiteLegal, isShipped: boolean): LegalContent {
  const before = isShipped ? blankSite.legal : present
  return {
    legalName: changes.legalName ?? before.legalName,
    tradeLicence: changes.tradeLicence ?? before.tradeLicence,
    bin: changes.bin ?? before.bin,
    en: { legalName: changes.en?.legalName ?? before.en.legalName },
  }
}
