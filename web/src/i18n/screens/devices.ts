import type { Widened } from "#i18n/en.ts"

const en = {
  title: "My Devices",
  lead: "Where you are logged in. Log out any device you do not recognise, then change your password.",
  listTitle: (count: string) => `My Devices (${count})`,
  both: (browser: string, system: string) => `${browser} on ${system}`,
  program: "API client",
  unknown: "Unknown device",
  current: "This device",
  address: "Address",
  since: "Logged in",
  seen: "Last seen",
  end: "Log out",
  endTitle: "Log this device out?",
  endText: (device: string, seen: string) =>
    `${device}, last seen ${seen}. Whoever uses it has to log in again; anything not saved there is lost.`,
  endCurrentTitle: "Log out here?",
  endCurrentText: "This is the device you are using now.",
  ended: "Session ended successfully",
  endFailed: "Failed to end the session",
  endOthers: "Log out all other devices",
  endOthersConfirm: "Log them out",
  endOthersTitle: (count: string, isOne: boolean) =>
    isOne ? "Log out 1 other device?" : `Log out ${count} other devices?`,
  endOthersText: "You stay logged in on this device only.",
  othersEnded: "All other sessions ended successfully",
  endOthersFailed: "Failed to end the other sessions",
  only: "You are logged in nowhere else.",
  failed: "Your devices could not be loaded",
}

const bn: Widened<typeof en> = {
  title: "আমার ডিভাইস",
  lead: "যেসব জায়গায় আপনি লগইন অবস্থায় আছেন। অচেনা কিছু দেখলে সেটি লগআউট করুন এবং পাসওয়ার্ড বদলে নিন।",
  listTitle: (count) => `আমার ডিভাইস (${count})`,
  both: (browser, system) => `${system}-এ ${browser}`,
  program: "কোনো প্রোগ্রাম, এপিআই দিয়ে",
  unknown: "অচেনা ডিভাইস",
  current: "এই ডিভাইস",
  address: "আইপি ঠিকানা",
  since: "লগইনের সময়",
  seen: "শেষ ব্যবহার",
  end: "লগআউট করুন",
  endTitle: "এই ডিভাইস লগআউট করবেন?",
  endText: (device, seen) =>
    `${device}, শেষবার ব্যবহার হয়েছে ${seen}। সেখানে আবার লগইন করতে হবে; সংরক্ষণ না করা কিছু থাকলে তা হারিয়ে যাবে।`,
  endCurrentTitle: "এখান থেকে লগআউট করবেন?",
  endCurrentText: "আপনি এখন এই ডিভাইসটিই ব্যবহার করছেন।",
  ended: "ডিভাইসটি লগআউট করা হয়েছে",
  endFailed: "ডিভাইসটি লগআউট করা যায়নি",
  endOthers: "অন্য সব ডিভাইস লগআউট করুন",
  endOthersConfirm: "লগআউট করুন",
  endOthersTitle: (count) => `অন্য ${count}টি ডিভাইস লগআউট করবেন?`,
  endOthersText: "শুধু এই ডিভাইসে আপনি লগইন অবস্থায় থাকবেন।",
  othersEnded: "অন্য সব ডিভাইস লগআউট করা হয়েছে",
  endOthersFailed: "অন্য ডিভাইসগুলো লগআউট করা যায়নি",
  only: "আর কোথাও আপনি লগইন অবস্থায় নেই।",
  failed: "আপনার ডিভাইসের তালিকা আনা যায়নি",
}

export const deviceTexts = { en, bn }
