import type { SiteListContent } from "contract"

/** The training programmes, until the office changes them. */
export const trainings: SiteListContent["trainings"] = {
  items: [
    {
      isRunning: true,
      title: "এথিক্যাল হ্যাকিং প্রফেশনাল",
      audience: "নেটওয়ার্কের প্রাথমিক ধারণা আছে এমন শিক্ষার্থী ও চাকরিপ্রার্থী",
      duration: "৮ সপ্তাহ, সন্ধ্যায় লাইভ",
      en: {
        title: "Ethical Hacking Professional",
        audience: "Students and job seekers who know the basics of networks",
        duration: "8 weeks, live in the evening",
      },
    },
    {
      isRunning: true,
      title: "ওয়েব অ্যাপ্লিকেশন নিরাপত্তা",
      audience: "ডেভেলপার ও টেস্টার",
      duration: "৬ সপ্তাহ, শুক্র ও শনিবার",
      en: {
        title: "Web application security",
        audience: "Developers and testers",
        duration: "6 weeks, Fridays and Saturdays",
      },
    },
    {
      isRunning: true,
      title: "সিকিউরিটি অপারেশনস অ্যানালিস্ট",
      audience: "সিকিউরিটি অপারেশনস সেন্টারে কাজ করতে চান এমন আইটি কর্মী",
      duration: "৮ সপ্তাহ, শিফট ডিউটিসহ",
      en: {
        title: "Security Operations Analyst",
        audience: "IT staff who want to work in a security operations centre (SOC)",
        duration: "8 weeks, including duty shifts",
      },
    },
    {
      isRunning: false,
      title: "ডিজিটাল ফরেনসিক",
      audience: "তদন্তকারী ও আইটি নিরীক্ষক",
      duration: "৬ সপ্তাহ, শুক্র ও শনিবার",
      en: {
        title: "Digital forensics",
        audience: "Investigators and IT auditors",
        duration: "6 weeks, Fridays and Saturdays",
      },
    },
    {
      isRunning: false,
      title: "ক্লাউড নিরাপত্তা",
      audience: "সিস্টেম অ্যাডমিনিস্ট্রেটর ও ডেভঅপস প্রকৌশলী",
      duration: "৫ সপ্তাহ, সোম ও বুধবার",
      en: {
        title: "Cloud security",
        audience: "System administrators and DevOps engineers",
        duration: "5 weeks, Mondays and Wednesdays",
      },
    },
    {
      isRunning: true,
      title: "সব কর্মীর জন্য নিরাপত্তা সচেতনতা",
      audience: "যেকোনো অফিস, কারখানা বা হাসপাতাল",
      duration: "আধা দিন, আপনাদের প্রতিষ্ঠানে",
      en: {
        title: "Security awareness for all staff",
        audience: "Any office, factory or hospital",
        duration: "Half a day, on site",
      },
    },
    {
      isRunning: true,
      title: "নিরাপদ কোডিং",
      audience: "৬ থেকে ২০ জনের সফটওয়্যার দল",
      duration: "৫ দিন, আপনাদের অফিসে বা অনলাইনে",
      en: {
        title: "Secure coding",
        audience: "Software teams of 6 to 20 people",
        duration: "5 days, on site or online",
      },
    },
    {
      isRunning: true,
      title: "ইনসিডেন্ট রেসপন্স মহড়া",
      audience: "হামলা হলে যাঁদের মাঠে নামতে হয়, সেই আইটি দল",
      duration: "২ দিন, আপনাদের প্রতিষ্ঠানে",
      en: { title: "Incident response drill", audience: "IT teams who handle incidents", duration: "2 days, on site" },
    },
    {
      isRunning: false,
      title: "ব্যাংকের শাখার জন্য আইসিটি নিরাপত্তা",
      audience: "ব্যাংক ও আর্থিক প্রতিষ্ঠানের শাখা ব্যবস্থাপক ও কর্মকর্তা",
      duration: "২ দিন, আপনাদের প্রশিক্ষণ ইনস্টিটিউটে",
      en: {
        title: "ICT security for bank branches",
        audience: "Branch managers and officers at banks and finance companies",
        duration: "2 days, at your training institute",
      },
    },
    {
      isRunning: true,
      title: "পরিচালনা পর্ষদের জন্য সাইবার ঝুঁকি",
      audience: "পরিচালক ও জ্যেষ্ঠ কর্মকর্তা",
      duration: "৩ ঘণ্টা, রুদ্ধদ্বার আলোচনা",
      en: {
        title: "Cyber risk for the board",
        audience: "Directors and senior management",
        duration: "3 hours, behind closed doors",
      },
    },
    {
      isRunning: false,
      title: "আইএসও ২৭০০১ অভ্যন্তরীণ নিরীক্ষক",
      audience: "মান, ঝুঁকি ও নিরীক্ষা বিভাগ",
      duration: "৪ দিন, ঢাকায়",
      en: {
        title: "ISO 27001 internal auditor",
        audience: "Quality, risk and audit departments",
        duration: "4 days, in Dhaka",
      },
    },
    {
      isRunning: true,
      title: "শিক্ষক ও সাংবাদিকদের ডিজিটাল নিরাপত্তা",
      audience: "স্কুল, কলেজ ও সংবাদকক্ষ",
      duration: "১ দিন, দেশের যেকোনো জায়গায়",
      en: {
        title: "Digital safety for teachers and journalists",
        audience: "Schools, colleges and newsrooms",
        duration: "1 day, anywhere in the country",
      },
    },
  ],
}
