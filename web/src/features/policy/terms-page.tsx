import { useLoaderData } from "react-router"
import { PolicyView } from "./policy-view.tsx"
import type { termsLoader } from "./terms-loader.ts"

export function TermsPage() {
  return <PolicyView {...useLoaderData<typeof termsLoader>()} />
}
