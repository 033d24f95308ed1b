import type { Language } from "contract"

type Words = Readonly<Record<Language, string>>
const words = (en: string, bn: string): Words => ({ en, bn })

/** The columns of a readable export. What has no heading here is left out: ids, hashes. */
export const headings: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  user: {
    name: words("Name", "নাম"),
    email: words("Email", "ইমেইল"),
    phone: words("Mobile no.", "মোবাইল নম্বর"),
    role: words("Role", "ভূমিকা"),
    isVerified: words("Email confirmed", "ইমেইল নিশ্চিত"),
    createdAt: words("Registered", "নিবন্ধনের সময়"),
  },
  // The import of certificates guesses the columns from these.
  certificate: {
    candidateName: words("Name", "নাম"),
    candidateEmail: words("Email", "ইমেইল"),
    certificationName: words("Course", "কোর্স"),
    batchNo: words("Batch", "ব্যাচ"),
    certificationNo: words("Certificate number", "সনদ নম্বর"),
    status: words("Status", "অবস্থা"),
    latinName: words("Name in English", "ইংরেজিতে নাম"),
    issuedOn: words("Issued on", "প্রদানের তারিখ"),
    expiresOn: words("Valid until", "মেয়াদ"),
    hours: words("Hours", "ঘণ্টা"),
    skills: words("Skills", "দক্ষতা"),
    mark: words("Mark", "প্রাপ্ত নম্বর"),
  },
  course: {
    title: words("Title", "শিরোনাম"),
    route: words("Address", "ঠিকানা"),
    category: words("Category", "বিষয়"),
    level: words("Level", "স্তর"),
    price: words("Price (BDT)", "মূল্য (টাকা)"),
    discount: words("Discount (%)", "ছাড় (%)"),
    isShow: words("Registration open", "ভর্তি খোলা"),
    isHomeShow: words("On the home page", "হোম পেজে"),
    isDraft: words("Draft", "খসড়া"),
    startsOn: words("First class", "প্রথম ক্লাস"),
    duration: words("Duration", "সময়কাল"),
    hours: words("Hours", "ঘণ্টা"),
    schedule: words("Class days", "ক্লাসের দিন"),
    seats: words("Seats", "আসন"),
    registrationLink: words("Registration link", "ভর্তির লিংক"),
    instructorName: words("Instructor", "প্রশিক্ষক"),
    instructorEmail: words("Instructor’s email", "প্রশিক্ষকের ইমেইল"),
    instructorBio: words("About the instructor", "প্রশিক্ষকের পরিচয়"),
    instructorPhoto: words("Instructor’s photo", "প্রশিক্ষকের ছবি"),
    description: words("Description", "বিবরণ"),
    audience: words("For whom", "কাদের জন্য"),
    prerequisites: words("Prerequisites", "আগে যা জানা চাই"),
    outcomes: words("Outcomes", "যা শেখা যাবে"),
    curriculum: words("Curriculum", "পাঠ্যক্রম"),
    thumbnail: words("Picture", "ছবি"),
    updatedAt: words("Last changed", "শেষ পরিবর্তন"),
  },
  audit: {
    at: words("Time", "সময়"),
    actor: words("Who", "কে"),
    action: words("Action", "কাজ"),
    record: words("Record", "রেকর্ড"),
    details: words("Details", "বিস্তারিত"),
    address: words("Network address", "নেটওয়ার্ক ঠিকানা"),
    userAgent: words("Device", "ডিভাইস"),
  },
}
