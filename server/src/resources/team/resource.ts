import { createTeam, deleteTeam, getTeams, TeamMember, updateTeam } from "contract"
import { example, type RecordResource } from "#resources/resource.ts"
import { teamRoutes } from "#resources/team/routes.ts"

export const team: RecordResource<"team"> = {
  kind: "team",
  calls: { list: getTeams, create: createTeam, update: updateTeam, delete: deleteTeam },
  demo: () => import("#resources/team/demo.ts"),
  routes: teamRoutes,
  examples: [
    example(TeamMember, {
      _id: "019a8f3e-6c1d-7b52-9e04-9d8c7b6a5f4e",
      serial: 1,
      photo: "https://images.example.com/farhana.webp",
      name: "ফারহানা ইয়াসমিন",
      email: "farhana.y@example.com",
      designation: "প্রধান প্রশিক্ষক",
      phone: "০১৭০০-০০০০০০",
      facebookLink: "https://social.example.com/farhana",
      twitterLink: "",
      linkedinLink: "https://work.example.com/in/farhana",
      instagramLink: "",
      updatedAt: "2026-11-16T04:30:00.000Z",
    }),
  ],
  bodies: { updateTeam: { designation: "প্রধান প্রশিক্ষক", serial: 1 } },
}
