import { canonicalPhoneOr, TeamMember, teamCalls } from "contract"
import { example } from "#resources/resource.ts"
import { simpleResource } from "#resources/simple-resource.ts"

export const team = simpleResource({
  kind: "team",
  calls: teamCalls,
  demo: () => import("#resources/team/demo.ts"),
  examples: [
    example(TeamMember, {
      _id: "019a8f3e-6c1d-7b52-9e04-9d8c7b6a5f4e",
      serial: 1,
      photo: "https://images.example.com/farhana.webp",
      name: "ফারহানা ইয়াসমিন",
      email: "farhana.y@example.com",
      designation: "প্রধান প্রশিক্ষক",
      phone: "+8801700000000",
      facebookLink: "https://social.example.com/farhana",
      twitterLink: "",
      linkedinLink: "https://work.example.com/in/farhana",
      instagramLink: "",
      en: { name: "Farhana Yasmin", designation: "Lead trainer" },
      updatedAt: "2026-11-16T04:30:00.000Z",
    }),
  ],
  restore: async (_, recorded) => ({ ...recorded, phone: canonicalPhoneOr(recorded.phone) }),
  bodies: { updateTeam: { designation: "প্রধান প্রশিক্ষক", serial: 1 } },
})
