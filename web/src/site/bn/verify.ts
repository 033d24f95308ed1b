import { exampleNumber } from "#site/certificate.ts"
import type { VerifyContent } from "#site/en/verify.ts"

export const verify: VerifyContent = {
  page: {
    title: "সনদ যাচাই করুন",
    description: "সনদটি আমরা দিয়েছি কি না এবং এখনো বৈধ কি না, দেখে নিন। শুধু সনদের নম্বরটি লাগবে।",
    lead: "সনদে যেভাবে লেখা আছে, নম্বরটি সেভাবে লিখুন। ছোট হাতের বা বড় হাতের অক্ষরে কোনো তফাত নেই।",
    number: "সনদ নম্বর",
    example: `যেমন ${exampleNumber}`,
    submit: "যাচাই করুন",
    reset: "ঘর খালি করুন",
  },
  notes: [
    "নম্বরটি সনদেই ছাপা থাকে, দেখতে ওপরের উদাহরণের মতো।",
    "উত্তরে দেখতে পাবেন নাম, কোর্স, ব্যাচ আর সনদটি এখনো বৈধ কি না। ইমেইল ঠিকানা কখনোই দেখানো হয় না।",
  ],
  valid: { verdict: "আপনার দেওয়া তথ্যটি সঠিক। বিস্তারিত নিচে দেখুন।", hint: "" },
  invalid: {
    verdict: "আপনার দেওয়া তথ্যটি সঠিক নয়।",
    hint: "নম্বর লিখতে ভুল হওয়া খুব স্বাভাবিক। সনদের সঙ্গে আরেকবার মিলিয়ে দেখুন; মিলে গেলে যিনি সনদটি দিয়েছেন তাঁকে, অথবা আমাদের জিজ্ঞেস করুন।",
  },
  withdrawn: {
    verdict: "আপনার দেওয়া তথ্যটি সঠিক নয়।",
    hint: "সনদটি আমরাই দিয়েছিলাম, তবে পরে বাতিল করা হয়েছে। এটি আর বৈধ নয়।",
  },
  unknown: { verdict: "সনদটি যাচাই করা যায়নি", hint: "" },
  searchedNumber: "যে নম্বরটি যাচাই করা হয়েছে",
  verifiedOn: "যাচাইয়ের তারিখ:",
  record: {
    certificationName: "কোর্স",
    candidateName: "প্রার্থীর নাম",
    batchNo: "ব্যাচ নম্বর",
    certificationNo: "সনদ নম্বর",
    status: "অবস্থা",
    issuedBy: "প্রদান করেছে",
  },
  statuses: { active: "সক্রিয়", inactive: "নিষ্ক্রিয়" },
}
