import { questionCalls } from "contract"
import { orderedFeature } from "#dashboard/feature.ts"
import { paths } from "#paths.ts"
import { manageQuestions } from "./pages.ts"

export const question = orderedFeature("question", questionCalls, {
  name: { en: "Questions", bn: "প্রশ্নোত্তর" },
  path: manageQuestions,
  place: "website",
  order: 95.5,
  isFoundByName: true,
  title: ({ question }) => question,
  publicTo: ({ _id }) => `${paths.questions}#${_id}`,
  createCommand: { en: "Create question", bn: "প্রশ্ন তৈরি করুন" },
  actions: {
    create: { en: "Question created", bn: "প্রশ্ন তৈরি" },
    update: { en: "Question changed", bn: "প্রশ্ন বদল" },
    move: { en: "Question moved in the list", bn: "প্রশ্নের ক্রম বদল" },
    delete: { en: "Question deleted", bn: "প্রশ্ন মোছা" },
    export: { en: "Questions exported", bn: "প্রশ্ন এক্সপোর্ট" },
    restore: { en: "Question restored", bn: "প্রশ্ন ফিরিয়ে আনা" },
  },
  fields: {
    question: { en: "question", bn: "প্রশ্ন" },
    answer: { en: "answer", bn: "উত্তর" },
    course: { en: "course", bn: "কোর্স" },
  },
})
