import type { ContactContent, ContactLink, Language } from "contract"

/** How the office is reached and its links, until it changes them in the dashboard. An empty link is not shown. */
export const contact: ContactContent = {
  email: "hello@prohori.example",
  phone: "+880 9600 000 014",
  address: "বাড়ি ১৪, সড়ক ৭, ধানমন্ডি, ঢাকা ১২০৫",
  /** When the office answers. */
  hours: "রবি থেকে বৃহস্পতিবার, সকাল ১০টা থেকে সন্ধ্যা ৬টা",
  en: { address: "House 14, Road 7, Dhanmondi, Dhaka 1205", hours: "Sunday to Thursday, 10 am to 6 pm" },
  /** The office on a map. */
  mapUrl: "https://map.example/prohori",
  whatsapp: "https://chat.example/prohori-whatsapp",
  messenger: "https://chat.example/prohori-messenger",
  facebook: "https://facebook.example/prohori",
  youtube: "https://youtube.example/@prohori",
  linkedin: "https://linkedin.example/company/prohori",
  instagram: "",
  /** The chat for requests for trainings or talks. */
  chat: "https://chat.example/prohori",
  booking: "https://booking.example/prohori",
  /** For students who need help although registration for their course is closed. */
  emergency: "https://chat.example/prohori-help",
  feminaGroup: "https://chat.example/prohori-femina",
  universityAmbassador: "https://forms.example/prohori-university-ambassador",
  collegeAmbassador: "https://forms.example/prohori-college-ambassador",
}

type Named = { link: ContactLink; name: Record<Language, string> }

export const chats: readonly Named[] = [
  { link: "whatsapp", name: { en: "WhatsApp", bn: "হোয়াটসঅ্যাপ" } },
  { link: "messenger", name: { en: "Messenger", bn: "মেসেঞ্জার" } },
]

export const networks: readonly Named[] = [
  { link: "facebook", name: { en: "Facebook", bn: "ফেসবুক" } },
  { link: "youtube", name: { en: "YouTube", bn: "ইউটিউব" } },
  { link: "linkedin", name: { en: "LinkedIn", bn: "লিংকডইন" } },
  { link: "instagram", name: { en: "Instagram", bn: "ইনস্টাগ্রাম" } },
]
