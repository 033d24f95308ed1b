import type { CreateAchievement } from "contract"
import { demoImage } from "#resources/demo/demo-image.ts"

type Honour = { title: string; description: string; en: { title: string; description: string } }

const honours: Record<string, Honour> = {
  trophy: {
    title: "আন্তঃবিশ্ববিদ্যালয় সিটিএফে চ্যাম্পিয়ন",
    description:
      "আমাদের তিন শিক্ষার্থীর দল ৩৬ ঘণ্টার প্রতিযোগিতায় ৮২টি দলকে পেছনে ফেলে প্রথম হয়েছে। ওয়েব ও ফরেনসিক বিভাগের সব কটি সমস্যার সমাধান করেছে একমাত্র তারাই।",
    en: {
      title: "Champions of the inter-university CTF",
      description:
        "In a 36-hour contest, a team of three of our students beat 82 others to first place. They were the only team to solve every web and forensics challenge.",
    },
  },
  students: {
    title: "১০,০০০ শিক্ষার্থীর মাইলফলক",
    description: "২০১৯ সালের প্রথম ব্যাচ থেকে ২০২৬ পর্যন্ত, ফ্রি কোর্সসহ।",
    en: {
      title: "10,000 students",
      description: "From our first batch in 2019 until 2026, free courses included.",
    },
  },
  medal: {
    title: "বছরের সেরা বাংলা প্রযুক্তি শিক্ষা",
    description: "বাংলায় মানসম্মত সাইবার নিরাপত্তা শিক্ষা ছড়িয়ে দেওয়ার স্বীকৃতি হিসেবে এই সম্মাননা দেওয়া হয়।",
    en: {
      title: "Best Bengali technology education of the year",
      description: "Awarded for making good cyber security education available in Bengali.",
    },
  },
  workshops: {
    title: "৬৪ জেলায় ডিজিটাল নিরাপত্তা কর্মশালা",
    description:
      "স্কুল, কলেজ আর গ্রন্থাগার মিলিয়ে এক বছরে ২১০টি কর্মশালা। অংশ নিয়েছেন ১৮ হাজারের বেশি মানুষ, তাঁদের অর্ধেকের বেশি নারী।",
    en: {
      title: "Digital safety workshops in all 64 districts",
      description:
        "210 workshops in schools, colleges and libraries within one year. More than 18,000 people took part, over half of them women.",
    },
  },
  femina: {
    title: "ফেমিনার প্রথম ৫০০ সনদ",
    description: "বিনা মূল্যের এই প্রোগ্রাম থেকে প্রথম ৫০০ নারী পেশাদার সনদ পেয়েছেন।",
    en: {
      title: "The first 500 Femina certificates",
      description: "The first 500 women have earned a professional certificate in this free programme.",
    },
  },
  thanks: {
    title: "দায়িত্বশীল বাগ রিপোর্টের স্বীকৃতি",
    description:
      "একটি মোবাইল ব্যাংকিং অ্যাপের ত্রুটি গোপনে জানিয়েছিলেন আমাদের দুই শিক্ষার্থী। ত্রুটিটি সারানোর পর প্রতিষ্ঠানটি ধন্যবাদের তালিকায় তাঁদের নাম তুলেছে।",
    en: {
      title: "Recognised for responsible disclosure",
      description:
        "Two of our students privately reported a flaw in a mobile banking app. Once it was fixed, the company added their names to its thank-you list.",
    },
  },
}

export const inputs: CreateAchievement[] = Object.entries(honours).map(([name, texts]) => ({
  image: demoImage(`achievement-${name}`),
  ...texts,
}))
