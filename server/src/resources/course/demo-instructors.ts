import type { CreateCourse } from "contract"
import type { ImageOf } from "#resources/demo/wording.ts"

type Instructor = { name: string; bio: string }

const instructors = {
  tanvir: {
    name: "তানভীর মাহমুদ",
    bio: "বারো বছর ধরে ব্যাংক ও টেলিকম প্রতিষ্ঠানে পেনিট্রেশন টেস্ট করছেন। কঠিন বিষয় সহজ করে, হাতে ধরে করিয়ে শেখাতে ভালোবাসেন।",
  },
  sharmin: {
    name: "শারমিন সুলতানা",
    bio: "সফটওয়্যার প্রকৌশলী হিসেবে শুরু, এখন ওয়েব ও মোবাইল অ্যাপের নিরাপত্তা নিয়ে কাজ করেন। কোডের ভেতর থেকে দুর্বলতা খুঁজে বের করাই তাঁর নেশা।",
  },
  anik: {
    name: "অনিক চাকমা",
    bio: "একটি ২৪ ঘণ্টার SOC-এর টিম লিড। রাত তিনটার অ্যালার্ট থেকে শেখা অভিজ্ঞতাই তাঁর ক্লাসের মূল উপকরণ।",
  },
  rafid: {
    name: "রাফিদ হাসান",
    bio: "ডিজিটাল আলামত সংগ্রহ ও বিশ্লেষণে নয় বছরের অভিজ্ঞতা। তদন্তকারীদের প্রশিক্ষণ দেন এবং আদালতে উপস্থাপনযোগ্য রিপোর্ট লেখা শেখান।",
  },
  sudipta: {
    name: "সুদীপ্তা ঘোষ",
    bio: "নেটওয়ার্ক ও ক্লাউড অবকাঠামো গড়েছেন দেশের নানা প্রতিষ্ঠানে। ছবি এঁকে নেটওয়ার্ক বোঝানোর জন্য শিক্ষার্থীদের কাছে প্রিয়।",
  },
  jannat: {
    name: "জান্নাতুল ফেরদৌস",
    bio: "স্কুল, কলেজ ও গ্রামের উঠান বৈঠকে ডিজিটাল নিরাপত্তার কথা বলেন। প্রযুক্তির ভাষা নয়, মানুষের ভাষায় বোঝান।",
  },
} as const satisfies Record<string, Instructor>

type InstructorFields = "instructorName" | "instructorPhoto" | "instructorBio" | "instructorEmail"

export function taughtBy(key: keyof typeof instructors, image: ImageOf): Pick<CreateCourse, InstructorFields> {
  const { name, bio } = instructors[key]
  return {
    instructorName: name,
    instructorPhoto: image(`team-${key}`),
    instructorBio: bio,
    instructorEmail: `${key}@prohori.example`,
  }
}
