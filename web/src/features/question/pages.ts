import { paths } from "#paths.ts"
import type { FeaturePages } from "#rendering/public-page.ts"

export const { manageQuestions } = paths

export const question = {
  pages: [
    {
      path: paths.questions,
      file: "question/page.tsx",
      load: () => import("./page.tsx"),
      link: { place: "footer", order: 65, label: { en: "Questions and Answers", bn: "প্রশ্নোত্তর" } },
    },
  ],
  screens: [{ path: manageQuestions, lazy: () => import("./manage.tsx") }],
} satisfies FeaturePages
