import { useLoaderData } from "react-router"
import { textsLoader } from "#rendering/loader-context.ts"
import { PolicyView } from "./policy-view.tsx"

export const loader = textsLoader({
  en: () => Promise.all([import("#site/en/terms.ts"), import("#site/en/policy.ts")]),
  bn: () => Promise.all([import("#site/bn/terms.ts"), import("#site/bn/policy.ts")]),
})

export function Component() {
  const [{ terms }, { policyTexts }] = useLoaderData<typeof loader>()
  return <PolicyView policy={terms} texts={policyTexts} />
}
