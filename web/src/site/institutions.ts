import type { Institution, InstitutionLevel, SiteListContent } from "contract"

type Registration = [name: string, district: string, bengaliName: string, bengaliDistrict: string]

// In the order of arrival, one line per registration, including duplicates. None of these institutions exists.
const registrations: Record<InstitutionLevel, Registration[]> = {
  university: [
    ["Dhaleshwari University of Science and Technology", "Manikganj", "ধলেশ্বরী বিজ্ঞান ও প্রযুক্তি বিশ্ববিদ্যালয়", "মানিকগঞ্জ"],
    ["Padmapar University", "Rajshahi", "পদ্মাপাড় বিশ্ববিদ্যালয়", "রাজশাহী"],
    ["Karnaphuli Coastal University", "Chattogram", "কর্ণফুলী উপকূলীয় বিশ্ববিদ্যালয়", "চট্টগ্রাম"],
    ["PADMAPAR UNIVERSITY", "Rajshahi", "পদ্মাপাড় বিশ্ববিদ্যালয়", "রাজশাহী"],
    ["Surma Valley University", "Sylhet", "সুরমা উপত্যকা বিশ্ববিদ্যালয়", "সিলেট"],
    ["Rupsha Technical University", "Khulna", "রূপসা কারিগরি বিশ্ববিদ্যালয়", "খুলনা"],
    [
      "Dhaleshwari  University of Science & Technology",
      "Manikganj",
      "ধলেশ্বরী বিজ্ঞান ও প্রযুক্তি বিশ্ববিদ্যাল\u09df",
      "মানিকগঞ্জ",
    ],
    ["Teesta Basin University", "Rangpur", "তিস্তা অববাহিকা বিশ্ববিদ্যালয়", "রংপুর"],
    ["Kirtankhola Engineering University", "Barishal", "কীর্তনখোলা প্রকৌশল বিশ্ববিদ্যালয়", "বরিশাল"],
    ["Surma Valley University.", "Sylhet", "সুরমা উপত্যকা বিশ্ববিদ্যালয়।", "সিলেট"],
    ["Kangsha Valley University", "Mymensingh", "কংস উপত্যকা বিশ্ববিদ্যালয়", "ময়মনসিংহ"],
    ["Gomati University of Business and Technology", "Cumilla", "গোমতী ব্যবসায় ও প্রযুক্তি বিশ্ববিদ্যালয়", "কুমিল্লা"],
    ["Mahananda University", "Chapainawabganj", "মহানন্দা বিশ্ববিদ্যালয়", "চাঁপাইনবাবগঞ্জ"],
    [" teesta basin university ", "Rangpur", "তিস্তা অববাহিকা বিশ্ববিদ্যাল\u09df", "রংপুর"],
    ["Bhairab University of Information Technology", "Jashore", "ভৈরব তথ্যপ্রযুক্তি বিশ্ববিদ্যালয়", "যশোর"],
    ["Shitalakshya University", "Narayanganj", "শীতলক্ষ্যা বিশ্ববিদ্যালয়", "নারায়ণগঞ্জ"],
    ["Sangu Hill University", "Bandarban", "সাঙ্গু পাহাড়ি বিশ্ববিদ্যালয়", "বান্দরবান"],
    ["Madhumati University of Arts and Science", "Faridpur", "মধুমতী কলা ও বিজ্ঞান বিশ্ববিদ্যালয়", "ফরিদপুর"],
    ["Shitalakshya University..", "Narayanganj", "শীতলক্ষ্যা  বিশ্ববিদ্যালয়", "নারা\u09dfণগঞ্জ"],
    ["Atrai Digital University", "Naogaon", "আত্রাই ডিজিটাল বিশ্ববিদ্যালয়", "নওগাঁ"],
  ],
  college: [
    ["Krishnachura City College", "Dhaka", "কৃষ্ণচূড়া সিটি কলেজ", "ঢাকা"],
    ["Korotoa Morning College", "Bogura", "করতোয়া প্রভাতী কলেজ", "বগুড়া"],
    ["Haorpar Model College", "Sunamganj", "হাওরপাড় মডেল কলেজ", "সুনামগঞ্জ"],
    ["Shimulbon Science College", "Gazipur", "শিমুলবন বিজ্ঞান কলেজ", "গাজীপুর"],
    ["krishnachura city college", "Dhaka", "কৃষ্ণচূ\u09dcা সিটি কলেজ", "ঢাকা"],
    ["Batighor Coastal College", "Cox's Bazar", "বাতিঘর উপকূলীয় কলেজ", "কক্সবাজার"],
    ["Kashphul Women's College", "Tangail", "কাশফুল মহিলা কলেজ", "টাঙ্গাইল"],
    ["Korotoya Morning College", "Bogura", "করতো\u09dfা প্রভাতী কলেজ", "বগু\u09dcা"],
    ["Golpata Model College", "Bagerhat", "গোলপাতা মডেল কলেজ", "বাগেরহাট"],
    ["Nakshi Science and Commerce College", "Jamalpur", "নকশি বিজ্ঞান ও বাণিজ্য কলেজ", "জামালপুর"],
    ["Haorpar Model College.", "Sunamganj", "হাওরপা\u09dc মডেল কলেজ", "সুনামগঞ্জ"],
    ["Sobujtila College", "Moulvibazar", "সবুজটিলা কলেজ", "মৌলভীবাজার"],
    ["Hijalbon College", "Kishoreganj", "হিজলবন কলেজ", "কিশোরগঞ্জ"],
    ["Kashphul Womens  College", "Tangail", "কাশফুল মহিলা কলেজ", "টাঙ্গাইল"],
    ["Bokulchhaya City College", "Khulna", "বকুলছায়া সিটি কলেজ", "খুলনা"],
    ["Doyel Hill College", "Khagrachhari", "দোয়েল পাহাড়ি কলেজ", "খাগড়াছড়ি"],
    ["Nakshi Science & Commerce College", "Jamalpur", "নকশি বিজ্ঞান ও বাণিজ্য কলেজ", "জামালপুর"],
    ["Ilishghat College", "Chandpur", "ইলিশঘাট কলেজ", "চাঁদপুর"],
    ["Uttarer Alo Polytechnic College", "Panchagarh", "উত্তরের আলো পলিটেকনিক কলেজ", "পঞ্চগড়"],
    ["Sandhyatara Evening College", "Jashore", "সন্ধ্যাতারা নৈশ কলেজ", "যশোর"],
  ],
}

const cleaned = (text: string) =>
  text
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .replace(/[\s.।]+$/, "")
    .trim()

/** A name without differences in case, spacing and punctuation, for comparison. */
const comparisonKey = (name: string) =>
  cleaned(name)
    .toLowerCase()
    .replaceAll("&", "and")
    .replace(/[^\p{L}\p{M}\p{N}]/gu, "")

/** Each institution once, in the order in which they joined, with its first spelling. */
function withoutDuplicates(level: InstitutionLevel): Institution[] {
  const seen = new Set<string>()
  return registrations[level].flatMap(([name, district, bengaliName, bengaliDistrict]) => {
    const spellings = [comparisonKey(name), comparisonKey(bengaliName)]
    // One equal name is enough: English spellings of a Bengali name vary too much for a rule.
    const isDuplicate = spellings.some((spelling) => seen.has(spelling))
    for (const spelling of spellings) seen.add(spelling)
    if (isDuplicate) return []
    return {
      ...{ level, name: cleaned(bengaliName), district: cleaned(bengaliDistrict) },
      en: { name: cleaned(name), district: cleaned(district) },
    }
  })
}

/** The institutions, until the office changes them. */
export const institutions: SiteListContent["institutions"] = {
  items: [...withoutDuplicates("university"), ...withoutDuplicates("college")],
}
