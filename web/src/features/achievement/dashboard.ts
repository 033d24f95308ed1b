import { achievementCalls } from "contract"
import { orderedFeature } from "#dashboard/feature.ts"
import { paths } from "#paths.ts"
import { TrophyIcon } from "#ui/image/menu-icons.tsx"

export const achievement = orderedFeature("achievement", achievementCalls, {
  name: { en: "Achievements", bn: "অর্জন" },
  path: paths.manageAchievements,
  order: 90,
  icon: TrophyIcon,
  title: ({ title }) => title,
  images: { image: { label: { en: "Achievement", bn: "অর্জন" } } },
  createCommand: { en: "Create achievement", bn: "অর্জন যোগ করুন" },
  actions: {
    create: { en: "Achievement created", bn: "অর্জন যোগ" },
    update: { en: "Achievement changed", bn: "অর্জন বদল" },
    move: { en: "Achievement moved in the list", bn: "অর্জনের ক্রম বদল" },
    delete: { en: "Achievement deleted", bn: "অর্জন মোছা" },
    restore: { en: "Achievement restored", bn: "অর্জন ফিরিয়ে আনা" },
  },
})
