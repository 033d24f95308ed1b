import type { numbers as english } from "#site/en/numbers.ts"

export const numbers: typeof english = [
  { number: "১০,০০০", text: "শিক্ষার্থী আমাদের কাছে শিখেছেন" },
  { number: "৬৪", text: "জেলায় আমাদের কর্মশালা হয়েছে" },
  { number: "৫০০", text: "নারী ফেমিনা থেকে সনদ পেয়েছেন" },
  { number: "৭০%", text: "নম্বর পেলে তবেই পেশাদার প্রশিক্ষণের সনদ, সবার জন্য একই নিয়ম" },
]
