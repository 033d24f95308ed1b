import type { Widened } from "#i18n/en.ts"

const en = {
  label: "Password strength",
  none: "nothing typed yet",
  steps: { 0: "", 1: "Weak", 2: "Fair", 3: "Good", 4: "Strong" },
  advice: {
    0: "",
    1: "easy to guess. Make it longer, and leave out your name and rows of keys.",
    2: "a word or two more would make it good.",
    3: "hard to guess.",
    4: "very hard to guess.",
  },
}

const bn: Widened<typeof en> = {
  label: "পাসওয়ার্ড কতটা শক্তিশালী",
  none: "এখনো কিছু লেখা হয়নি",
  steps: { 0: "", 1: "দুর্বল", 2: "মোটামুটি", 3: "ভালো", 4: "শক্তিশালী" },
  advice: {
    0: "",
    1: "সহজেই অনুমান করা যায়। আরও লম্বা করুন; নিজের নাম কিংবা কিবোর্ডে পাশাপাশি থাকা অক্ষর বা সংখ্যা দেবেন না।",
    2: "আরও দু-একটি শব্দ যোগ করলে ভালো হবে।",
    3: "অনুমান করা কঠিন।",
    4: "অনুমান করা খুবই কঠিন।",
  },
}

export const passwordStrengthTexts = { en, bn }
