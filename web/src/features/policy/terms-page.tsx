import { useLoaderData } from "react-router"
import { PolicyView } from "./policy-view.tsx"
import { termsLoader } from "./terms-loader.ts"

export { TermsPage as Component, termsLoader as loader }

function TermsPage() {
  return <PolicyView {...useLoaderData<typeof termsLoader>()} />
}
