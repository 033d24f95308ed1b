import { teamCalls } from "contract"
import { orderedFeature } from "#dashboard/feature.ts"
import { paths } from "#paths.ts"
import { BadgeIcon } from "#ui/image/menu-icons.tsx"

export const team = orderedFeature("team", teamCalls, {
  name: { en: "Team", bn: "দল" },
  path: paths.manageTeams,
  label: { en: "Teams", bn: "দল" },
  order: 70,
  icon: BadgeIcon,
  title: ({ name }) => name,
  detail: ({ designation }) => designation,
  images: { photo: { label: { en: "Team member", bn: "দলের সদস্য" } } },
  createCommand: { en: "Add team member", bn: "দলে সদস্য যোগ করুন" },
  actions: {
    create: { en: "Team member added", bn: "দলে সদস্য যোগ" },
    update: { en: "Team member changed", bn: "দলের সদস্যের তথ্য বদল" },
    move: { en: "Team member moved in the list", bn: "দলের সদস্যের ক্রম বদল" },
    delete: { en: "Team member deleted", bn: "দলের সদস্য মোছা" },
    restore: { en: "Team member restored", bn: "দলের সদস্য ফিরিয়ে আনা" },
  },
  fields: {
    serial: { en: "serial", bn: "ক্রম" },
    designation: { en: "designation", bn: "পদবি" },
    facebookLink: { en: "GitHub link", bn: "GitHub লিংক" },
    twitterLink: { en: "Others link", bn: "Others লিংক" },
    linkedinLink: { en: "LinkedIn link", bn: "LinkedIn লিংক" },
    instagramLink: { en: "Medium link", bn: "Medium লিংক" },
  },
})
