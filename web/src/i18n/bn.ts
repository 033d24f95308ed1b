import type { CommonTexts } from "./en.ts"

export const bn: CommonTexts = {
  failures: {
    needsScript: "লগইন করতে জাভাস্ক্রিপ্ট লাগে, যা আপনার ব্রাউজারে বন্ধ আছে।",
    network: "সার্ভারের সঙ্গে যোগাযোগ করা যায়নি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন",
    broken: "একটি সমস্যা হয়েছে। আবার চেষ্টা করুন",
  },
  ui: {
    tryAgain: "আবার চেষ্টা করুন",
    loading: "লোড হচ্ছে…",
    required: "আবশ্যক",
    close: "বন্ধ করুন",
    newTab: "নতুন ট্যাবে খুলবে",
    breadcrumbs: "আপনি এখানে আছেন",
    inBengali: "বাংলায়",
  },
  notReady: {
    text: "পাতাটি এখনো পুরোপুরি লোড হয়নি, তাই আপনার কাজটি করা যায়নি। অনুগ্রহ করে পাতাটি আবার লোড করুন।",
    reload: "আবার লোড করুন",
  },
  header: {
    skip: "মূল অংশে যান",
    navigation: "প্রধান মেনু",
    menu: "মেনু",
    search: "সাইটে খুঁজুন",
    login: "লগইন",
    otherLanguage: "English",
    switchLanguage: "ইংরেজিতে দেখুন",
    theme: "উজ্জ্বল বা গাঢ় থিম",
    account: "আপনার অ্যাকাউন্ট",
    greeting: (name) => `শুভেচ্ছা, ${name}`,
    myProfile: "আমার প্রোফাইল",
    dashboard: "ড্যাশবোর্ড",
    logout: "লগআউট",
    loggingOut: "লগআউট হচ্ছে...",
    loggedOut: "লগআউট হয়েছে",
  },
  footer: {
    home: "প্রথম পাতা",
    company: "প্রতিষ্ঠান",
    quickLinks: "দরকারি লিংক",
    contact: "যোগাযোগ",
    follow: "আমাদের সঙ্গে থাকুন",
    register: "অ্যাকাউন্ট খুলুন",
    apiDocs: "এপিআই নির্দেশিকা",
  },
  notFound: {
    title: "দুঃখিত..! পাতাটি পাওয়া যায়নি",
    text: "পাতাটি হয়তো সরে গেছে, কিংবা ঠিকানায় কোনো ভুল আছে।",
    home: "প্রথম পাতায় ফিরুন",
  },
  failed: {
    title: "অপ্রত্যাশিত একটি সমস্যা হয়েছে!",
    text: "সমস্যাটি আমাদের দিক থেকে। আপনার কিছুই হারায়নি; আবার চেষ্টা করুন।",
  },
}
