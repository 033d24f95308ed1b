import { getTeams, type TeamMember } from "contract"
import type { LoaderFunctionArgs } from "react-router"
import { loaderContext } from "#rendering/loader-context.ts"

const words = { en: () => import("./site-en.ts"), bn: () => import("./site-bn.ts") }

export async function teamLoader({ context }: LoaderFunctionArgs) {
  const { language, read } = context.get(loaderContext)
  const [{ team: texts }, { data }] = await Promise.all([words[language](), read(getTeams)])
  return { texts, members: data.map(shownOf) }
}

function shownOf({ _id, name, photo, designation, email, phone, ...more }: TeamMember) {
  const { facebookLink, linkedinLink, instagramLink, twitterLink } = more
  return { _id, name, photo, designation, email, phone, facebookLink, linkedinLink, instagramLink, twitterLink }
}

export type ShownMember = Awaited<ReturnType<typeof teamLoader>>["members"][number]
