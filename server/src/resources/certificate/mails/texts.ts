import type { CertificateNotice, Language } from "contract"

type NoticeTexts = { subject: (number: string) => string; before: string; after: string[] }
type Texts = {
  notices: Record<CertificateNotice, NoticeTexts>
  batch: (batch: string) => string
  number: (number: string) => string
  reason: (reason: string) => string
  attached: string
  notAttached: string
  /** Of a valid certificate. */
  share: string
  /** Instead, if it has expired. */
  expired: (day: string) => string
  /** Of one that has expired. */
  reinstatedExpired: Pick<NoticeTexts, "subject" | "before">
  link: string
}

const share = "Anyone you send the link to can check there that the certificate is genuine."
const mistake =
  "If you find a mistake in it, log in to Prohori with this email address (or register with it), open My Certificates and request a correction."
const replaced =
  "The number and the link stay the same, and the page behind the link says when the certificate was corrected."

const en: Texts = {
  batch: (batch) => `Batch ${batch}`,
  number: (number) => `Certificate number ${number}`,
  reason: (reason) => `Reason: ${reason}`,
  attached: "The certificate is attached as a PDF file.",
  notAttached:
    "There is no PDF file of it yet, because the PDF cannot show some of its letters. The page behind the link shows all of them. If they are in your name, log in to Prohori with this email address (or register with it), open My Certificates, request a correction and tell us how your name is written in Latin letters.",
  expired: (day) =>
    `It expired on ${day}. Anyone you send the link to sees that it was issued, and that it is no longer valid.`,
  share,
  reinstatedExpired: {
    subject: (number) => `Your certificate ${number} is no longer revoked`,
    before: "Prohori had revoked this certificate. It is no longer revoked:",
  },
  link: "See the certificate",
  notices: {
    issued: {
      subject: (number) => `Your certificate ${number}`,
      before: "Prohori has issued this certificate to you:",
      after: [share, mistake],
    },
    corrected: {
      subject: (number) => `Your certificate ${number} was corrected`,
      before: "Prohori has corrected your certificate:",
      after: [`${replaced} Please use the corrected version from now on.`, mistake],
    },
    requestCorrected: {
      subject: (number) => `Your certificate ${number} was corrected`,
      before: "You requested a correction of this certificate. Prohori has corrected it:",
      after: [`${replaced} Please use the corrected version from now on.`, mistake],
    },
    revoked: {
      subject: (number) => `Your certificate ${number} is no longer valid`,
      before: "Prohori has revoked your certificate:",
      after: [
        "Anyone who checks it will now see that it is not valid. If you think this is a mistake, please contact us: our email address and phone number are at the foot of the page behind the link.",
      ],
    },
    reinstated: {
      subject: (number) => `Your certificate ${number} is valid again`,
      before: "Prohori had revoked this certificate. It is valid again:",
      after: [share],
    },
    requestDone: {
      subject: (number) => `Your request about certificate ${number}`,
      before: "You requested a correction of this certificate. Prohori has closed your request:",
      after: ["If something is still wrong, log in to Prohori, open My Certificates and send a new request."],
    },
    requestDeclined: {
      subject: (number) => `Your request about certificate ${number} was declined`,
      before: "You requested a correction of this certificate. Prohori has declined your request:",
      after: ["If you do not agree, log in to Prohori, open My Certificates and send a new request."],
    },
  },
}

const shareBn = "লিংকটি যাঁকে পাঠাবেন, তিনি সেখানেই সনদটি যাচাই করতে পারবেন।"
const mistakeBn =
  "সনদে কোনো ভুল থাকলে এই ইমেইল দিয়ে প্রহরীতে লগইন করে (অ্যাকাউন্ট না থাকলে খুলে নিয়ে) ‘আমার সনদ’ পাতায় গিয়ে সংশোধন চাইতে পারবেন।"
const replacedBn = "সনদের নম্বর ও লিংক আগের মতোই আছে। সনদটি কবে সংশোধন হয়েছে, লিংকের পাতায় তা লেখা আছে।"

const bn: Texts = {
  batch: (batch) => `ব্যাচ ${batch}`,
  number: (number) => `সনদ নম্বর ${number}`,
  reason: (reason) => `কারণ: ${reason}`,
  attached: "সনদটি পিডিএফ ফাইল হিসেবে এই মেইলের সঙ্গে দেওয়া আছে।",
  notAttached:
    "সনদটির পিডিএফ এখনো নেই, কারণ এর কিছু অক্ষর পিডিএফে দেখানো যায় না। লিংকের পাতায় সব অক্ষরই দেখা যায়। অক্ষরগুলো আপনার নামের হলে এই ইমেইল দিয়ে প্রহরীতে লগইন করে (অ্যাকাউন্ট না থাকলে খুলে নিয়ে) ‘আমার সনদ’ পাতায় গিয়ে সংশোধন চান, আর নামটি ইংরেজি হরফে কীভাবে লেখা হয় জানান।",
  expired: (day) =>
    `সনদটির মেয়াদ ${day} তারিখে শেষ হয়েছে। লিংকটি যাঁকে পাঠাবেন, তিনি দেখবেন সনদটি আমরা দিয়েছিলাম, কিন্তু এখন আর বৈধ নয়।`,
  share: shareBn,
  reinstatedExpired: {
    subject: (number) => `প্রহরী: আপনার সনদ ${number} আর বাতিল নয়`,
    before: "প্রহরী আপনার এই সনদটি বাতিল করেছিল। সনদটি এখন আর বাতিল নয়:",
  },
  link: "সনদটি দেখুন",
  notices: {
    issued: {
      subject: (number) => `প্রহরী: আপনার সনদ ${number}`,
      before: "প্রহরী আপনাকে এই সনদ দিয়েছে:",
      after: [shareBn, mistakeBn],
    },
    corrected: {
      subject: (number) => `প্রহরী: আপনার সনদ ${number} সংশোধন হয়েছে`,
      before: "প্রহরী আপনার এই সনদটি সংশোধন করেছে:",
      after: [`${replacedBn} এখন থেকে সংশোধিত সনদটিই ব্যবহার করবেন।`, mistakeBn],
    },
    requestCorrected: {
      subject: (number) => `প্রহরী: আপনার সনদ ${number} সংশোধন হয়েছে`,
      before: "আপনি এই সনদের সংশোধন চেয়েছিলেন। প্রহরী সেটি সংশোধন করেছে:",
      after: [`${replacedBn} এখন থেকে সংশোধিত সনদটিই ব্যবহার করবেন।`, mistakeBn],
    },
    revoked: {
      subject: (number) => `প্রহরী: আপনার সনদ ${number} আর বৈধ নয়`,
      before: "প্রহরী আপনার এই সনদটি বাতিল করেছে:",
      after: [
        "এখন যিনি সনদটি যাচাই করবেন, তিনি দেখবেন এটি বৈধ নয়। ভুল হয়েছে মনে করলে আমাদের সঙ্গে যোগাযোগ করুন: লিংকের পাতার নিচে আমাদের ইমেইল ও ফোন নম্বর আছে।",
      ],
    },
    reinstated: {
      subject: (number) => `প্রহরী: আপনার সনদ ${number} আবার বৈধ`,
      before: "প্রহরী আপনার এই সনদটি বাতিল করেছিল। সনদটি এখন আবার বৈধ:",
      after: [shareBn],
    },
    requestDone: {
      subject: (number) => `প্রহরী: সনদ ${number} নিয়ে আপনার অনুরোধ`,
      before: "আপনি এই সনদের সংশোধন চেয়েছিলেন। প্রহরী আপনার অনুরোধটি নিষ্পত্তি করেছে:",
      after: ["এখনো কিছু ভুল থাকলে প্রহরীতে লগইন করে ‘আমার সনদ’ পাতা থেকে আবার অনুরোধ পাঠান।"],
    },
    requestDeclined: {
      subject: (number) => `প্রহরী: সনদ ${number} নিয়ে আপনার অনুরোধ নাকচ হয়েছে`,
      before: "আপনি এই সনদের সংশোধন চেয়েছিলেন। প্রহরী আপনার অনুরোধটি গ্রহণ করেনি:",
      after: ["একমত না হলে প্রহরীতে লগইন করে ‘আমার সনদ’ পাতা থেকে আবার অনুরোধ পাঠাতে পারবেন।"],
    },
  },
}

export const certificateTexts: Record<Language, Texts> = { en, bn }
