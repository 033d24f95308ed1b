import type { Call, Language } from "contract"

type Text = Record<Language, string>
type Screen = {
  path: string
  label: Text
  needs: Pick<Call, "access" | "method">
  place?: string
  isNotForAdmins?: boolean
}
type RecordFeature = { path: string; list: Call; images?: Record<string, object | null> }

// By an address, not by name: their types would lead to all sources of the web workspace.
const load = (file: string) => import(new URL(`../../web/src/features/${file}`, import.meta.url).href)

/** What the product's own registries list, so that a new resource is tested without a line here. */
export const { screens, records }: { screens: readonly Screen[]; records: readonly RecordFeature[] } =
  await load("registry.ts")

export const { publicPages: registeredPages }: { publicPages: readonly { path: string }[] } =
  await load("public-pages.ts")
