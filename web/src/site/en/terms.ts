import { paths } from "#paths.ts"
import type { Policy } from "#site/policy.ts"

export const terms: Policy = {
  title: "Terms and conditions",
  updated: "2024-10-07",
  description:
    "The rules for courses, payments, conduct, certificates and accounts at Prohori: no refunds on paid programs, skills used only with permission, at least 70% marks for a certificate.",
  lead: "These are the rules between you and Prohori. We have kept them readable; please read them before you pay for a course.",
  sections: [
    {
      id: "scope",
      title: "What these terms cover",
      text: [
        "They apply to this website, to our courses and programmes, and to the certificates we issue. “We” means Prohori, whose address is at the end; “you” means anyone who uses any of these.",
        "By creating an account or enrolling in a programme, you accept them. If you are under 18, a parent or guardian must accept them and enrol you.",
      ],
    },
    {
      id: "account",
      title: "Your account",
      points: [
        { text: "Use your real name and an email address you check. Your certificates will show this name." },
        { text: "One person, one account. Do not share it, lend it or sell it, and keep your password to yourself." },
        {
          text: "If you think someone else has accessed your account, change your password at once (this logs out every other device) and tell us.",
        },
        {
          text: "We may suspend an account that breaks these terms. A suspended account cannot log in. If you think we are wrong, write to us, and someone who was not involved in the decision will review it.",
        },
      ],
    },
    {
      id: "programmes",
      title: "Courses and programmes",
      text: [
        "Each course page states what the course teaches, its level, length, instructor and price. You enrol through its registration link. Your seat is confirmed once we receive the fee, or immediately if the course is free.",
        "We may have to change an instructor, the order of lessons or a date, and will tell you as early as we can. If we cancel a batch you have paid for, you get a seat in the next batch of the same course or in another course of the same price. If neither is possible, we pay back what the law requires.",
      ],
    },
    {
      id: "payment",
      title: "Prices and payment",
      points: [
        {
          text: "Prices are in Bangladeshi taka (BDT). The price on the course page on the day you pay applies; later discounts are not applied retroactively.",
        },
        { text: "The price shown includes value added tax." },
        {
          text: "Pay only by the methods we give during registration, and keep the receipt. We never ask for your PIN, a one-time code or your card’s security code.",
        },
        { text: "We return any amount paid twice or by mistake; this does not count as a refund of a course fee." },
      ],
    },
    {
      id: "refunds",
      title: "No refunds on paid programs",
      text: [
        "Fees for paid programs are non-refundable. This applies whether you change your mind, miss lessons, do not pass the assessment, or are excluded for breaking these rules. You cannot transfer your seat to another person without our written consent.",
        "So please read the course page first, take a free course to see how we teach, and ask us before you pay, not after.",
        "This rule does not affect any rights that you have under the Consumer Rights Protection Act, 2009 or other laws of Bangladesh and that cannot be waived by agreement.",
      ],
      more: { text: "Fees in plain words", to: paths.fees },
    },
    {
      id: "conduct",
      title: "Conduct",
      text: [
        "We teach how attacks work so that they can be prevented. Everyone who studies with us agrees to the following:",
      ],
      points: [
        {
          name: "Only with permission.",
          text: "Use what you learn only on your own systems, in our labs, or where the owner has given written permission. Unauthorised access to a system is an offence under the Information and Communication Technology Act, 2006, and the Cyber Security Act, 2023 or any law that replaces it. You are responsible for what you do.",
        },
        {
          name: "No sharing.",
          text: "Accounts, recordings, notes, lab files and solutions to exercises are for enrolled students only. You may not pass them on, sell, upload or publish them.",
        },
        {
          name: "Respect.",
          text: "Do not insult, threaten or harass anyone, whether for their sex, religion, origin, language, appearance or level of knowledge. This applies in classes, groups, private messages and at events.",
        },
        {
          name: "Honest assessments.",
          text: "Take assessments yourself, use only the help that is allowed, and hand in your own work. If you used someone else’s work, say so.",
        },
        {
          name: "Our systems too.",
          text: "Please do not test this website without asking. If you come across a vulnerability, tell us before you tell others. Anyone who reports in good faith has nothing to fear from us.",
        },
      ],
      after:
        "If you break these rules, we may warn you, exclude you from a programme without a refund, suspend your account or revoke your certificate. If a law was broken, we may report it to the authorities.",
    },
    {
      id: "certificates",
      title: "Assessments and certificates",
      points: [
        {
          text: "A professional training certificate requires at least 70% marks in the final assessment of the course.",
        },
        {
          text: "Every certificate has a number. Anyone who knows it can see your name, the course, the batch and whether the certificate is valid on this website.",
        },
        {
          text: "We revoke a certificate that was obtained by cheating, issued by mistake, or used to deceive or harm. It is then shown as revoked. Where we can, we tell you the reason in advance and hear your side.",
        },
        { text: "A certificate confirms what you showed in an assessment. It is not a licence or a promise of a job." },
        { text: "We correct mistakes in your name free of charge." },
      ],
    },
    {
      id: "content",
      title: "Intellectual property",
      text: [
        "Lessons, slides, videos, labs, texts, pictures and the software of this site belong to us or our licensors and are protected by the copyright law of Bangladesh. You may use them for your own learning, and keep any materials we gave you to keep.",
        "Work you create in a course stays yours. So does any review you write; you allow us to show it here with your name and photo, shortened where space requires, and never with a changed meaning.",
        "Reviews must be honest and your own. We remove reviews that insult, advertise, or reveal private information; we never remove a review for being critical.",
      ],
    },
    {
      id: "services",
      title: "Professional services",
      text: [
        "We carry out penetration tests, audits, consultation and corporate training under a written agreement with each client, with a letter of authorisation and a non-disclosure agreement. If that agreement differs from this page, the agreement applies.",
      ],
    },
    {
      id: "links",
      title: "Other websites",
      text: [
        "Registration forms, messaging groups, appointments, playlists and the blog may be on websites run by others. Their terms apply there, and we are not responsible for what they do.",
      ],
    },
    {
      id: "liability",
      title: "Liability",
      text: [
        "We teach and work with care and keep the site running as well as we can, but we cannot promise that it will never be interrupted or contain mistakes. Exercises are meant for the lab: back up any device you use for them.",
        "As far as the law allows, we are not liable for lost profit, lost data or damage caused by using what you learned against these rules, and our liability for a course never exceeds its fee. Nothing here limits our liability for intent or gross negligence, or where the law does not allow a limit.",
        "Neither side is liable for delays caused by floods, cyclones, power cuts, internet outages, strikes or government orders. Anything missed is made up later.",
      ],
    },
    {
      id: "changes",
      title: "Changes to these terms",
      text: [
        "When we change these terms, we update the date at the top. We announce important changes on this site or by email at least 14 days in advance. For a programme you have already paid for, the terms at the time of payment continue to apply unless the law requires otherwise.",
      ],
    },
    {
      id: "law",
      title: "Governing law",
      text: [
        "The laws of Bangladesh apply, including the Contract Act, 1872. If we disagree, let us first try to resolve it by talking: write to us, and you will have an answer within 15 days. Disputes that cannot be resolved go to the competent courts of Dhaka. Your right to complain to the Directorate of National Consumer Rights Protection is not affected.",
        "These terms are available in Bengali and English. If they differ, the Bengali text prevails. If one of these terms is invalid, the others remain in force.",
      ],
    },
    {
      id: "contact",
      title: "Contact",
      text: ["Questions about these terms are welcome, even before you enrol."],
    },
  ],
}
