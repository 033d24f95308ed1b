import type { Call, Language } from "contract"

type Text = Record<Language, string>
type Screen = {
  path: string
  label: Text
  needs: Pick<Call, "access" | "method">
  place?: string
  isNotForOffice?: boolean
}
type RecordFeature = { path: string; list: Call; images?: Record<string, object | null> }

// By URL, not by name: a typed import would make TypeScript check all sources of the web workspace here.
const load = (file: string) => import(new URL(`../../web/src/features/${file}`, import.meta.url).href)

/** The product's own registries, so that a new resource is tested without a change here. */
export const { screens, records }: { screens: readonly Screen[]; records: readonly RecordFeature[] } =
  await load("registry.ts")

export const { publicPages: registeredPages }: { publicPages: readonly { path: string }[] } =
  await load("public-pages.ts")
