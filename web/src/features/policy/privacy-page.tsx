import { useLoaderData } from "react-router"
import { PolicyView } from "./policy-view.tsx"
import type { privacyLoader } from "./privacy-loader.ts"

export function PrivacyPage() {
  return <PolicyView {...useLoaderData<typeof privacyLoader>()} />
}
