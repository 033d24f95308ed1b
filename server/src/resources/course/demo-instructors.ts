import type { Course } from "contract"

type English = Pick<Course["en"], "instructorName" | "instructorBio">
type Instructor = { name: string; bio: string; en: English }

export const instructors = {
  tanvir: {
    name: "তানভীর মাহমুদ",
    bio: "বারো বছর ধরে ব্যাংক ও টেলিকম প্রতিষ্ঠানে পেনিট্রেশন টেস্ট করছেন। কঠিন বিষয় সহজ করে, হাতে ধরে করিয়ে শেখাতে ভালোবাসেন।",
    en: {
      instructorName: "Tanvir Mahmud",
      instructorBio:
        "He has tested banks and telecom companies for twelve years, and likes to make hard things easy, one step at a time.",
    },
  },
  sharmin: {
    name: "শারমিন সুলতানা",
    bio: "সফটওয়্যার প্রকৌশলী হিসেবে শুরু, এখন ওয়েব ও মোবাইল অ্যাপের নিরাপত্তা নিয়ে কাজ করেন। কোডের ভেতর থেকে দুর্বলতা খুঁজে বের করাই তাঁর নেশা।",
    en: {
      instructorName: "Sharmin Sultana",
      instructorBio:
        "She started as a software engineer and now works on the security of web and mobile apps. Finding the weak spot in a piece of code is what she loves most.",
    },
  },
  anik: {
    name: "অনিক চাকমা",
    bio: "একটি ২৪ ঘণ্টার SOC-এর টিম লিড। রাত তিনটার অ্যালার্ট থেকে পাওয়া অভিজ্ঞতাই তাঁর ক্লাসের মূল উপকরণ।",
    en: {
      instructorName: "Anik Chakma",
      instructorBio:
        "He leads a team in a 24-hour SOC. His classes are built on what alerts at three in the morning have taught him.",
    },
  },
  rafid: {
    name: "রাফিদ হাসান",
    bio: "ডিজিটাল আলামত সংগ্রহ ও বিশ্লেষণে নয় বছরের অভিজ্ঞতা। তদন্তকারীদের প্রশিক্ষণ দেন এবং আদালতে উপস্থাপনযোগ্য রিপোর্ট লেখা শেখান।",
    en: {
      instructorName: "Rafid Hasan",
      instructorBio:
        "He has nine years of experience in collecting and analysing digital evidence. He trains investigators and teaches how to write reports that stand up in court.",
    },
  },
  sudipta: {
    name: "সুদীপ্তা ঘোষ",
    bio: "নেটওয়ার্ক ও ক্লাউড অবকাঠামো গড়েছেন দেশের নানা প্রতিষ্ঠানে। ছবি এঁকে নেটওয়ার্ক বোঝানোর জন্য শিক্ষার্থীদের কাছে প্রিয়।",
    en: {
      instructorName: "Sudipta Ghosh",
      instructorBio:
        "She has built networks and cloud infrastructure for organisations all over the country. Students love how she explains networks in drawings.",
    },
  },
  jannat: {
    name: "জান্নাতুল ফেরদৌস",
    bio: "স্কুল, কলেজ ও গ্রামের উঠান বৈঠকে ডিজিটাল নিরাপত্তার কথা বলেন। প্রযুক্তির ভাষা নয়, মানুষের ভাষায় বোঝান।",
    en: {
      instructorName: "Jannatul Ferdous",
      instructorBio:
        "She talks about digital safety in schools, in colleges and in village courtyards, in plain words instead of jargon.",
    },
  },
} as const satisfies Record<string, Instructor>
