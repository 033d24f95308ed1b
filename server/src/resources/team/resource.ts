import {
  type CreateTeamMember,
  canonicalPhoneOr,
  createTeam,
  deleteTeam,
  getTeam,
  getTeams,
  moveTeam,
  TeamMember,
  updateTeam,
} from "contract"
import { newRecord } from "#db/records.ts"
import { englishChanges, newEnglish } from "#resources/english.ts"
import { example } from "#resources/resource.ts"
import { simpleResource } from "#resources/simple-resource.ts"
import type { TeamRow } from "#resources/team/table.ts"

export const team = simpleResource({
  kind: "team",
  calls: {
    list: getTeams,
    get: getTeam,
    create: createTeam,
    update: updateTeam,
    move: moveTeam,
    delete: deleteTeam,
  },
  newRow: newTeamMember,
  changesIn: ({ serial, photo, name, email, designation, phone, en, ...links }) => {
    const { facebookLink, twitterLink, linkedinLink, instagramLink } = links
    const socialLinks = { facebookLink, twitterLink, linkedinLink, instagramLink }
    return { serial, photo, name, email, designation, phone, ...socialLinks, ...englishChanges("team", en) }
  },
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

export function newTeamMember(input: CreateTeamMember, serial: number): TeamRow {
  const { photo, name, email, designation } = input
  const { phone = "", facebookLink = "", twitterLink = "", linkedinLink = "", instagramLink = "" } = input
  const optional = { phone, facebookLink, twitterLink, linkedinLink, instagramLink }
  return { ...newRecord(), serial, photo, name, email, designation, ...optional, ...newEnglish("team", input.en) }
}
