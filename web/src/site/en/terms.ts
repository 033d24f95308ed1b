import type { Policy } from "#site/policy.ts"

export const terms: Policy = {
  title: "Terms and conditions",
  description:
    "The rules for courses, payments, conduct, certificates and accounts at Prohori: no refunds on paid programs, skills used only with permission, certificates from 70% marks.",
  lead: "These are the rules between you and Prohori. We have written them so that they can be read; please do read them before you pay for a course.",
  sections: [
    {
      id: "scope",
      title: "What these terms are for",
      text: [
        "They apply to this website, to the courses and programmes that we hold, and to the certificates that we give. “We” is Prohori, whose address stands at the end; “you” is whoever uses any of these.",
        "By creating an account or enrolling in a programme you accept them. If you are not yet 18, a parent or guardian has to accept them for you, and enrols you.",
      ],
    },
    {
      id: "account",
      title: "Your account",
      points: [
        { text: "Give your true name and an email address that you read. Your name is what a certificate will show." },
        { text: "One person, one account. Do not share it, lend it or sell it, and keep your password to yourself." },
        {
          text: "If you think that somebody else got in, change your password at once (that signs out every other device) and tell us.",
        },
        {
          text: "We may suspend an account that breaks these terms. A suspended account cannot log in. If you think that we are wrong, write to us, and a person who did not take the decision will look at it again.",
        },
      ],
    },
    {
      id: "programmes",
      title: "Courses and programmes",
      text: [
        "What a course teaches, its level, its weeks, its instructor and its price stand on its page. You enrol through the registration link of the course; your seat is yours when the fee has arrived, or at once when the course is free.",
        "We may change an instructor, the order of lessons or a date where we have to, and tell you as early as we can. If we cancel a batch that you have paid for, you get a seat in the next batch of the same course, or in another one of the same price; should neither be possible, we pay back what the law demands.",
      ],
    },
    {
      id: "payment",
      title: "Prices and payment",
      points: [
        {
          text: "Prices are in Bangladeshi taka (BDT). What counts is the price on the course's page on the day on which you pay; discounts that come later do not reach back.",
        },
        { text: "Where value added tax is due, it is named before you pay." },
        {
          text: "Pay only by the ways that we name during registration, and keep the receipt. We never ask for your PIN, a one-time code or your card's secret number.",
        },
        { text: "An amount that reached us twice or by mistake is sent back; that is not a refund of a program." },
      ],
    },
    {
      id: "refunds",
      title: "No refunds on paid programs",
      text: [
        "Fees for paid programs are not refunded once they are paid. This holds whether you have changed your mind, missed lessons, did not pass the assessment, or were excluded because you broke these rules. A seat cannot be passed on to another person without our consent in writing.",
        "So please look at the course's page first, take a free course to learn how we teach, and ask us before you pay, not after.",
        "This rule takes away nothing that the Consumer Rights Protection Act, 2009 or another law of Bangladesh gives you and that cannot be given up by agreement.",
      ],
    },
    {
      id: "conduct",
      title: "Conduct",
      text: ["We teach how attacks work so that they can be prevented. Whoever learns with us agrees to this:"],
      points: [
        {
          name: "Only with permission.",
          text: "You use what you learn only on systems that are your own, in our laboratories, or where the owner has allowed it in writing. Getting into somebody else's system without permission is an offence, under the Information and Communication Technology Act, 2006, the Cyber Security Act, 2023 or whatever law takes its place. What you do is yours to answer for.",
        },
        {
          name: "Nothing is shared.",
          text: "Accounts, recordings, notes, laboratory files and the answers to exercises are for those who are enrolled. They are not passed on, sold, uploaded or shown in public.",
        },
        {
          name: "Respect.",
          text: "Nobody is insulted, threatened or harassed, whether for their sex, religion, origin, language, looks or for how much they know already. This holds in classes, in groups, in private messages and at events.",
        },
        {
          name: "Honest assessments.",
          text: "You sit an assessment yourself, with the help that is allowed, and hand in work of your own. Where somebody else's work helped you, you name it.",
        },
        {
          name: "Our systems too.",
          text: "Please do not test this website without asking. If you happen on a weakness, tell us before you tell others; anyone who reports in good faith has nothing to fear from us.",
        },
      ],
      after:
        "Anyone who breaks these rules can be warned, excluded from a programme without a refund, or suspended; a certificate can be withdrawn. Where a law was broken we may tell the authorities.",
    },
    {
      id: "certificates",
      title: "Assessments and certificates",
      points: [
        { text: "A professional training certificate needs at least 70% marks in the final assessment of its course." },
        {
          text: "A certificate carries a number. Anyone who knows that number can see on this website your name, the course, the batch and whether the certificate is valid.",
        },
        {
          text: "We revoke a certificate that was got by cheating, given by mistake, or used to deceive or to harm. It is then shown as revoked. We tell you the reason beforehand where we can, and hear you.",
        },
        { text: "A certificate says what you showed in an assessment. It is no licence, and no promise of a job." },
        { text: "A mistake in your name is corrected free of charge." },
      ],
    },
    {
      id: "content",
      title: "Who owns what",
      text: [
        "Lessons, slides, videos, laboratories, texts, pictures and the software of this site belong to us or to those who let us use them, and are protected by the copyright law of Bangladesh. You may use them for your own learning, and keep what we gave you to keep.",
        "What you make in a course stays yours. A review that you write stays yours too; you allow us to show it here with your name and your photo, shortened where the place demands it, and never changed in its meaning.",
        "Reviews have to be honest and your own. We take down those that insult, advertise, or give away somebody's private matters; we do not take down one because it is critical.",
      ],
    },
    {
      id: "services",
      title: "Professional services",
      text: [
        "Penetration tests, audits, consultation and corporate training are done under a written agreement with each client, with a letter of permission and an agreement on confidentiality. Where such an agreement says something else, it counts and not this page.",
      ],
    },
    {
      id: "links",
      title: "Other people's sites",
      text: [
        "Registration forms, messaging groups, appointments, playlists and the blog may be on sites that others run. Their own terms apply there, and we cannot answer for what they do.",
      ],
    },
    {
      id: "liability",
      title: "What we answer for",
      text: [
        "We teach and work with care, and keep the site running as well as we can; we cannot promise that it is never interrupted or free of mistakes. Exercises are meant for the laboratory: keep a backup of any device that you use for them.",
        "As far as the law allows we do not answer for lost profit, lost data or damage that follows from using what was learnt against these rules, and for a course in no case for more than its fee. Nothing here limits what we answer for when we act on purpose or with gross negligence, or where the law forbids a limit.",
        "Neither side answers for delays caused by flood, cyclone, power failure, a break of the internet, strikes or orders of authorities. What was missed is made up for later.",
      ],
    },
    {
      id: "changes",
      title: "Changes of these terms",
      text: [
        "When we change these terms, the date at the top changes too. What matters we announce on this site or by email at least 14 days before. A programme that you have paid for goes on under the terms that you paid under, unless the law demands otherwise.",
      ],
    },
    {
      id: "law",
      title: "Law and courts",
      text: [
        "The laws of Bangladesh in force apply, among them the Contract Act, 1872. Let us first try to settle a disagreement by talking: write to us, and you have an answer within 15 days. What cannot be settled goes before the competent courts of Dhaka. Your right to complain to the Directorate of National Consumer Rights Protection is not touched.",
        "These terms exist in Bengali and in English. Where they differ, the Bengali text counts. If one rule does not hold before the law, the others still do.",
      ],
    },
    {
      id: "contact",
      title: "Contact",
      text: ["Questions about these terms are welcome, also before you enrol."],
    },
  ],
}
