import { createAchievement, getAchievements } from "contract"
import { type DashboardFeature, editUrl, record } from "#dashboard/feature.ts"
import { manageAchievements } from "./pages.ts"

const name = { en: "Achievements", bn: "অর্জন" }

export const achievement = {
  screens: [{ path: manageAchievements, label: name, needs: createAchievement, order: 90 }],
  record: record("achievement", getAchievements, {
    name,
    path: manageAchievements,
    title: ({ title }) => title,
    to: (row) => editUrl(manageAchievements, row),
    images: { image: { label: { en: "Achievement", bn: "অর্জন" } } },
    createCommand: { en: "Create achievement", bn: "অর্জন যোগ করুন" },
    actions: {
      create: { en: "Achievement created", bn: "অর্জন যোগ" },
      update: { en: "Achievement changed", bn: "অর্জন বদল" },
      move: { en: "Achievement moved in the list", bn: "অর্জনের ক্রম বদল" },
      delete: { en: "Achievement deleted", bn: "অর্জন মোছা" },
      restore: { en: "Achievement restored", bn: "অর্জন ফিরিয়ে আনা" },
    },
  }),
} satisfies DashboardFeature
