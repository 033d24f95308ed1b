import type { SiteListContent } from "contract"

/** The images at the top of the home page, until the office changes them. */
export const hero: SiteListContent["hero"] = {
  items: [
    {
      image: "/site/hero-1.svg",
      text: "জামদানি নকশায় বোনা ঢালের সামনে ল্যাপটপে কাজ করছেন এক ছাত্রী; লাল বিন্দুগুলো ছুটে এসেও ঢাল পেরোতে পারছে না।",
      en: {
        text: "A student works at her laptop in front of a shield of jamdani diamonds; red dots fly at it and bounce off.",
      },
    },
    {
      image: "/site/hero-2.svg",
      text: "নদীর ওপর বৃষ্টি, বারান্দায় বসে লাইভ ক্লাসের কথা খাতায় টুকে নিচ্ছেন এক ছাত্রী।",
      en: { text: "On a veranda above the river a student takes notes in a live class while the rain comes down." },
    },
    {
      image: "/site/hero-3.svg",
      text: "বোর্ডে নেটওয়ার্ক বোঝাচ্ছেন শিক্ষক; কম্পিউটারের সামনে তিন শিক্ষার্থী, একজন হাত তুলেছেন।",
      en: {
        text: "A teacher explains a network on the board; three students sit at their screens, one with her hand raised.",
      },
    },
    {
      image: "/site/hero-4.svg",
      text: "রাতের পালায় সিকিউরিটি অপারেশনস সেন্টারের শান্ত পর্দাগুলোতে নজর রাখছেন তিনজন।",
      en: { text: "At night, three people watch the calm screens of a security operations centre." },
    },
    {
      image: "/site/hero-5.svg",
      text: "টেবিলে একটি সনদ; নিয়োগদাতার হাতের ফোন জানাচ্ছে, সনদটি বৈধ।",
      en: { text: "A certificate lies on a desk, and the phone in an employer’s hand shows that it is valid." },
    },
    {
      image: "/site/hero-6.svg",
      text: "ফুলে ভরা কৃষ্ণচূড়ার নিচে কলেজের উঠানে কর্মশালা, মন দিয়ে শুনছেন শিক্ষার্থীরা।",
      en: { text: "Under a flowering krishnachura tree, students follow a workshop in their college courtyard." },
    },
    {
      image: "/site/hero-7.svg",
      text: "চায়ের আড্ডায় হাসিমুখে ফেমিনার চার নারী, কাপের পাশে খোলা ল্যাপটপ।",
      en: { text: "Four women of the Femina community laugh over tea, a laptop among the cups." },
    },
  ],
}
