import { paths } from "#paths.ts"
import type { FeaturePages } from "#rendering/public-page.ts"
import { levels } from "./levels.ts"

export const course = {
  pages: [
    {
      path: paths.courses,
      file: "course/page.tsx",
      load: () => import("./page.tsx"),
      reads: { tab: ["free"], level: levels, open: ["1"], sort: ["date", "fee"], page: "any" },
      link: { place: "header", order: 20, label: { en: "Courses", bn: "কোর্স" } },
    },
    {
      path: `${paths.courses}/:route`,
      file: "course/detail/course-page.tsx",
      load: () => import("./detail/course-page.tsx"),
    },
  ],
  screens: [
    { path: paths.manageCourses, lazy: () => import("./manage/manage.tsx") },
    { path: paths.course, lazy: () => import("./record/record.tsx") },
  ],
} satisfies FeaturePages
