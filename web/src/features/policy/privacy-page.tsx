import { useLoaderData } from "react-router"
import { PolicyView } from "./policy-view.tsx"
import { privacyLoader } from "./privacy-loader.ts"

export { PrivacyPage as Component, privacyLoader as loader }

function PrivacyPage() {
  return <PolicyView {...useLoaderData<typeof privacyLoader>()} />
}
