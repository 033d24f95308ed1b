import type { CreateAchievement } from "contract"
import { demoImage } from "#resources/demo/wording.ts"

const honours: [name: string, title: string, description?: string][] = [
  [
    "trophy",
    "আন্তঃবিশ্ববিদ্যালয় CTF-এ চ্যাম্পিয়ন",
    "আমাদের তিন শিক্ষার্থীর দল ৩৬ ঘণ্টার প্রতিযোগিতায় ৮২টি দলকে পেছনে ফেলে প্রথম হয়েছে। ওয়েব ও ফরেনসিক বিভাগের সব কটি সমস্যার সমাধান করেছে একমাত্র তারাই।",
  ],
  ["students", "১০,০০০ শিক্ষার্থীর মাইলফলক"],
  ["medal", "বছরের সেরা বাংলা প্রযুক্তি শিক্ষা", "বাংলায় মানসম্মত সাইবার নিরাপত্তা শিক্ষা ছড়িয়ে দেওয়ার স্বীকৃতি হিসেবে এই সম্মাননা দেওয়া হয়।"],
  [
    "workshops",
    "৬৪ জেলায় ডিজিটাল নিরাপত্তা কর্মশালা",
    "স্কুল, কলেজ আর গ্রন্থাগার মিলিয়ে এক বছরে ২১০টি কর্মশালা। অংশ নিয়েছেন ১৮ হাজারের বেশি মানুষ, তাঁদের অর্ধেকের বেশি নারী।",
  ],
  ["femina", "ফেমিনার প্রথম ৫০০ সনদ", "বিনা মূল্যের এই প্রোগ্রাম থেকে প্রথম ৫০০ নারী পেশাদার সনদ পেয়েছেন।"],
  ["thanks", "দায়িত্বশীল বাগ রিপোর্টের স্বীকৃতি"],
]

export const inputs: CreateAchievement[] = honours.map(([name, title, description]) => ({
  image: demoImage(`achievement-${name}`),
  title,
  ...(description && { description }),
}))
