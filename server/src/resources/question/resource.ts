import { createQuestion, deleteQuestion, getQuestions, moveQuestion, Question, updateQuestion } from "contract"
import { questionRoutes } from "#resources/question/routes.ts"
import { example, type RecordResource } from "#resources/resource.ts"

export const question: RecordResource<"question"> = {
  kind: "question",
  calls: {
    list: getQuestions,
    create: createQuestion,
    update: updateQuestion,
    move: moveQuestion,
    delete: deleteQuestion,
  },
  demo: () => import("#resources/question/demo.ts"),
  routes: questionRoutes,
  examples: [
    example(Question, {
      _id: "019a8f3e-6c1d-7b52-9e04-3c5d7e9f1a2b",
      question: "ক্লাস বাদ গেলে কী করব?",
      answer: "প্রতিটি লাইভ ক্লাসের রেকর্ডিং থাকে। পরের ক্লাসের আগে দেখে নিলেই চলবে।",
      course: "",
      index: 4,
      en: {
        question: "What if I miss a class?",
        answer: "Every live class is recorded. Just watch it before the next one.",
      },
      updatedAt: "2026-11-16T04:30:00.000Z",
    }),
  ],
}
