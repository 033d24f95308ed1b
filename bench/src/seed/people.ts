// Common in Bangladesh, in Latin and in Bengali letters.
const first = `Nusrat নুসরাত|Sadia সাদিয়া|Farhana ফারহানা|Tahmina তাহমিনা|Sharmin শারমিন|Sabrina সাবরিনা|Mahmuda মাহমুদা|Rokeya রোকেয়া
Ayesha আয়েশা|Fatema ফাতেমা|Jannatul জান্নাতুল|Sumaiya সুমাইয়া|Tasnim তাসনিম|Raisa রাইসা|Nafisa নাফিসা|Lamia লামিয়া|Maliha মালিহা
Anika অনিকা|Tania তানিয়া|Shirin শিরিন|Rumana রুমানা|Salma সালমা|Nasrin নাসরিন|Parvin পারভীন|Rehana রেহানা|Morsheda মোর্শেদা
Kaniz কানিজ|Dilruba দিলরুবা|Shahnaz শাহনাজ|Bilkis বিলকিস|Hosne হোসনে|Afroza আফরোজা|Ishrat ইশরাত|Zannat জান্নাত|Priya প্রিয়া
Mitali মিতালী|Sushmita সুস্মিতা|Purnima পূর্ণিমা|Shreya শ্রেয়া|Oishi ঐশী|Tanvir তানভীর|Rahim রহিম|Karim করিম|Arif আরিফ|Imran ইমরান
Sohel সোহেল|Rakib রাকিব|Sakib সাকিব|Tamim তামিম|Mushfiq মুশফিক|Mahmud মাহমুদ|Nasir নাসির|Rubel রুবেল|Jamal জামাল|Kamal কামাল
Habib হাবিব|Faisal ফয়সাল|Ashraf আশরাফ|Zahid জাহিদ|Masud মাসুদ|Mizan মিজান|Anwar আনোয়ার|Shafiq শফিক|Rashed রাশেদ|Monir মনির
Delwar দেলোয়ার|Sajjad সাজ্জাদ|Touhid তৌহিদ|Mehedi মেহেদী|Nayeem নাঈম|Fahim ফাহিম|Sabbir সাব্বির|Rifat রিফাত|Shakil শাকিল|Ridoy হৃদয়
Emon ইমন|Sumon সুমন|Liton লিটন|Milon মিলন|Ripon রিপন|Shipon শিপন|Bappi বাপ্পী|Polash পলাশ|Shimul শিমুল|Babul বাবুল|Dulal দুলাল
Helal হেলাল|Bashir বশির|Quddus কুদ্দুস|Gias গিয়াস|Yusuf ইউসুফ|Idris ইদ্রিস|Ilias ইলিয়াস|Musa মূসা|Harun হারুন|Wasim ওয়াসিম
Avijit অভিজিৎ|Bijoy বিজয়|Chandan চন্দন|Dipok দীপক`

const last = `Jahan জাহান|Rahman রহমান|Hossain হোসেন|Akter আক্তার|Khatun খাতুন|Begum বেগম|Sultana সুলতানা|Islam ইসলাম|Ahmed আহমেদ|Khan খান
Chowdhury চৌধুরী|Uddin উদ্দিন|Alam আলম|Haque হক|Ali আলী|Mia মিয়া|Sarker সরকার|Biswas বিশ্বাস|Das দাস|Roy রায়|Ghosh ঘোষ|Saha সাহা
Paul পাল|Dey দে|Dutta দত্ত|Barua বড়ুয়া|Chakma চাকমা|Marma মারমা|Tripura ত্রিপুরা|Mondal মণ্ডল|Sheikh শেখ|Talukder তালুকদার
Howlader হাওলাদার|Sikder সিকদার|Mollah মোল্লা|Bhuiyan ভূঁইয়া|Majumder মজুমদার|Patwary পাটোয়ারী|Khandaker খন্দকার|Kazi কাজী
Siddique সিদ্দিক|Faruque ফারুক|Munshi মুন্সী|Matubbar মাতুব্বর|Pramanik প্রামাণিক|Bepari বেপারী|Gazi গাজী|Fakir ফকির|Dewan দেওয়ান
Mridha মৃধা|Hawladar হাওলাদর|Akand আকন্দ|Sardar সরদার|Mahmood মাহমূদ|Kabir কবির|Yasmin ইয়াসমিন|Nahar নাহার|Ferdous ফেরদৌস
Parveen পারভিন|Ara আরা|Banu বানু|Bibi বিবি|Sharif শরীফ|Hasan হাসান|Reza রেজা|Murshed মুর্শেদ|Azad আজাদ|Zaman জামান|Shah শাহ|Mir মীর
Syed সৈয়দ|Mirza মির্জা|Pathan পাঠান|Laskar লস্কর|Tarafdar তরফদার|Joarder জোয়ার্দার|Karmakar কর্মকার|Shil শীল|Debnath দেবনাথ
Chakraborty চক্রবর্তী|Banerjee ব্যানার্জী|Mukherjee মুখার্জী|Bhattacharya ভট্টাচার্য|Sen সেন|Gupta গুপ্ত|Basu বসু|Mitra মিত্র|Nag নাগ
Nandi নন্দী|Kundu কুণ্ডু|Halder হালদার|Malakar মালাকার|Sutradhar সূত্রধর|Adhikary অধিকারী|Goswami গোস্বামী|Bagchi বাগচী|Hajong হাজং
Sangma সাংমা|Mro ম্রো|Bawm বম`

const named = (names: string) => names.split(/[|\n]/).map((name) => name.split(" ") as [latin: string, bengali: string])
const [firsts, lasts] = [named(first), named(last)]

/** The number of distinct first names: each is written in Latin or in Bengali letters. */
export const firstNames = firsts.length * 2
const fullNames = firstNames * lasts.length * 2
// Coprime with the number of full names: names repeat only after all of them are used.
const stride = 7919
const domains = ["example.com", "example.com", "example.com", "example.org", "example.net"]

export type Person = { first: string; last: string; name: string; email: string; phone: string }

/** The person at this index. No two are equal: a number distinguishes people with the same name. */
export function personAt(index: number): Person {
  const whole = (index * stride) % fullNames
  const [first, firstEmail] = spellings(firsts, whole % firstNames)
  const [last, lastEmail] = spellings(lasts, Math.floor(whole / firstNames))
  return {
    first,
    last,
    name: `${first} ${last} ${Math.floor(index / fullNames) + 1}`,
    email: `${firstEmail}.${lastEmail}${index}@${domains[index % domains.length]}`,
    phone: `01${String((index * 618_033_989) % 1_000_000_000).padStart(9, "0")}`,
  }
}

/** The name as it is written, and as it is in an email. */
function spellings(names: [string, string][], index: number): [string, string] {
  const name = names[index >> 1] ?? ["", ""]
  return [name[index % 2] ?? "", name[0].toLowerCase()]
}
