import type { Widened } from "#i18n/en.ts"

const en = {
  title: (name: string) => `Welcome, ${name}`,
  failed: "The overview could not be loaded",

  attention: "What needs attention",
  calm: "Nothing needs your attention now.",
  all: (count: string) => `Show all (${count})`,

  inLog: "See the entries",
  dismiss: "Dismiss",
  lastSeen: (moment: string) => `Last: ${moment}`,
  lastChecked: (moment: string) => `Last checked: ${moment}`,

  closed: (count: string) => `Courses on the home page with registration closed (${count})`,
  closedText: "Visitors see them first, and cannot register. Open the registration, or take them off the home page.",

  mails: (count: string) => `Mails that could not be sent (${count})`,
  latestMails: (count: string) => `The latest ${count} of them:`,
  certificateMail: (number: string) => `Certificate ${number}`,
  mailTo: (recipient: string, date: string) => `To ${recipient} · ${date}`,
  expiredMails: (count: string) => `Out of date, and therefore not sent again: ${count}.`,
  retry: "Try again",
  retrying: {
    doing: "Sending again...",
    done: "The mails are on their way again",
    failed: "Failed to send the mails again",
  },
  forget: "Forget them",
  forgetTitle: "Forget these mails?",
  forgetText: (count: string) =>
    `Mails that are removed for good: ${count}. Those for whom they were meant will not get them; they can ask for new ones.`,
  forgetting: { done: "The mails are forgotten", failed: "Failed to forget the mails" },

  unsaved: (count: string) => `Parts of the site that nobody has saved (${count})`,
  unsavedSample: "Visitors see an invented sample there. Enter your own, or leave the part out.",
  unsavedText: "The site leaves them out until you enter your own, or say that you have none.",

  demo: {
    titleOfSite: "Invented content is on the site",
    title: (count: string) => `Sample content is on the site (records: ${count})`,
    text: "Invented courses, reviews, certificates and people from the first start. Visitors cannot tell them from real ones: remove them before the site opens. Parts of the site that nobody has saved go with them.",
    valid: (number: string) => `Verification shows the sample certificate ${number} as valid.`,
    edited: (count: string) => `Edited since the first start, and kept for now: ${count}.`,
    remove: {
      confirm: "Remove the sample content",
      title: "Remove the sample content?",
      text: "What people created stays, and so do sample records that were edited. What is removed can be restored from the bin.",
    },
    removeAll: {
      confirm: "Remove the edited ones too",
      title: "Remove all sample records, the edited ones too?",
      text: "Changes that were made to them go as well. What people created stays. What is removed can be restored from the bin.",
    },
    removing: "Removing the sample content...",
    removed: "The sample content is removed",
    kept: (names: string) => `Kept: ${names}`,
    failed: "Failed to remove the sample content",
  },

  health: {
    states: {
      databaseDamaged: {
        title: "The database is damaged",
        text: "Some pages fail, and what is saved now may be lost. Have the database restored from a backup as soon as possible.",
      },
      storageFull: {
        title: "The disk is full",
        text: "Nothing can be saved and nobody can log in until there is room again. The server then goes on by itself.",
      },
      storageFailing: {
        title: "The disk cannot be read or written",
        text: "Nothing can be saved and nobody can log in until the disk works again. The server then goes on by itself.",
      },
      low: {
        title: "The disk is almost full",
        text: "Make room before it is full. Then nothing could be saved, and nobody could log in.",
      },
      noBackup: {
        title: "There is no recent backup",
        text: "For more than two days none could be written. If the disk breaks, what was saved since the last one is lost. The server's log says why.",
      },
      backupFailed: {
        title: "The last backup failed",
        text: "It is tried again an hour later, up to three times a night. This message stays until one succeeds. The server's log says why.",
      },
      good: { title: "The server is well", text: "" },
    },
    free: (free: string, total: string) => `Free disk space: ${free} of ${total}`,
    freeShort: (free: string) => `${free} free`,
    backupShort: (when: string) => `backup of ${when}`,
    checked: (when: string) => `The database was checked on ${when}, and is intact.`,
    backup: (when: string, size: string) => `The last backup is of ${when} (${size}).`,
    backupFailed: (when: string) => `The last attempt to write a backup failed on ${when}.`,
  },

  unverified: (count: string) => `Registered in the last 7 days, email not verified (${count})`,
  unverifiedLink: "See them",
  waiting: (count: string) => `Reviews that wait for your approval (${count})`,
  waitingText: "Only their authors see them until then.",
  waitingLink: "Read them",

  waitingPeople: "People who wait for a course",
  waitingPeopleText: "They get a mail when you open the registration.",
  people: (count: string, isOne: boolean) => (isOne ? "1 person" : `${count} people`),
  requests: (count: string) => `Requests to correct a certificate (${count})`,
  correctedSince: "corrected since, please check",

  broken: (count: string) => `Pictures that do not load (${count})`,
  brokenText: "Visitors see an empty frame in their place.",

  numbers: "The numbers",
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
  all: (count) => `সব দেখুন (${count})`,

  inLog: "এন্ট্রিগুলো দেখুন",
  dismiss: "দেখেছি",
  lastSeen: (moment) => `সবশেষ: ${moment}`,
  lastChecked: (moment) => `সবশেষ যাচাই: ${moment}`,

  closed: (count) => `হোম পেজে আছে, কিন্তু ভর্তি বন্ধ (${count})`,
  closedText: "দর্শনার্থীরা এই কোর্সগুলোই আগে দেখেন, অথচ ভর্তি হতে পারেন না। ভর্তি খুলে দিন, কিংবা হোম পেজ থেকে সরান।",

  mails: (count) => `যেসব মেইল পাঠানো যায়নি (${count})`,
  latestMails: (count) => `সবশেষ ${count}টি:`,
  certificateMail: (number) => `সনদ ${number}`,
  mailTo: (recipient, date) => `প্রাপক ${recipient} · ${date}`,
  expiredMails: (count) => `সময় পেরিয়ে গেছে, তাই আর পাঠানো হবে না: ${count}টি।`,
  retry: "আবার চেষ্টা করুন",
  retrying: {
    doing: "আবার পাঠানো হচ্ছে...",
    done: "মেইলগুলো আবার পাঠানো হচ্ছে",
    failed: "মেইলগুলো আবার পাঠানো যায়নি",
  },
  forget: "বাদ দিন",
  forgetTitle: "মেইলগুলো বাদ দেবেন?",
  forgetText: (count) => `${count}টি মেইল স্থায়ীভাবে মুছে যাবে। যাঁদের জন্য ছিল তাঁরা আর পাবেন না; দরকার হলে নতুন মেইল চাইতে পারবেন।`,
  forgetting: { done: "মেইলগুলো বাদ দেওয়া হয়েছে", failed: "মেইলগুলো বাদ দেওয়া যায়নি" },

  unsaved: (count) => `সাইটের যেসব অংশ এখনো কেউ সংরক্ষণ করেননি (${count})`,
  unsavedSample: "সেখানে দর্শনার্থীরা কাল্পনিক নমুনা দেখছেন। আপনাদের তথ্য লিখুন, অথবা অংশটি সাইটে না রাখুন।",
  unsavedText: "আপনাদের তথ্য না লেখা পর্যন্ত অংশগুলো সাইটে থাকে না। দেওয়ার মতো কিছু না থাকলে সেটাও জানিয়ে রাখুন।",

  demo: {
    titleOfSite: "সাইটে কাল্পনিক তথ্য আছে",
    title: (count) => `সাইটে নমুনা তথ্য আছে (${count}টি)`,
    text: "প্রথমবার চালুর সময় যোগ হওয়া কাল্পনিক কোর্স, রিভিউ, সনদ ও মানুষ। দর্শনার্থীরা এগুলোকে আসল থেকে আলাদা করতে পারবেন না: সাইট খোলার আগে সরিয়ে ফেলুন। সাইটের যেসব অংশ কেউ সংরক্ষণ করেননি, সেগুলোও তখন সরে যাবে।",
    valid: (number) => `নমুনা সনদ ${number} যে-কেউ যাচাই করলে বৈধ দেখাবে।`,
    edited: (count) => `পরে সম্পাদনা করা হয়েছে, তাই আপাতত রাখা হয়েছে: ${count}টি।`,
    remove: {
      confirm: "নমুনা তথ্য সরান",
      title: "নমুনা তথ্য সরিয়ে ফেলবেন?",
      text: "মানুষের তৈরি সবকিছু থেকে যাবে; সম্পাদনা করা নমুনাগুলোও থাকবে। যা সরানো হবে, তা রিসাইকেল বিন থেকে ফিরিয়ে আনা যায়।",
    },
    removeAll: {
      confirm: "সম্পাদিতগুলোও সরান",
      title: "সম্পাদিতগুলোসহ সব নমুনা সরিয়ে ফেলবেন?",
      text: "এগুলোতে করা পরিবর্তনও চলে যাবে। মানুষের তৈরি সবকিছু থেকে যাবে। যা সরানো হবে, তা রিসাইকেল বিন থেকে ফিরিয়ে আনা যায়।",
    },
    removing: "নমুনা তথ্য সরানো হচ্ছে...",
    removed: "নমুনা তথ্য সরানো হয়েছে",
    kept: (names) => `রাখা হয়েছে: ${names}`,
    failed: "নমুনা তথ্য সরানো যায়নি",
  },

  health: {
    states: {
      databaseDamaged: {
        title: "ডেটাবেজ ক্ষতিগ্রস্ত হয়েছে",
        text: "কিছু পেজ কাজ করছে না, আর এখন যা সংরক্ষণ করা হচ্ছে তা হারিয়ে যেতে পারে। যত দ্রুত সম্ভব ব্যাকআপ থেকে ডেটাবেজ ফিরিয়ে আনার ব্যবস্থা করুন।",
      },
      storageFull: {
        title: "ডিস্কে আর জায়গা নেই",
        text: "জায়গা খালি না হওয়া পর্যন্ত কিছুই সংরক্ষণ হবে না, কেউ লগইনও করতে পারবেন না। জায়গা হলে সার্ভার নিজে থেকেই আবার কাজ শুরু করবে।",
      },
      storageFailing: {
        title: "ডিস্ক পড়া বা লেখা যাচ্ছে না",
        text: "ডিস্ক ঠিক না হওয়া পর্যন্ত কিছুই সংরক্ষণ হবে না, কেউ লগইনও করতে পারবেন না। ঠিক হলে সার্ভার নিজে থেকেই আবার কাজ শুরু করবে।",
      },
      low: {
        title: "ডিস্ক প্রায় ভরে গেছে",
        text: "পুরো ভরে যাওয়ার আগেই জায়গা খালি করুন। ভরে গেলে কিছুই সংরক্ষণ হবে না, কেউ লগইনও করতে পারবেন না।",
      },
      noBackup: {
        title: "সাম্প্রতিক কোনো ব্যাকআপ নেই",
        text: "দুই দিনের বেশি হলো ব্যাকআপ নেওয়া যায়নি। এখন ডিস্ক নষ্ট হলে শেষ ব্যাকআপের পর যা সংরক্ষণ করা হয়েছে, সব হারিয়ে যাবে। কারণ সার্ভারের লগে লেখা আছে।",
      },
      backupFailed: {
        title: "শেষ ব্যাকআপ নেওয়া যায়নি",
        text: "এক ঘণ্টা পরপর আবার চেষ্টা হবে, এক রাতে সর্বোচ্চ তিনবার। সফল না হওয়া পর্যন্ত এই বার্তা থাকবে। কারণ সার্ভারের লগে লেখা আছে।",
      },
      good: { title: "সার্ভার ঠিকঠাক চলছে", text: "" },
    },
    free: (free, total) => `ডিস্কে খালি জায়গা: ${total}-এর মধ্যে ${free}`,
    freeShort: (free) => `খালি জায়গা ${free}`,
    backupShort: (when) => `ব্যাকআপ ${when}`,
    checked: (when) => `ডেটাবেজ যাচাই করা হয়েছে ${when}-এ, কোনো সমস্যা পাওয়া যায়নি।`,
    backup: (when, size) => `শেষ ব্যাকআপ: ${when} (${size})।`,
    backupFailed: (when) => `ব্যাকআপ নেওয়ার শেষ চেষ্টা ব্যর্থ হয়েছে: ${when}।`,
  },

  unverified: (count) => `গত ৭ দিনে অ্যাকাউন্ট খুলেছেন, ইমেইল নিশ্চিত করেননি (${count})`,
  unverifiedLink: "তাঁদের দেখুন",
  waiting: (count) => `আপনার অনুমোদনের অপেক্ষায় থাকা রিভিউ (${count})`,
  waitingText: "অনুমোদনের আগে শুধু লেখকই নিজের রিভিউ দেখতে পান।",
  waitingLink: "রিভিউগুলো পড়ুন",
  waitingPeople: "যেসব কোর্সের জন্য মানুষ অপেক্ষায়",
  waitingPeopleText: "ভর্তি খুলে দিলে তাঁরা মেইল পাবেন।",
  people: (count) => `${count} জন`,
  requests: (count) => `সনদ সংশোধনের অনুরোধ (${count})`,
  correctedSince: "এর মধ্যে সংশোধন হয়েছে, দেখে নিন",

  broken: (count) => `যেসব ছবি আসছে না (${count})`,
  brokenText: "এগুলোর জায়গায় দর্শনার্থীরা ফাঁকা ফ্রেম দেখছেন।",

  numbers: "এক নজরে",
  newOnes: (count) => `১২ সপ্তাহে নতুন ${count}`,
  asTable: "সারণিতে গত ১২ সপ্তাহ",
  caption: "প্রতি সপ্তাহে নতুন কয়টি",
  weekFrom: "সপ্তাহ শুরু",

  actions: "চটজলদি কাজ",
  issue: "সনদ দিন",
  createCourse: "কোর্স তৈরি করুন",
}

export const overviewTexts = { en, bn }
