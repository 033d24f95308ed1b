import { orderedCalls } from "../call/ordered-calls.ts"
import { CreateTeamMember, TeamMember, UpdateTeamMember } from "../team.ts"

export * from "../team.ts"

export const teamCalls = orderedCalls("team", {
  path: ["team", "teams"],
  label: ["Team member"],
  names: ["a team member", "team members"],
  newest: "last",
  record: TeamMember,
  create: CreateTeamMember,
  update: UpdateTeamMember,
  maxBodyBytes: 128 * 1024,
  deleted: "Deleted successfully",
})
export const {
  list: getTeams,
  get: getTeam,
  create: createTeam,
  update: updateTeam,
  move: moveTeam,
  delete: deleteTeam,
} = teamCalls
