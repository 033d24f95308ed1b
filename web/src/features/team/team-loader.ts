import type { List, TeamMember } from "contract"
import type { LoaderFunctionArgs } from "react-router"
import { visitContext } from "#visit.ts"

export async function teamLoader({ context }: LoaderFunctionArgs) {
  const { language, read } = context.get(visitContext)
  const [{ team: texts }, { data }] = await Promise.all([
    language === "bn" ? import("#site/bn/team.ts") : import("#site/en/team.ts"),
    read<List<TeamMember>>(["team"], "/teams/get-teams"),
  ])
  return { texts, members: data.map(({ serial, updatedAt, ...shown }) => shown) }
}

export type ShownMember = Awaited<ReturnType<typeof teamLoader>>["members"][number]
