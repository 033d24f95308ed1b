import type { Widened } from "#i18n/en.ts"

const en = {
  title: "My Profile",
  name: "Full Name",
  email: "Email",
  emailHint: "It cannot be changed here.",
  phone: "Mobile No.",
  bio: "Bio",
  bioHint: (most: string) => `A few sentences about you. At most ${most} characters.`,
  submit: "Update Profile",
  done: "Profile updated successfully",
  failed: "Failed to update profile",
  since: (date: string) => `Member since ${date}`,
  verified: "Email verified",
  roles: {
    admin: "Admin",
    student: "Student",
    instructor: "Instructor",
    suspended: "Suspended",
    editor: "Editor",
    registrar: "Registrar",
  },
  loadFailed: "Your profile could not be loaded",
}

const bn: Widened<typeof en> = {
  title: "আমার প্রোফাইল",
  name: "পুরো নাম",
  email: "ইমেইল",
  emailHint: "এখানে এটি বদলানো যায় না।",
  phone: "মোবাইল নম্বর",
  bio: "পরিচিতি",
  bioHint: (most) => `নিজের সম্পর্কে কয়েকটি বাক্য। সর্বোচ্চ ${most} অক্ষর।`,
  submit: "প্রোফাইল আপডেট করুন",
  done: "প্রোফাইল আপডেট হয়েছে",
  failed: "প্রোফাইল আপডেট করা যায়নি",
  since: (date) => `যোগ দিয়েছেন ${date}`,
  verified: "ইমেইল নিশ্চিত করা হয়েছে",
  roles: {
    admin: "অ্যাডমিন",
    student: "শিক্ষার্থী",
    instructor: "প্রশিক্ষক",
    suspended: "স্থগিত",
    editor: "সম্পাদক",
    registrar: "রেজিস্ট্রার",
  },
  loadFailed: "আপনার প্রোফাইল আনা যায়নি",
}

export const profileTexts = { en, bn }
