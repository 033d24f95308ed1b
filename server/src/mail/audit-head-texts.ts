import type { MailTexts } from "#mail/templates.ts"

export const auditHeadTexts: MailTexts = {
  en: {
    subject: "Where Prohori’s audit log ends",
    before:
      "Please keep this email. It records how many entries Prohori’s audit log had when it was sent, with the fingerprint and signature of the last one:",
    after:
      "If the log is ever in doubt, the operator of the server can use the last line above to check that these entries are still there, unchanged. Admins get an email like this every week and after every 1,000 entries.",
  },
  bn: {
    subject: "প্রহরী: অডিট লগ যেখানে শেষ হয়েছে",
    before:
      "মেইলটি রেখে দিন। এটি লেখার সময় প্রহরীর অডিট লগে কয়টি এন্ট্রি ছিল, আর শেষ এন্ট্রির ফিঙ্গারপ্রিন্ট ও স্বাক্ষর কী ছিল, তা এখানে আছে:",
    after:
      "লগ নিয়ে কখনো সন্দেহ হলে যিনি সার্ভার চালান তিনি ওপরের শেষ লাইনটি দিয়ে দেখে নিতে পারবেন, এই এন্ট্রিগুলো অবিকল আছে কি না। অ্যাডমিনরা প্রতি সপ্তাহে এবং প্রতি ১,০০০ এন্ট্রির পর এমন একটি মেইল পান।",
  },
}
