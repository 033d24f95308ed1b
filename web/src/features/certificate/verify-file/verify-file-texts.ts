import type { Widened } from "#i18n/en.ts"

/** The public page that verifies a file. The texts of results are loaded with a result. */
const en = {
  title: "Verify a certificate file",
  description: "Check whether the PDF of a certificate is genuine and unchanged. The file does not leave your device.",
  lead: "Open the PDF of a certificate, or a signed credential. You see at once whether we issued it, whether it is still valid, and whether the file was changed.",
  privacy:
    "The file is not uploaded. It is checked in your browser, which loads our public keys and the list of revoked certificates. The certificate’s number is sent only if it is on that list, to find out why.",
  needsScript:
    "A file can only be checked with JavaScript, which is turned off in your browser. Please check the number of the certificate instead.",
  single: "Verify a certificate by its number",
  choose: "Choose a file",
  drop: "Or drop it here.",
  formats: (megabytes: string) => `A PDF, or a credential as .jwt, .json or text, of at most ${megabytes} MB.`,
  paste: "Paste a credential",
  field: "Signed credential",
  fieldHint: "A long text that begins with “eyJ”, with two full stops in it.",
  check: "Check",
  nothingPasted: "Please paste the credential first.",
  checking: "The file is being checked.",
  network:
    "The public keys or the list of revoked certificates could not be loaded. Please check your connection and try again; you need not choose the file again.",
  tooLong:
    "Checking this file took far too long, so it was stopped. None of our documents takes that long: please do not rely on this file, and check the number of the certificate instead.",
  gone: "The file could not be read. It may have been moved or deleted: please choose it again.",
}

const bn: Widened<typeof en> = {
  title: "সনদের ফাইল যাচাই করুন",
  description: "সনদের পিডিএফটি আসল ও অপরিবর্তিত কি না যাচাই করুন। ফাইলটি আপনার ডিভাইসেই থাকে।",
  lead: "সনদের পিডিএফ বা স্বাক্ষরিত ডিজিটাল প্রমাণ খুলুন। সেটি আমাদের দেওয়া কি না, এখনো বৈধ কি না এবং কেউ তাতে কিছু বদলেছে কি না, সঙ্গে সঙ্গে জানতে পারবেন।",
  privacy:
    "ফাইলটি আপলোড হয় না। যাচাই হয় আপনার ব্রাউজারেই; এজন্য আমাদের উন্মুক্ত চাবি (public key) আর বাতিল সনদের তালিকা নামানো হয়। সনদটি সেই তালিকায় থাকলে কারণ জানতে শুধু সনদের নম্বরটি পাঠানো হয়।",
  needsScript: "ফাইল যাচাই করতে জাভাস্ক্রিপ্ট লাগে, যা আপনার ব্রাউজারে বন্ধ আছে। তার বদলে সনদের নম্বর দিয়ে যাচাই করুন।",
  single: "নম্বর দিয়ে সনদ যাচাই করুন",
  choose: "ফাইল বেছে নিন",
  drop: "অথবা টেনে এনে এখানে ছাড়ুন।",
  formats: (megabytes) => `পিডিএফ, অথবা .jwt, .json বা টেক্সট আকারে ডিজিটাল প্রমাণ; সর্বোচ্চ ${megabytes} এমবি।`,
  paste: "ডিজিটাল প্রমাণ পেস্ট করুন",
  field: "স্বাক্ষরিত ডিজিটাল প্রমাণ",
  fieldHint: "‘eyJ’ দিয়ে শুরু হওয়া লম্বা লেখা, যার ভেতরে দুটি ডট (.) থাকে।",
  check: "যাচাই করুন",
  nothingPasted: "আগে ডিজিটাল প্রমাণটি পেস্ট করুন।",
  checking: "ফাইলটি যাচাই করা হচ্ছে।",
  network: "উন্মুক্ত চাবি বা বাতিল সনদের তালিকা আনা যায়নি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন; ফাইলটি নতুন করে বাছতে হবে না।",
  tooLong:
    "ফাইলটি যাচাই করতে অস্বাভাবিক বেশি সময় লাগছিল, তাই যাচাই থামানো হয়েছে। আমাদের কোনো ফাইলে এত সময় লাগে না: এটির ওপর ভরসা না করে সনদের নম্বর দিয়ে যাচাই করুন।",
  gone: "ফাইলটি পড়া যায়নি। হয়তো সরানো বা মুছে ফেলা হয়েছে: আবার বেছে নিন।",
}

export const verifyFileTexts = { en, bn }
