import type { CreateQuestion } from "contract"
import type { Transaction } from "kysely"
import type { Tables } from "#schema.ts"

type Sample = { question: string; answer: string; en: { question: string; answer: string }; route?: string }

const questions: Sample[] = [
  {
    question: "কোর্সে ভর্তি হব কীভাবে?",
    answer:
      "কোর্সের পাতায় ‘ভর্তি হোন’ বোতামটি চাপলে একটি ফরম খুলবে। ফরম পূরণ করতে টাকা লাগে না; আগে আমরাই ফোন করি, তখন মনে যা প্রশ্ন আছে জেনে নিতে পারেন।\nফি পৌঁছালে আসনটি আপনার। ফ্রি কোর্সে ফরম পূরণ করলেই আসন নিশ্চিত।",
    en: {
      question: "How do I enrol in a course?",
      answer:
        "Press “Register now” on the course’s page and fill in the form. Filling it in costs nothing; we call you first, so you can ask whatever is on your mind.\nThe seat is yours once we receive the fee. For a free course, filling in the form is enough.",
    },
  },
  {
    question: "আমি একেবারে নতুন। কোন কোর্স দিয়ে শুরু করব?",
    answer:
      "শুধু নিজের আর পরিবারের সুরক্ষার জন্য শিখতে চাইলে ফ্রি কোর্স ‘সবার জন্য ডিজিটাল নিরাপত্তা’ নিন। এই পেশায় আসতে চাইলে প্রাথমিক স্তরের ‘নেটওয়ার্ক ও নেটওয়ার্ক নিরাপত্তার ভিত্তি’ কিংবা ‘সাইবার নিরাপত্তার জন্য Linux’ ভালো শুরু; দুটিই একেবারে শূন্য থেকে শেখায়।\nকোন স্তর কার জন্য, তা কোর্সের তালিকার নিচে লেখা আছে।",
    en: {
      question: "I am completely new to this. Where should I start?",
      answer:
        "If you only want to protect yourself and your family, take the free course “Digital safety for everyone”. If you want to make this your career, two Beginner courses are a good start: “Network security basics” and “Linux for cyber security”. Both start from scratch.\nBelow the list of courses you can read who each level is for.",
    },
  },
  {
    question: "ল্যাপটপ কি থাকতেই হবে?",
    answer:
      "ক্লাস আর রেকর্ডিং ফোনেও দেখা যায়, তবে ল্যাবের কাজে কম্পিউটার লাগে। কেমন কম্পিউটার, তা নির্ভর করে কোর্সের ওপর: Linux কোর্সটি যেমন ৪ GB RAM-এর পুরোনো কম্পিউটারেও চলে, আর ‘সবার জন্য ডিজিটাল নিরাপত্তা’ পুরোটাই ফোনে করা যায়।\nআপনার কম্পিউটারে চলবে কি না বুঝতে না পারলে ভর্তি হওয়ার আগেই আমাদের জিজ্ঞেস করুন।",
    en: {
      question: "Do I need a laptop?",
      answer:
        "You can watch classes and recordings on a phone, but you need a computer for the labs. What kind depends on the course: the Linux course runs on an old computer with 4 GB of RAM, for example, and “Digital safety for everyone” can be done entirely on a phone.\nNot sure whether yours is good enough? Ask us before you enrol.",
    },
  },
  {
    question: "কোনো ক্লাস বাদ গেলে কী করব?",
    answer:
      "প্রতিটি লাইভ ক্লাসের রেকর্ডিং থাকে, তাই বিদ্যুৎ বা নেটওয়ার্ক চলে গেলেও চিন্তা নেই। রেকর্ডিং এত ছোট যে মোবাইল ডেটাতেই চলে। পিছিয়ে পড়লে আমরাই ফোন করি।\nরেকর্ডিং শুধু ভর্তি হওয়া শিক্ষার্থীদের জন্য; কাউকে দেওয়া বা কোথাও আপলোড করা যাবে না।",
    en: {
      question: "What if I miss a class?",
      answer:
        "Every live class is recorded, so a power cut or a lost connection is nothing to worry about. Recordings are small enough for mobile data. If you fall behind, we call you.\nRecordings are for enrolled students only: you may not pass them on or upload them anywhere.",
    },
  },
  {
    question: "ফি কীভাবে দেব?",
    answer:
      "ভর্তির সময় টাকা দেওয়ার যেসব মাধ্যমের কথা বলা হয়, শুধু সেগুলোতেই দিন, আর রসিদটি রেখে দিন। আমরা কখনো আপনার পিন, ওটিপি বা কার্ডের গোপন নম্বর চাই না; আমাদের নামে কেউ চাইলে দেবেন না, সঙ্গে সঙ্গে আমাদের জানান।\nযেদিন টাকা দেবেন, সেদিন কোর্সের পাতায় যে মূল্য লেখা, সেটিই প্রযোজ্য। ভ্যাট এর মধ্যেই আছে।",
    en: {
      question: "How do I pay the fee?",
      answer:
        "Use only the payment methods we name when you enrol, and keep the receipt. We never ask for your PIN, OTP or card security code. If someone asks in our name, do not share it, and tell us at once.\nYou pay the price shown on the course’s page on the day you pay. It includes VAT.",
    },
  },
  {
    question: "ফি কি ফেরত পাওয়া যায়?",
    answer:
      "না, পেইড প্রোগ্রামের ফি ফেরতযোগ্য নয়; মত বদলালে, ক্লাস করতে না পারলে বা মূল্যায়নে উত্তীর্ণ না হলেও নয়। তাই আগে একটি ফ্রি কোর্স করে দেখুন আমরা কীভাবে পড়াই, আর প্রশ্ন থাকলে টাকা দেওয়ার আগেই জিজ্ঞেস করুন।\nভুল করে বা দুবার পাঠানো টাকা ফেরত দেওয়া হয়। আর আমরা কোনো ব্যাচ বাতিল করলে একই কোর্সের পরের ব্যাচে কিংবা সমমূল্যের অন্য কোর্সে আসন পাবেন; কোনোটিই সম্ভব না হলে আইন অনুযায়ী যা প্রাপ্য, তা ফেরত দেব।\nপুরো নিয়ম ‘শর্তাবলি’ পাতায় লেখা আছে।",
    en: {
      question: "Are fees refundable?",
      answer:
        "No. Fees for paid programs are non-refundable, even if you change your mind, cannot attend or do not pass the assessment. So try a free course first to see how we teach, and ask your questions before you pay.\nWe do return money sent twice or by mistake. If we cancel a batch, you get a seat in the next batch of the same course or in another course of the same price; if neither is possible, we refund what the law requires.\nThe full rules are on the Terms page.",
    },
  },
  {
    question: "সনদ পেতে কী লাগে?",
    answer:
      "পেশাদার প্রশিক্ষণের সনদ পেতে চূড়ান্ত মূল্যায়নে অন্তত ৭০% নম্বর লাগে। কম পেলে তিন মাসের মধ্যে আরেকবার বিনা খরচে পরীক্ষা দেওয়া যায়। শুধু উপস্থিতির জন্য প্রত্যয়নপত্র দেওয়া হয়, সনদ নয়।\nঅ্যাকাউন্টে যে নাম দেন, সনদেও সেটিই থাকে, তাই নিজের আসল নাম দিন। সনদে নামের ভুল থাকলে বিনা খরচে ঠিক করে দেওয়া হয়।",
    en: {
      question: "What do I need to get a certificate?",
      answer:
        "A professional training certificate requires at least 70% in the final assessment. If you score less, you can take it once more within three months, free of charge. Attendance alone earns a letter of attendance, not a certificate.\nThe certificate carries the name in your account, so use your real name. We correct mistakes in it free of charge.",
    },
  },
  {
    question: "সনদটি আসল কি না, নিয়োগদাতা কীভাবে বুঝবেন?",
    answer:
      "প্রতিটি সনদে একটি নম্বর থাকে। ‘সনদ যাচাই’ পাতায় নম্বরটি লিখলে নাম, কোর্স, ব্যাচ আর সনদটি এখনো বৈধ কি না দেখা যায়। অ্যাকাউন্ট বা খরচ কিছুই লাগে না, আর ইমেইল ঠিকানা কখনোই দেখানো হয় না।",
    en: {
      question: "How can an employer tell whether a certificate is genuine?",
      answer:
        "Every certificate has a number. Anyone who enters it on the “Verify Certificate” page sees the name, the course, the batch and whether the certificate is still valid. It costs nothing and needs no account, and email addresses are never shown.",
    },
  },
  {
    question: "বয়স ১৮ বছরের কম হলে ভর্তি হওয়া যাবে?",
    answer: "যাবে, তবে আপনার পক্ষে মা, বাবা বা অভিভাবককে শর্তগুলো মেনে নিয়ে আপনাকে ভর্তি করাতে হবে। অ্যাকাউন্ট খুলতেও তাঁদের অনুমতি লাগবে।",
    en: {
      question: "Can I enrol if I am under 18?",
      answer:
        "Yes, but a parent or guardian has to accept the terms and enrol you. You need their permission to create an account, too.",
    },
  },
  {
    question: "কোর্স শেষে কি চাকরি পাব?",
    answer:
      "সেই নিশ্চয়তা আমরা দিই না। সনদ বলে, মূল্যায়নে আপনি কতটা পেরেছেন; চাকরি পেতে হয় নিজের দক্ষতায়।\nতবে পথটা সহজ করতে চাই: আমাদের সহযোগী প্রতিষ্ঠানগুলো শিক্ষার্থীদের কাজের সুযোগ দেয়, ‘এথিক্যাল হ্যাকিং প্রফেশনাল’ শেষ হয় ক্যারিয়ার পরামর্শ আর সিভি দেখা দিয়ে, আর ‘সিকিউরিটি অপারেশনস অ্যানালিস্ট’ কোর্সের সেরা পাঁচজনের জন্য আমরা ইন্টার্নশিপের সুপারিশ করি।",
    en: {
      question: "Will I get a job after the course?",
      answer:
        "We cannot promise that. A certificate says how well you did in the assessment; getting the job depends on your own skills.\nBut we try to make the road easier: our partners give students opportunities to work, “Ethical Hacking Professional” ends with career advice and a CV review, and we recommend the best five of each “Security Operations Analyst” batch for internships.",
    },
  },
  {
    question: "যে প্রশ্নের উত্তর এখানে নেই, সেটি কোথায় করব?",
    answer:
      "ফোন করুন বা ইমেইলে লিখুন; নম্বর ও ঠিকানা প্রতিটি পাতার নিচে আছে। রবি থেকে বৃহস্পতিবার, এক কর্মদিবসের মধ্যে উত্তর দিই। এই মুহূর্তে আপনার কোনো অ্যাকাউন্টে হামলা চলতে থাকলে ফোন করুন।",
    en: {
      question: "My question is not answered here. Who do I ask?",
      answer:
        "Call us or send an email; the number and address are at the bottom of every page. We answer within one working day, Sunday to Thursday. If one of your accounts is under attack right now, call.",
    },
  },
  {
    question: "প্রোগ্রামিং না জানলে কোর্সটি করতে পারব?",
    answer:
      "পারবেন। কম্পিউটার ও নেটওয়ার্কের সাধারণ ধারণা থাকলেই চলবে; প্রোগ্রামিং জানা বাধ্যতামূলক নয়। নেটওয়ার্কের কিছুই জানা না থাকলে আগে ‘নেটওয়ার্ক ও নেটওয়ার্ক নিরাপত্তার ভিত্তি’ কোর্সটি করে নিতে পারেন।",
    en: {
      question: "Can I take the course without knowing how to program?",
      answer:
        "Yes. A basic idea of computers and networks is enough; programming is not required. If networks are new to you, take “Network security basics” first.",
    },
    route: "ehp",
  },
  {
    question: "শেখা কৌশল কি বাস্তব কোনো ওয়েবসাইটে চালিয়ে দেখা যাবে?",
    answer:
      "শুধু নিজের সিস্টেমে, আমাদের ল্যাবে, কিংবা মালিক যেখানে লিখিত অনুমতি দিয়েছেন সেখানে। অনুমতি ছাড়া অন্যের সিস্টেমে ঢোকা দণ্ডনীয় অপরাধ। আইন, অনুমতি ও চুক্তি তাই প্রথম সপ্তাহেরই পাঠ।",
    en: {
      question: "May I try what I learn on real websites?",
      answer:
        "Only on your own systems, in our labs, or where the owner has given written permission. Accessing someone else’s system without permission is a criminal offence. That is why law, permission and contracts are part of the very first week.",
    },
    route: "ehp",
  },
  {
    question: "কোর্সটি কি সত্যিই ফ্রি?",
    answer: "হ্যাঁ, এই কোর্সে কোনো ফি নেই। কোনো পূর্বজ্ঞানও লাগবে না, আর সব ক্লাস মোবাইলেই দেখা যায়।",
    en: {
      question: "Is the course really free?",
      answer:
        "Yes, there is no fee for this course. You need no previous knowledge either, and you can watch every class on a phone.",
    },
    route: "digital-safety",
  },
]

export const inputs: CreateQuestion[] = questions.map(({ question, answer, en }) => ({ question, answer, en }))

/** Questions name their course by its route; those whose course does not exist are left out. */
export async function forms(trx: Transaction<Tables>): Promise<CreateQuestion[]> {
  const courses = await trx.selectFrom("course").select(["_id", "route"]).execute()
  const idOf = new Map([["", ""], ...courses.map(({ _id, route }) => [route, _id] as const)])
  return questions.flatMap(({ route = "", ...texts }) => {
    const course = idOf.get(route)
    return course === undefined ? [] : [{ ...texts, course }]
  })
}
