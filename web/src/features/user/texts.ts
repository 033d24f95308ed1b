import { roleNames } from "contract"
import type { Widened } from "#i18n/en.ts"

const en = {
  name: "All Users",
  search: "Search users",
  none: "No user found...",
  create: "Invite user",

  invitation: {
    create: "Invite a user",
    createText: "They get a mail with a link to choose their password. The link is valid for 7 days.",
    submit: "Send the invitation",
    addAnother: "Send and invite another",
    creating: "Inviting user...",
    created: "User invited successfully",
    offered: "This person has an account: an email now offers them the role",
    mayDo: {
      instructor: "Teaches. Has the pages of a student, and none of the office.",
      student: "Learns. Sees only their own profile, certificates and review.",
      editor:
        "Changes what the site shows: courses, questions, pictures, the team, and the reviews on the home page. Neither users nor certificates.",
      registrar:
        "Issues, imports and revokes certificates, and corrects the names and phone numbers of students and instructors.",
      admin: "Sees and changes everything here: users, certificates, and your own role too.",
    },
    language: "Language of the mail",
    languages: { bn: "Bengali", en: "English" },
    invited: "Invited",
    ended: "Invitation expired",
    again: {
      label: "Invite again",
      doing: "Sending the invitation...",
      done: (email: string) => `Another invitation to ${email} is on its way`,
      failed: "Failed to send the invitation",
    },
    withdrawTitle: "Withdraw this invitation?",
    withdrawText: (user: string) => `${user} can then no longer use the link in the mail. The account is deleted.`,
  },

  phone: "Phone",
  editing: {
    edit: "Edit User",
    submitEdit: "Save",
    updating: "Updating user...",
    updated: "User updated successfully",
  },

  userName: "Name",
  contact: "Contact",
  session: "Session",
  role: "Role",
  you: "You",
  verified: "Email verified",
  notVerified: "Email not verified",
  email: "Email",
  verifications: { true: "Verified", false: "Not verified" },
  invited: { label: "Invitation", choices: { true: "Not accepted yet", false: "Accepted, or none" } },
  joined: "Joined",
  sessionsOf: (count: string, isOne: boolean, name: string) =>
    `${count} ${isOne ? "live session" : "live sessions"} of ${name}`,
  noSession: "No live session",
  sameDevices: (device: string, count: string) => `${device} (${count})`,

  roles: roleNames.en,
  roleOf: (name: string) => `Role of ${name}`,
  changingRole: {
    doing: "Changing role...",
    done: "Role changed successfully",
    failed: "Failed to change role",
  },
  questions: {
    suspended: {
      title: "Suspend this user?",
      text: (user: string) =>
        `${user} is logged out everywhere at once, and cannot log in again until you choose another role.`,
      confirm: "Suspend",
    },
    admin: {
      title: "Make this user an admin?",
      text: (user: string) =>
        `${user} can then see and change everything here: users, certificates, and your own role too.`,
      confirm: "Make admin",
    },
    editor: {
      title: "Make this user an editor?",
      text: (user: string) =>
        `${user} can then change what the site shows: courses, questions, pictures, the team, and the reviews on the home page. Not users or certificates.`,
      confirm: "Make editor",
    },
    registrar: {
      title: "Make this user a registrar?",
      text: (user: string) =>
        `${user} can then issue, import and revoke certificates, and correct the names and phone numbers of students and instructors.`,
      confirm: "Make registrar",
    },
    /** When admins give up their own rights. */
    leave: {
      title: "Give up your own admin role?",
      text: (_user: string) =>
        "You can then no longer open these pages, and only another admin can give you the role back.",
      confirm: "Give it up",
    },
  },

  chosen: {
    recordName: "of the selected users",
    choose: "New role",
    change: "Change role",
    title: (count: string, role: string) => `Role “${role}” for ${count} selected?`,
    text: {
      admin: "They can then see and change everything here, and your own role too.",
      instructor: "Those who were admins can no longer open these pages.",
      student: "Those who were admins can no longer open these pages.",
      suspended: "They are logged out everywhere at once, and cannot log in until they have another role.",
      editor: "They can then change what the site shows, but neither users nor certificates.",
      registrar: "They can then issue and revoke certificates, and correct names and phone numbers.",
    },
    own: "your own role is changed in its own row",
    mail: "Mail",
    verification: {
      label: "Verification mail",
      title: "Send the verification email again?",
      text: "To those of the selected who have not verified their email, and got no such mail in the last 24 hours; at most 500 at a time.",
      confirm: "Send",
      doing: "Sending verification mails...",
      done: (count: string) => `Verification mails on their way: ${count}`,
      skipped: (count: string) => `${count} need none, or got one in the last 24 hours.`,
      remaining: (count: string) => `${count} more are left for another time.`,
      failed: "Failed to send the verification mails",
    },
    sessions: {
      label: "End sessions",
      title: (count: string) => `End all sessions of ${count} selected?`,
      titleOf: (name: string) => `End all sessions of ${name}?`,
      text: "They are logged out on every device, and can log in again with their password. Of your own sessions this one stays.",
      doing: "Ending sessions...",
      done: "Sessions ended successfully",
      failed: "Failed to end the sessions",
    },
    deleteTitle: (count: string, isOne: boolean) => `Delete ${count} ${isOne ? "user" : "users"}?`,
    deleteText:
      "They are deleted, with their reviews. Certificates stay valid. Your own account is never deleted. All can be restored from the bin, but without passwords; admins, editors and registrars come back as students.",
  },

  reset: "Reset password",
  deleteTitle: "Delete this user?",
  deleteText: (user: string) =>
    `${user} is deleted, with their review. Certificates stay valid. Both can be restored from the bin, but without password; an admin, editor or registrar comes back as a student. To lock somebody out and keep the account, choose the role “Suspended” instead.`,
  ownDelete: "This is your own account: another admin has to delete it.",
  deleting: "Deleting user...",
  deleted: "User deleted successfully",
  deleteFailed: "Failed to deleting user",
}

const bn: Widened<typeof en> = {
  name: "সব ব্যবহারকারী",
  search: "ব্যবহারকারী খুঁজুন",
  none: "কোনো ব্যবহারকারী পাওয়া যায়নি...",
  create: "আমন্ত্রণ জানান",

  invitation: {
    create: "আমন্ত্রণ জানান",
    createText: "তিনি মেইলে একটি লিংক পাবেন, সেটি দিয়ে নিজের পাসওয়ার্ড ঠিক করবেন। লিংকটি ৭ দিন কাজ করবে।",
    submit: "আমন্ত্রণ পাঠান",
    addAnother: "পাঠিয়ে আরেকজনকে",
    creating: "আমন্ত্রণ পাঠানো হচ্ছে...",
    created: "আমন্ত্রণ পাঠানো হয়েছে",
    offered: "তাঁর অ্যাকাউন্ট আছে: মেইলে ভূমিকাটির প্রস্তাব পাঠানো হয়েছে",
    mayDo: {
      instructor: "পড়ান। শিক্ষার্থীর পাতাগুলো পান, অফিসের কোনো পাতা পান না।",
      student: "শেখেন। শুধু নিজের প্রোফাইল, সনদ ও রিভিউ দেখেন।",
      editor: "সাইটের বিষয়বস্তু বদলান: কোর্স, প্রশ্নোত্তর, ছবি, দল আর হোমপেজের রিভিউ। ব্যবহারকারী বা সনদ নয়।",
      registrar: "সনদ দেন, আমদানি করেন ও বাতিল করেন, আর শিক্ষার্থী ও প্রশিক্ষকদের নাম ও ফোন নম্বর শুধরে দেন।",
      admin: "এখানকার সবকিছু দেখেন ও বদলান: ব্যবহারকারী, সনদ, এমনকি আপনার ভূমিকাও।",
    },
    language: "মেইলের ভাষা",
    languages: { bn: "বাংলা", en: "ইংরেজি" },
    invited: "আমন্ত্রিত",
    ended: "আমন্ত্রণের মেয়াদ শেষ",
    again: {
      label: "আবার আমন্ত্রণ পাঠান",
      doing: "আমন্ত্রণ পাঠানো হচ্ছে...",
      done: (email) => `${email} ঠিকানায় আবার আমন্ত্রণ পাঠানো হচ্ছে`,
      failed: "আমন্ত্রণ পাঠানো যায়নি",
    },
    withdrawTitle: "আমন্ত্রণ ফিরিয়ে নেবেন?",
    withdrawText: (user) => `${user} এরপর মেইলের লিংকটি আর ব্যবহার করতে পারবেন না। অ্যাকাউন্টটি মুছে যাবে।`,
  },

  phone: "ফোন",
  editing: {
    edit: "ব্যবহারকারী সম্পাদনা",
    submitEdit: "সংরক্ষণ করুন",
    updating: "সংরক্ষণ করা হচ্ছে...",
    updated: "ব্যবহারকারীর তথ্য হালনাগাদ হয়েছে",
  },

  userName: "নাম",
  contact: "যোগাযোগ",
  session: "সেশন",
  role: "ভূমিকা",
  you: "আপনি",
  verified: "ইমেইল নিশ্চিত করা হয়েছে",
  notVerified: "ইমেইল নিশ্চিত করা হয়নি",
  email: "ইমেইল",
  verifications: { true: "নিশ্চিত করা", false: "নিশ্চিত করা হয়নি" },
  invited: { label: "আমন্ত্রণ", choices: { true: "এখনো গ্রহণ করেননি", false: "গ্রহণ করেছেন, বা আমন্ত্রণ ছিল না" } },
  joined: "যোগদান",
  sessionsOf: (count, _isOne, name) => `${name}: ${count}টি সক্রিয় সেশন`,
  noSession: "কোনো সক্রিয় সেশন নেই",
  sameDevices: (device, count) => `${device} (${count}টি)`,

  roles: roleNames.bn,
  roleOf: (name) => `${name}: ভূমিকা`,
  changingRole: {
    doing: "ভূমিকা বদলানো হচ্ছে...",
    done: "ভূমিকা বদলানো হয়েছে",
    failed: "ভূমিকা বদলানো যায়নি",
  },
  questions: {
    suspended: {
      title: "এই ব্যবহারকারীকে স্থগিত করবেন?",
      text: (user) => `${user} এখনই সব জায়গা থেকে লগআউট হবেন এবং অন্য ভূমিকা না দেওয়া পর্যন্ত আর লগইন করতে পারবেন না।`,
      confirm: "স্থগিত করুন",
    },
    admin: {
      title: "এই ব্যবহারকারীকে অ্যাডমিন করবেন?",
      text: (user) => `${user} এরপর এখানকার সবকিছু দেখতে ও বদলাতে পারবেন: ব্যবহারকারী, সনদ, এমনকি আপনার ভূমিকাও।`,
      confirm: "অ্যাডমিন করুন",
    },
    editor: {
      title: "এই ব্যবহারকারীকে সম্পাদক করবেন?",
      text: (user) =>
        `${user} এরপর সাইটের বিষয়বস্তু বদলাতে পারবেন: কোর্স, প্রশ্নোত্তর, ছবি, দল আর হোমপেজের রিভিউ। ব্যবহারকারী বা সনদ নয়।`,
      confirm: "সম্পাদক করুন",
    },
    registrar: {
      title: "এই ব্যবহারকারীকে রেজিস্ট্রার করবেন?",
      text: (user) =>
        `${user} এরপর সনদ দিতে, আমদানি করতে ও বাতিল করতে পারবেন, আর শিক্ষার্থী ও প্রশিক্ষকদের নাম ও ফোন নম্বর শুধরে দিতে পারবেন।`,
      confirm: "রেজিস্ট্রার করুন",
    },
    leave: {
      title: "নিজের অ্যাডমিন ভূমিকা ছেড়ে দেবেন?",
      text: () => "এরপর আপনি আর এই পাতাগুলো খুলতে পারবেন না; ভূমিকাটি ফিরিয়ে দিতে পারবেন শুধু অন্য কোনো অ্যাডমিন।",
      confirm: "ছেড়ে দিন",
    },
  },

  chosen: {
    recordName: "বাছাই করা ব্যবহারকারীদের",
    choose: "নতুন ভূমিকা",
    change: "ভূমিকা বদলান",
    title: (count, role) => `বাছাই করা ${count} জনের ভূমিকা “${role}” করবেন?`,
    text: {
      admin: "এরপর তাঁরা এখানকার সবকিছু দেখতে ও বদলাতে পারবেন, এমনকি আপনার ভূমিকাও।",
      instructor: "যাঁরা অ্যাডমিন ছিলেন, তাঁরা আর এই পাতাগুলো খুলতে পারবেন না।",
      student: "যাঁরা অ্যাডমিন ছিলেন, তাঁরা আর এই পাতাগুলো খুলতে পারবেন না।",
      suspended: "তাঁরা এখনই সব জায়গা থেকে লগআউট হবেন এবং অন্য ভূমিকা না পাওয়া পর্যন্ত লগইন করতে পারবেন না।",
      editor: "এরপর তাঁরা সাইটের বিষয়বস্তু বদলাতে পারবেন, তবে ব্যবহারকারী বা সনদ নয়।",
      registrar: "এরপর তাঁরা সনদ দিতে ও বাতিল করতে পারবেন, আর নাম ও ফোন নম্বর শুধরে দিতে পারবেন।",
    },
    own: "নিজের ভূমিকা বদলাতে হয় নিজের সারিতে",
    mail: "মেইল পাঠান",
    verification: {
      label: "নিশ্চিতকরণ মেইল",
      title: "ইমেইল নিশ্চিত করার মেইল আবার পাঠাবেন?",
      text: "বাছাই করা যাঁরা এখনো ইমেইল নিশ্চিত করেননি এবং গত ২৪ ঘণ্টায় এই মেইল পাননি, তাঁদের কাছে যাবে; একবারে সর্বোচ্চ ৫০০ জন।",
      confirm: "পাঠান",
      doing: "মেইল পাঠানো হচ্ছে...",
      done: (count) => `নিশ্চিতকরণ মেইল পাঠানো হচ্ছে: ${count}টি`,
      skipped: (count) => `${count} জনের দরকার নেই, বা গত ২৪ ঘণ্টায় পেয়েছেন।`,
      remaining: (count) => `আরও ${count} জন পরের বারের জন্য বাকি।`,
      failed: "মেইলগুলো পাঠানো যায়নি",
    },
    sessions: {
      label: "সেশন শেষ করুন",
      title: (count) => `বাছাই করা ${count} জনের সব সেশন শেষ করবেন?`,
      titleOf: (name) => `${name}‑এর সব সেশন শেষ করবেন?`,
      text: "তাঁরা সব ডিভাইস থেকে লগআউট হবেন, পাসওয়ার্ড দিয়ে আবার লগইন করতে পারবেন। আপনার নিজের এই সেশনটি থেকে যাবে।",
      doing: "সেশন শেষ করা হচ্ছে...",
      done: "সেশন শেষ করা হয়েছে",
      failed: "সেশন শেষ করা যায়নি",
    },
    deleteTitle: (count) => `${count} জন ব্যবহারকারীকে মুছে ফেলবেন?`,
    deleteText:
      "তাঁদের অ্যাকাউন্ট ও রিভিউ মুছে যাবে। সনদগুলো বৈধ থাকবে। আপনার নিজের অ্যাকাউন্ট মোছা হবে না। রিসাইকেল বিন থেকে সবই ফিরিয়ে আনা যায়, তবে পাসওয়ার্ড ছাড়া; অ্যাডমিন, সম্পাদক ও রেজিস্ট্রাররা ফিরবেন শিক্ষার্থী হিসেবে।",
  },

  reset: "পাসওয়ার্ড রিসেট",
  deleteTitle: "এই ব্যবহারকারীকে মুছে ফেলবেন?",
  deleteText: (user) =>
    `${user}‑এর অ্যাকাউন্ট ও রিভিউ মুছে যাবে। সনদগুলো বৈধ থাকবে। রিসাইকেল বিন থেকে দুটিই ফিরিয়ে আনা যায়, তবে পাসওয়ার্ড ছাড়া; অ্যাডমিন, সম্পাদক বা রেজিস্ট্রার ফিরবেন শিক্ষার্থী হিসেবে। অ্যাকাউন্ট রেখে শুধু ঢোকা বন্ধ করতে চাইলে ভূমিকা “স্থগিত” করে দিন।`,
  ownDelete: "এটি আপনার নিজের অ্যাকাউন্ট: অন্য কোনো অ্যাডমিনকে এটি মুছতে হবে।",
  deleting: "ব্যবহারকারী মোছা হচ্ছে...",
  deleted: "ব্যবহারকারী মুছে ফেলা হয়েছে",
  deleteFailed: "ব্যবহারকারী মোছা যায়নি",
}

export const userTexts = { en, bn }
