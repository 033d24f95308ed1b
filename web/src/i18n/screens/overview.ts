import type { Widened } from "#i18n/en.ts"

const en = {
  title: (name: string) => `Welcome, ${name}`,
  failed: "The overview could not be loaded",

  attention: "What needs attention",
  calm: "Nothing needs your attention now.",
  calmElse: "Everything else is in order.",
  all: (count: string) => `Show all (${count})`,

  closed: (count: string) => `Courses on the home page with registration closed (${count})`,
  closedText: "Visitors see them first, and cannot register. Open the registration, or take them off the home page.",

  mails: (count: string) => `Mails that could not be sent (${count})`,
  latestMails: (count: string) => `The latest ${count} of them:`,
  mailTo: (recipient: string, date: string) => `To ${recipient} · ${date}`,
  expiredMails: (count: string) => `Not to be sent again, since their links have ended: ${count}.`,
  retry: "Try again",
  retrying: "Sending again...",
  retried: "The mails are on their way again",
  retryFailed: "Failed to send the mails again",
  forget: "Forget them",
  forgetTitle: "Forget these mails?",
  forgetText: (count: string) =>
    `Mails that are removed for good: ${count}. Those for whom they were meant will not get them; they can ask for new ones.`,
  forgotten: "The mails are forgotten",
  forgetFailed: "Failed to forget the mails",

  demo: {
    title: (count: string) => `Sample content is on the site (records: ${count})`,
    text: "Invented courses, reviews, certificates and people from the first start. Visitors cannot tell them from real ones: remove them before the site opens.",
    valid: (number: string) => `Anyone who verifies the sample certificate ${number} is told that it is valid.`,
    edited: (count: string) => `Edited since the first start, and kept for now: ${count}.`,
    remove: "Remove the sample content",
    removeTitle: "Remove the sample content?",
    removeText:
      "What people created stays, and so do sample records that were edited. What is removed can be restored from the audit log.",
    removeAll: "Remove the edited ones too",
    removeAllTitle: "Remove all sample records, the edited ones too?",
    removeAllText:
      "Changes that were made to them go as well. What people created stays. What is removed can be restored from the audit log.",
    removing: "Removing the sample content...",
    removed: "The sample content is removed",
    kept: (names: string) => `Kept: ${names}`,
    failed: "Failed to remove the sample content",
  },

  unverified: (count: string) => `Users who have not verified their email (${count})`,
  unverifiedLink: "See them",

  checking: "Looking at every picture of the site",
  checked: (done: string, all: string) => `checked ${done} of ${all}`,
  allLoad: (count: string) => `All pictures of the site load (${count}).`,
  broken: (count: string) => `Pictures that do not load (${count})`,
  brokenText: "Visitors see an empty frame in their place.",
  kinds: {
    "course.thumbnail": "Course thumbnail",
    "course.instructorPhoto": "Instructor photo",
    "team.photo": "Team member",
    "gallery.image": "Gallery",
    "achievement.image": "Achievement",
    "toKnow.playlist_thumbnail": "To-know",
  },
  startCheck: (count: string) => `Check the pictures (${count})`,
  checkAgain: "Check again",
  notChecked: "The pictures of the site were not looked at yet.",
  checkFailed: "The pictures could not be checked",
  checkOffline: "You are offline. The pictures are checked when the connection is back.",

  numbers: "The numbers",
  counted: { user: "Users", certificate: "Certificates", review: "Reviews", course: "Courses" },
  newOnes: (count: string) => `${count} new in 12 weeks`,
  asTable: "The last 12 weeks as a table",
  caption: "New ones of each week",
  weekFrom: "Week from",

  actions: "Quick actions",
  issue: "Issue a certificate",
  createCourse: "Create a course",
}

const bn: Widened<typeof en> = {
  title: (name) => `স্বাগতম, ${name}`,
  failed: "সারসংক্ষেপ আনা যায়নি",

  attention: "যেদিকে নজর দরকার",
  calm: "এখন আপনার নজর দেওয়ার মতো কিছু নেই।",
  calmElse: "বাকি সব ঠিক আছে।",
  all: (count) => `সব দেখুন (${count})`,

  closed: (count) => `হোম পেজে আছে, কিন্তু নিবন্ধন বন্ধ (${count})`,
  closedText: "দর্শনার্থীরা এই কোর্সগুলোই আগে দেখেন, অথচ নিবন্ধন করতে পারেন না। নিবন্ধন খুলে দিন, কিংবা হোম পেজ থেকে সরান।",

  mails: (count) => `যেসব মেইল পাঠানো যায়নি (${count})`,
  latestMails: (count) => `সবশেষ ${count}টি:`,
  mailTo: (recipient, date) => `প্রাপক ${recipient} · ${date}`,
  expiredMails: (count) => `লিংকের মেয়াদ শেষ, তাই আর পাঠানো যাবে না: ${count}টি।`,
  retry: "আবার চেষ্টা করুন",
  retrying: "আবার পাঠানো হচ্ছে...",
  retried: "মেইলগুলো আবার পাঠানো হচ্ছে",
  retryFailed: "মেইলগুলো আবার পাঠানো যায়নি",
  forget: "বাদ দিন",
  forgetTitle: "মেইলগুলো বাদ দেবেন?",
  forgetText: (count) => `${count}টি মেইল স্থায়ীভাবে মুছে যাবে। যাঁদের জন্য ছিল তাঁরা আর পাবেন না; দরকার হলে নতুন মেইল চাইতে পারবেন।`,
  forgotten: "মেইলগুলো বাদ দেওয়া হয়েছে",
  forgetFailed: "মেইলগুলো বাদ দেওয়া যায়নি",

  demo: {
    title: (count) => `সাইটে নমুনা তথ্য আছে (${count}টি)`,
    text: "প্রথমবার চালুর সময় যোগ হওয়া কাল্পনিক কোর্স, রিভিউ, সনদ ও মানুষ। দর্শনার্থীরা এগুলোকে আসল থেকে আলাদা করতে পারবেন না: সাইট খোলার আগে সরিয়ে ফেলুন।",
    valid: (number) => `নমুনা সনদ ${number} যে-কেউ যাচাই করলে বৈধ দেখাবে।`,
    edited: (count) => `পরে সম্পাদনা করা হয়েছে, তাই আপাতত রাখা হয়েছে: ${count}টি।`,
    remove: "নমুনা তথ্য সরান",
    removeTitle: "নমুনা তথ্য সরিয়ে ফেলবেন?",
    removeText: "মানুষের তৈরি সবকিছু থেকে যাবে; সম্পাদনা করা নমুনাগুলোও থাকবে। যা সরানো হবে, তা অডিট লগ থেকে ফিরিয়ে আনা যায়।",
    removeAll: "সম্পাদিতগুলোও সরান",
    removeAllTitle: "সম্পাদিতগুলোসহ সব নমুনা সরিয়ে ফেলবেন?",
    removeAllText: "এগুলোতে করা পরিবর্তনও চলে যাবে। মানুষের তৈরি সবকিছু থেকে যাবে। যা সরানো হবে, তা অডিট লগ থেকে ফিরিয়ে আনা যায়।",
    removing: "নমুনা তথ্য সরানো হচ্ছে...",
    removed: "নমুনা তথ্য সরানো হয়েছে",
    kept: (names) => `রাখা হয়েছে: ${names}`,
    failed: "নমুনা তথ্য সরানো যায়নি",
  },

  unverified: (count) => `যাঁরা ইমেইল নিশ্চিত করেননি (${count})`,
  unverifiedLink: "তাঁদের দেখুন",

  checking: "সাইটের প্রতিটি ছবি দেখা হচ্ছে",
  checked: (done, all) => `${all}টির মধ্যে ${done}টি দেখা হয়েছে`,
  allLoad: (count) => `সাইটের সব ছবি ঠিকমতো আসছে (${count}টি)।`,
  broken: (count) => `যেসব ছবি আসছে না (${count})`,
  brokenText: "এগুলোর জায়গায় দর্শনার্থীরা ফাঁকা ফ্রেম দেখছেন।",
  kinds: {
    "course.thumbnail": "কোর্সের থাম্বনেইল",
    "course.instructorPhoto": "প্রশিক্ষকের ছবি",
    "team.photo": "দলের সদস্য",
    "gallery.image": "গ্যালারি",
    "achievement.image": "অর্জন",
    "toKnow.playlist_thumbnail": "জেনে রাখুন",
  },
  startCheck: (count) => `ছবিগুলো যাচাই করুন (${count})`,
  checkAgain: "আবার যাচাই করুন",
  notChecked: "সাইটের ছবিগুলো এখনো যাচাই করা হয়নি।",
  checkFailed: "ছবিগুলো যাচাই করা যায়নি",
  checkOffline: "ইন্টারনেট সংযোগ নেই। সংযোগ ফিরলে ছবিগুলো যাচাই করা হবে।",

  numbers: "এক নজরে",
  counted: { user: "ব্যবহারকারী", certificate: "সনদ", review: "রিভিউ", course: "কোর্স" },
  newOnes: (count) => `১২ সপ্তাহে নতুন ${count}`,
  asTable: "সারণিতে গত ১২ সপ্তাহ",
  caption: "প্রতি সপ্তাহে নতুন কয়টি",
  weekFrom: "সপ্তাহ শুরু",

  actions: "চটজলদি কাজ",
  issue: "সনদ দিন",
  createCourse: "কোর্স তৈরি করুন",
}

export const overviewWords = { en, bn }
