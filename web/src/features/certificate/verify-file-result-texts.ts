import type { Difference } from "contract"
import type { Widened } from "#i18n/en.ts"
import type { Replacement } from "./verify-file-check.ts"
import type { FileOutcome } from "./verify-file-outcome.ts"

type Message = { title: string; text: string }

const enOutcomes: Record<FileOutcome, Message> = {
  original: {
    title: "The certificate is valid",
    text: "This is the original document: not one letter, line or image was changed since we issued it. Please compare the name with that of the person who gave it to you.",
  },
  lettersReplaced: {
    title: "The certificate is valid, but this file does not show all its letters",
    text: "This is the original document, and nobody has changed it. But we could not draw some letters when we made it. Please rely on what we certified:",
  },
  credential: {
    title: "The certificate is valid",
    text: "We signed this credential. It is not a document: please compare the details below with the certificate and the person.",
  },
  different: {
    title: "The certificate is not valid: it was changed",
    text: "The document was changed after we issued it. It shows something else than we certified:",
  },
  savedAgain: {
    title: "This is not the original file",
    text: "We certified what its text says, but the file was saved again by another program or changed: what you see may differ. Please download the original, or rely only on the details below.",
  },
  notComparable: {
    title: "This is not the original file",
    text: "It contains a genuine credential, but the file was changed or written by another program, and its text cannot be read. Please download the original, or rely only on the details below.",
  },
  wrongSignature: {
    title: "The certificate is not valid: its signature is wrong",
    text: "Somebody changed what we signed, or somebody else signed it. Please do not accept it.",
  },
  headerRefused: {
    title: "The certificate is not valid: it is not signed as ours are",
    text: "The credential is unsigned, or signed in another way than we sign. Please do not accept it as one of our certificates.",
  },
  unknownKey: {
    title: "The certificate is not valid: we do not know its key",
    text: "It claims to be ours, but was signed with a key that is not one of ours. If you have downloaded it within the last minutes, please try again.",
  },
  wrongIssuer: {
    title: "This is not one of our certificates",
    text: "Another organization issued this credential. Only that organization can say whether it is valid.",
  },
  unsupported: {
    title: "This browser cannot check signatures",
    text: "Please use a current version of Chrome, Firefox, Edge or Safari, or check the number of the certificate instead.",
  },
  clockBehind: {
    title: "Please set the clock of your device",
    text: "According to it, this certificate or our list of revoked ones comes from the future. As long as the clock is behind, an expired certificate could look valid.",
  },
  notYetValid: {
    title: "The certificate is not valid yet",
    text: "Its first day is still to come.",
  },
  expired: {
    title: "The certificate is not valid: it has expired",
    text: "We issued it, but its last day is over. Please ask the holder whether it has been renewed.",
  },
  revoked: {
    title: "The certificate is not valid any more",
    text: "We issued it, but have since revoked it or replaced it by a corrected one. We could not find out which: please check its number.",
  },
  wrongStatusList: {
    title: "The certificate could not be checked completely",
    text: "Our list of revoked certificates does not fit it. Please check its number instead.",
  },
  tooLarge: {
    title: "This file is too large",
    text: "Our documents are much smaller than 10 MB. The file was not read.",
  },
  notReadable: {
    title: "This is neither a PDF nor a signed credential",
    text: "Or only a part of one was copied. Please choose the PDF that was downloaded from us; a scan or a photo can only be checked by the number on it.",
  },
  noCredential: {
    title: "This PDF contains no signed credential",
    text: "It is not one of our documents, or it was printed, scanned or assembled anew. That does not mean that the certificate is forged: please check the number on it.",
  },
}

const enFields: Record<Difference["field"], string> = {
  candidateName: "Candidate",
  latinName: "Name in Latin letters",
  certificationName: "Certification",
  batchNo: "Batch",
  certificationNo: "Certification No.",
  issuedOn: "Issued on",
  expiresOn: "Valid until",
  hours: "Hours",
  skills: "Skills",
  address: "Address for checking",
  others: "Other text",
}

type Replaced = Record<Replacement["reason"], (day: string) => Message>

/** The reason for which our list does not accept a credential any more, if the present certificate could be asked. */
const enReplaced: Replaced = {
  revoked: (day) => ({
    title: "The certificate is not valid any more: it was revoked",
    text: `We issued it, but ${day ? `revoked it on ${day}` : "have revoked it since"}. Please do not accept it; if in doubt, ask us.`,
  }),
  corrected: (day) => ({
    title: "This file is out of date: the certificate was corrected",
    text: `We corrected the certificate on ${day}. It is not revoked, but this file is the earlier version. Please check its number: there you find the present one.`,
  }),
  otherVersion: () => ({
    title: "This file is out of date: the certificate has a newer version",
    text: "The certificate is not revoked, but this file is an earlier version of it. Please check its number: there you find the present one.",
  }),
  deleted: () => ({
    title: "The certificate is not valid any more",
    text: "We issued it, but there is no certificate with this number any more. If in doubt, ask us.",
  }),
}

const en = {
  outcomes: enOutcomes,
  fields: enFields,
  otherCredential: (number: string) => `This PDF carries the credential of another certificate (number ${number}).`,
  shown: "In this file",
  stated: "As we certified it",
  nothing: "nothing",
  details: "What we certified",
  checkedOn: "Checked on",
  deviceClock: "This is the time of your device. If its clock is wrong, this result may be wrong too.",
  byNumber: "Check its number",
  download: "Download the original",
  again: "Check the file again",
}

const bn: Widened<typeof en> = {
  outcomes: {
    original: {
      title: "সনদটি বৈধ",
      text: "এটিই আসল ফাইল: দেওয়ার পর থেকে এর একটি অক্ষর, দাগ বা ছবিও বদলানো হয়নি। যিনি এটি দিয়েছেন, নামটি তাঁরই কি না মিলিয়ে নিন।",
    },
    lettersReplaced: {
      title: "সনদটি বৈধ, তবে এই ফাইলে সব অক্ষর নেই",
      text: "এটিই আসল ফাইল, কেউ এটি বদলায়নি। তবে ফাইলটি তৈরির সময় কিছু অক্ষর দেখানো যায়নি। আমরা যা প্রত্যয়ন করেছি, সেটিই সঠিক:",
    },
    credential: {
      title: "সনদটি বৈধ",
      text: "এই ডিজিটাল প্রমাণে আমাদের স্বাক্ষর আছে। তবে এটি মূল সনদপত্র নয়: নিচের তথ্যগুলো সনদ ও ব্যক্তির সঙ্গে মিলিয়ে নিন।",
    },
    different: {
      title: "সনদটি বৈধ নয়: এটি বদলানো হয়েছে",
      text: "আমরা দেওয়ার পরে ফাইলটি বদলানো হয়েছে। আমরা যা প্রত্যয়ন করেছি, এতে তার চেয়ে আলাদা লেখা আছে:",
    },
    savedAgain: {
      title: "এটি আসল ফাইল নয়",
      text: "এর লেখাগুলো আমরা প্রত্যয়ন করেছি, কিন্তু ফাইলটি অন্য প্রোগ্রামে আবার সেভ করা বা বদলানো হয়েছে: চোখে যা দেখছেন, তা আলাদা হতে পারে। আসল ফাইলটি নামিয়ে নিন, অথবা শুধু নিচের তথ্যের ওপর ভরসা করুন।",
    },
    notComparable: {
      title: "এটি আসল ফাইল নয়",
      text: "এতে আমাদের ডিজিটাল প্রমাণ আছে, কিন্তু ফাইলটি বদলানো বা অন্য প্রোগ্রামে তৈরি, আর এর লেখা পড়া যাচ্ছে না। আসল ফাইলটি নামিয়ে নিন, অথবা শুধু নিচের তথ্যের ওপর ভরসা করুন।",
    },
    wrongSignature: {
      title: "সনদটি বৈধ নয়: স্বাক্ষর ভুল",
      text: "আমাদের স্বাক্ষর করা তথ্য কেউ বদলেছে, অথবা অন্য কেউ স্বাক্ষর করেছে। এটি গ্রহণ করবেন না।",
    },
    headerRefused: {
      title: "সনদটি বৈধ নয়: আমাদের সনদ এভাবে স্বাক্ষর করা হয় না",
      text: "ডিজিটাল প্রমাণটিতে স্বাক্ষর নেই, অথবা আমরা যেভাবে করি সেভাবে করা হয়নি। একে আমাদের সনদ হিসেবে গ্রহণ করবেন না।",
    },
    unknownKey: {
      title: "সনদটি বৈধ নয়: স্বাক্ষরের কী অচেনা",
      text: "এটি আমাদের বলে দাবি করা হয়েছে, কিন্তু যে কী দিয়ে স্বাক্ষর করা, তা আমাদের নয়। কয়েক মিনিট আগে নামানো হয়ে থাকলে আবার চেষ্টা করুন।",
    },
    wrongIssuer: {
      title: "এটি আমাদের সনদ নয়",
      text: "এই ডিজিটাল প্রমাণ অন্য প্রতিষ্ঠানের দেওয়া। এটি বৈধ কি না, তা শুধু তারাই বলতে পারে।",
    },
    unsupported: {
      title: "এই ব্রাউজারে স্বাক্ষর যাচাই করা যায় না",
      text: "ক্রোম, ফায়ারফক্স, এজ বা সাফারির নতুন সংস্করণ ব্যবহার করুন, অথবা সনদের নম্বর দিয়ে যাচাই করুন।",
    },
    clockBehind: {
      title: "আপনার ডিভাইসের ঘড়ি ঠিক করুন",
      text: "ঘড়ি অনুযায়ী এই সনদ বা বাতিল সনদের তালিকা ভবিষ্যতের। ঘড়ি পিছিয়ে থাকলে মেয়াদোত্তীর্ণ সনদও বৈধ মনে হতে পারে।",
    },
    notYetValid: {
      title: "সনদটি এখনো বৈধ নয়",
      text: "এর প্রথম দিন এখনো আসেনি।",
    },
    expired: {
      title: "সনদটি বৈধ নয়: মেয়াদ শেষ",
      text: "সনদটি আমরাই দিয়েছিলাম, কিন্তু এর মেয়াদ ফুরিয়েছে। নবায়ন হয়েছে কি না, সনদধারীর কাছে জেনে নিন।",
    },
    revoked: {
      title: "সনদটি আর বৈধ নয়",
      text: "সনদটি আমরাই দিয়েছিলাম, তবে পরে বাতিল করেছি অথবা সংশোধন করেছি; কোনটি, তা জানা যায়নি। নম্বর দিয়ে যাচাই করে দেখুন।",
    },
    wrongStatusList: {
      title: "সনদটি পুরোপুরি যাচাই করা যায়নি",
      text: "আমাদের বাতিল সনদের তালিকা এর সঙ্গে মেলে না। সনদের নম্বর দিয়ে যাচাই করুন।",
    },
    tooLarge: {
      title: "ফাইলটি খুব বড়",
      text: "আমাদের ফাইল ১০ এমবির চেয়ে অনেক ছোট হয়। ফাইলটি পড়া হয়নি।",
    },
    notReadable: {
      title: "এটি পিডিএফ বা স্বাক্ষরিত ডিজিটাল প্রমাণ নয়",
      text: "অথবা এর একটি অংশ কপি করা হয়েছে। আমাদের সাইট থেকে নামানো পিডিএফটি বেছে নিন; স্ক্যান বা ছবি হলে তাতে লেখা নম্বর দিয়ে যাচাই করুন।",
    },
    noCredential: {
      title: "এই পিডিএফে স্বাক্ষরিত ডিজিটাল প্রমাণ নেই",
      text: "এটি আমাদের তৈরি ফাইল নয়, অথবা প্রিন্ট বা স্ক্যান করে নতুন করে বানানো। তার মানে এই নয় যে সনদটি জাল: এতে লেখা নম্বর দিয়ে যাচাই করুন।",
    },
  },
  fields: {
    candidateName: "প্রার্থীর নাম",
    latinName: "ইংরেজি হরফে নাম",
    certificationName: "কোর্স",
    batchNo: "ব্যাচ",
    certificationNo: "সনদ নম্বর",
    issuedOn: "প্রদানের তারিখ",
    expiresOn: "মেয়াদ শেষের তারিখ",
    hours: "মোট ঘণ্টা",
    skills: "দক্ষতা",
    address: "যাচাইয়ের ঠিকানা",
    others: "অন্যান্য লেখা",
  },
  otherCredential: (number) => `এই পিডিএফে অন্য একটি সনদের (নম্বর ${number}) স্বাক্ষরিত তথ্য যুক্ত আছে।`,
  shown: "এই ফাইলে",
  stated: "আমরা যা প্রত্যয়ন করেছি",
  nothing: "কিছু নেই",
  details: "আমরা যা প্রত্যয়ন করেছি",
  checkedOn: "যাচাইয়ের সময়:",
  deviceClock: "এটি আপনার ডিভাইসের সময়। ঘড়ি ভুল হলে এই ফলও ভুল হতে পারে।",
  byNumber: "নম্বর দিয়ে যাচাই করুন",
  download: "আসল ফাইলটি নামান",
  again: "ফাইলটি আবার যাচাই করুন",
}

const bnReplaced: Replaced = {
  revoked: (day) => ({
    title: "সনদটি আর বৈধ নয়: এটি বাতিল করা হয়েছে",
    text: `সনদটি আমরাই দিয়েছিলাম, তবে ${day ? `${day} তারিখে` : "পরে"} বাতিল করেছি। এটি গ্রহণ করবেন না; সন্দেহ থাকলে আমাদের জিজ্ঞেস করুন।`,
  }),
  corrected: (day) => ({
    title: "ফাইলটি পুরোনো: সনদটি পরে সংশোধন করা হয়েছে",
    text: `সনদটি ${day} তারিখে সংশোধন করা হয়েছে। এটি বাতিল হয়নি, তবে এই ফাইলে আগের তথ্য আছে। বর্তমান সনদটি পেতে নম্বর দিয়ে যাচাই করুন।`,
  }),
  otherVersion: () => ({
    title: "ফাইলটি পুরোনো: সনদটির নতুন সংস্করণ আছে",
    text: "সনদটি বাতিল হয়নি, তবে এই ফাইলটি তার আগের সংস্করণ। বর্তমান সনদটি পেতে নম্বর দিয়ে যাচাই করুন।",
  }),
  deleted: () => ({
    title: "সনদটি আর বৈধ নয়",
    text: "সনদটি আমরাই দিয়েছিলাম, কিন্তু এই নম্বরে এখন আর কোনো সনদ নেই। সন্দেহ থাকলে আমাদের জিজ্ঞেস করুন।",
  }),
}

export const fileResultTexts = { en, bn }
export const fileReplacedTexts = { en: enReplaced, bn: bnReplaced }
