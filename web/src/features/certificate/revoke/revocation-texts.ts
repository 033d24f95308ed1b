import type { Widened } from "#i18n/en.ts"

/** Revoking and reinstating certificates. */
const en = {
  revoke: "Revoke",
  revokeTitle: "Revoke this certificate?",
  revokeText: (number: string) => `Verification then shows ${number} as not valid. You can reinstate it at any time.`,
  reinstate: "Reinstate",
  reinstateTitle: "Reinstate this certificate?",
  reinstateText: (number: string) => `Verification then shows ${number} as valid again.`,
  addReason: "Add a reason",
  changeReason: "Change the reason",
  reasonTitle: "Why was this certificate revoked?",
  reasonText: (number: string) => `For ${number}.`,
  saveReason: "Save reason",
  notifyRevoked: "Send the holder a mail about the revocation",
  reasonSaved: "Reason saved",
  reasonFailed: "Failed to save the reason",
  reason: "Public reason",
  reasonHint: "Everybody who verifies the certificate sees it. It may stay empty.",
  reasons: ["Issued by mistake", "Replaced by another certificate", "The requirements were not met"],
  note: "Private note",
  noteHint: "Only the office sees it.",
  since: "Revoked",
}

const bn: Widened<typeof en> = {
  revoke: "বাতিল করুন",
  revokeTitle: "সনদটি বাতিল করবেন?",
  revokeText: (number) => `যাচাই করলে ${number} বৈধ নয় বলে দেখানো হবে। চাইলে পরে পুনর্বহাল করা যাবে।`,
  reinstate: "পুনর্বহাল করুন",
  reinstateTitle: "সনদটি পুনর্বহাল করবেন?",
  reinstateText: (number) => `যাচাই করলে ${number} আবার বৈধ বলে দেখানো হবে।`,
  addReason: "কারণ লিখুন",
  changeReason: "কারণ বদলান",
  reasonTitle: "সনদটি কেন বাতিল হয়েছে?",
  reasonText: (number) => `সনদ নম্বর ${number}।`,
  saveReason: "কারণ সংরক্ষণ",
  notifyRevoked: "বাতিলের কথা জানিয়ে সনদধারীকে মেইল পাঠান",
  reasonSaved: "কারণ সংরক্ষণ হয়েছে",
  reasonFailed: "কারণ সংরক্ষণ করা যায়নি",
  reason: "কারণ (সবাই দেখবেন)",
  reasonHint: "যিনি সনদ যাচাই করবেন, তিনিই এটি দেখবেন। ফাঁকা রাখা যায়।",
  reasons: ["ভুল করে দেওয়া হয়েছিল", "বদলে অন্য সনদ দেওয়া হয়েছে", "শর্ত পূরণ হয়নি"],
  note: "নোট (শুধু অফিসের জন্য)",
  noteHint: "শুধু অফিসের লোকেরা দেখবেন।",
  since: "বাতিলের সময়",
}

export const revocationTexts = { en, bn }
