import { inventedSections } from "contract"
import type { Database } from "#db/open.ts"
import { hasSampleSite } from "#demo-records.ts"
import { error, type Finding, ok, warning } from "#doctor/finding.ts"
import { blankSite, contentOf } from "#resources/site/content.ts"
import { hasExampleAddress, savedSections } from "#resources/site/unsaved.ts"
import type { Settings } from "#settings.ts"

const advice = "Log in, and save it under Manage Site"

/** The parts of the site that are invented as long as the office has not saved its own. */
export async function siteFindings(
  { read }: Pick<Database, "read">,
  { demo, publicUrl }: Pick<Settings, "demo" | "publicUrl">,
): Promise<Finding[]> {
  const saved = await savedSections(read)
  const isSample = demo && (await hasSampleSite(read))
  const unsaved = inventedSections.filter((section) => !saved.get(section))
  const state = isSample ? "visitors see an invented sample" : "the site leaves it out"
  const findings = unsaved.map((section) => warning(`Nobody has saved the part "${section}": ${state}`, advice))
  const contact = saved.get("contact") ?? ""
  const isExample = contact === "" ? isSample : hasExampleAddress(contentOf(contact, blankSite.contact))
  if (isExample && publicUrl.startsWith("https:"))
    findings.push(error("The site's contact has addresses at .example, which nobody can reach", advice))
  return findings.length > 0 ? findings : [ok("The office has saved each part of the site")]
}
