import type { Widened } from "#i18n/en.ts"

const en = {
  name: "Certificates",
  search: "Search certificates",
  none: "No certificate found...",
  create: "Create New Certificate",
  createText: "The number is what others verify; it cannot be used twice.",
  submit: "Create Certificate",
  creating: "Creating Certificate...",
  created: "Certificate created successfully",
  import: "Import",
  candidate: "Candidate",
  certification: "Certification",
  candidateName: "Candidate Name",
  candidateEmail: "Candidate Email",
  certificationName: "Certification Name",
  batchNo: "Batch No.",
  batchHint: "Like 0001",
  certificationNo: "Certification No.",
  status: "Status",
  issued: "Issued",
  statusOf: (number: string) => `Status of ${number}`,
  statuses: { active: "active", inactive: "inactive" },
  changingStatus: {
    doing: "Changing the status...",
    done: "Status changed successfully",
    already: (number: string, status: string) => `${number} is already ${status}`,
    failed: "Failed to change status",
  },
  deleteTitle: "Delete this certificate?",
  deleteText: (number: string, name: string) =>
    `${number} of ${name} is deleted, and can no longer be verified unless it is restored from the bin. To withdraw it and keep its record, set its status to inactive instead.`,
  deleted: "Certificate deleted successfully",
  deleteFailed: "Failed to delete certificate",
  chosen: {
    recordName: "the selected certificates",
    set: { active: "Set active", inactive: "Set inactive" },
    setTitle: {
      active: (count: string, isOne: boolean) => `Set ${count} ${isOne ? "certificate" : "certificates"} to active?`,
      inactive: (count: string, isOne: boolean) =>
        `Set ${count} ${isOne ? "certificate" : "certificates"} to inactive?`,
    },
    setText: {
      active: "Whoever verifies them is told that they are valid.",
      inactive: "Whoever verifies them is told that they are not valid. This can be taken back at any time.",
    },
    deleting: "Deleting certificates...",
    deleteTitle: (count: string, isOne: boolean) => `Delete ${count} ${isOne ? "certificate" : "certificates"}?`,
    deleteText:
      "They are deleted, and can no longer be verified unless they are restored from the bin. To withdraw them and keep their records, set their status to inactive instead.",
    andMore: (count: string) => `and ${count} more`,
  },
}

const bn: Widened<typeof en> = {
  name: "সনদ",
  search: "সনদ খুঁজুন",
  none: "কোনো সনদ পাওয়া যায়নি...",
  create: "নতুন সনদ তৈরি করুন",
  createText: "এই নম্বর দিয়েই অন্যরা সনদ যাচাই করবেন; একই নম্বর দুবার ব্যবহার করা যায় না।",
  submit: "সনদ তৈরি করুন",
  creating: "সনদ তৈরি হচ্ছে...",
  created: "সনদ তৈরি হয়েছে",
  import: "আমদানি",
  candidate: "প্রার্থী",
  certification: "কোর্স",
  candidateName: "প্রার্থীর নাম",
  candidateEmail: "প্রার্থীর ইমেইল",
  certificationName: "কোর্সের নাম",
  batchNo: "ব্যাচ নম্বর",
  batchHint: "যেমন 0001",
  certificationNo: "সনদ নম্বর",
  status: "অবস্থা",
  issued: "প্রদানের তারিখ",
  statusOf: (number) => `${number}: অবস্থা`,
  statuses: { active: "সক্রিয়", inactive: "নিষ্ক্রিয়" },
  changingStatus: {
    doing: "অবস্থা বদলানো হচ্ছে...",
    done: "অবস্থা বদলানো হয়েছে",
    already: (number, status) => `${number} আগে থেকেই ${status}`,
    failed: "অবস্থা বদলানো যায়নি",
  },
  deleteTitle: "সনদটি মুছে ফেলবেন?",
  deleteText: (number, name) =>
    `${name}-এর ${number} সনদটি মুছে যাবে; রিসাইকেল বিন থেকে ফিরিয়ে না আনলে আর যাচাই করা যাবে না। শুধু বাতিল করে তথ্য রেখে দিতে চাইলে অবস্থা “নিষ্ক্রিয়” করে দিন।`,
  deleted: "সনদ মুছে ফেলা হয়েছে",
  deleteFailed: "সনদ মোছা যায়নি",
  chosen: {
    recordName: "বাছাই করা সনদ",
    set: { active: "সক্রিয় করুন", inactive: "নিষ্ক্রিয় করুন" },
    setTitle: {
      active: (count) => `${count}টি সনদ সক্রিয় করবেন?`,
      inactive: (count) => `${count}টি সনদ নিষ্ক্রিয় করবেন?`,
    },
    setText: {
      active: "যাচাই করলে এগুলো বৈধ সনদ হিসেবে দেখানো হবে।",
      inactive: "যাচাই করলে দেখানো হবে যে এগুলো বৈধ নয়। চাইলে পরে আবার সক্রিয় করা যাবে।",
    },
    deleting: "সনদ মোছা হচ্ছে...",
    deleteTitle: (count) => `${count}টি সনদ মুছে ফেলবেন?`,
    deleteText:
      "সনদগুলো মুছে যাবে; রিসাইকেল বিন থেকে ফিরিয়ে না আনলে আর যাচাই করা যাবে না। শুধু বাতিল করে তথ্য রেখে দিতে চাইলে অবস্থা “নিষ্ক্রিয়” করে দিন।",
    andMore: (count) => `এবং আরও ${count}টি`,
  },
}

export const certificateTexts = { en, bn }
