import { CreateTeamMember, UpdateTeamMember } from "contract"
import { simpleList } from "#dashboard/list/simple-list.tsx"
import { Avatar } from "#ui/image/avatar.tsx"
import { team } from "./dashboard.ts"
import { Contact, NameAndDesignation, SocialLinks } from "./manage-member-cells.tsx"
import { MemberFields } from "./manage-member-fields.tsx"
import { teamTexts } from "./texts.ts"

export const Component = simpleList({
  feature: team.record,
  create: CreateTeamMember,
  update: UpdateTeamMember,
  texts: teamTexts,
  columns: (texts) => [
    {
      key: "avatar",
      heading: texts.avatar,
      lead: true,
      cell: ({ photo }) => <Avatar photo={photo} className="size-12 max-w-none" />,
    },
    { key: "name", heading: texts.member, lead: true, cell: NameAndDesignation },
    { key: "contact", heading: texts.contact, wide: true, cell: Contact },
    { key: "social", heading: texts.social, wide: true, cell: (member) => <SocialLinks member={member} /> },
  ],
  fields: (form, _, edited) => <MemberFields form={form} hasSerial={edited !== undefined} />,
  numberOf: ({ serial }) => serial,
  isWide: true,
})
