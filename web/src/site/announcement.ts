import type { AnnouncementContent } from "contract"

/** The announcement of the home page, until the office changes it. A link to a course that is closed or unknown leads to all courses. */
export const announcement: AnnouncementContent = {
  hasBanner: true,
  hasPopup: true,
  firstDay: "",
  lastDay: "",
  banner: "নতুন ব্যাচে ভর্তি চলছে",
  bannerLink: "/courses",
  heading: "নতুন ব্যাচ শুরু হচ্ছে: এথিক্যাল হ্যাকিং প্রফেশনাল",
  text: "আট সপ্তাহ, সন্ধ্যায় লাইভ ক্লাস, প্রতি সপ্তাহে হাতে-কলমে ল্যাব। প্রতি ব্যাচে ৩০ জন।",
  button: "কোর্সটি দেখুন",
  link: "/courses/ehp",
  image: "/site/popup.svg",
  en: {
    banner: "Registration for the new batch is open",
    heading: "New batch: Ethical Hacking Professional",
    text: "Eight weeks of live evening classes, with a hands-on lab every week. Thirty people in a batch.",
    button: "See the course",
  },
}
