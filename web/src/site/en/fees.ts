import type { Widened } from "#i18n/en.ts"

export const fees = {
  title: "Fees and refunds",
  searchTitle: "Course fees, ways to pay and refunds",
  description:
    "How fees work at Prohori, in plain words: where prices are shown, how and when you pay, what is not refundable, and what happens if we cancel a batch.",
  lead: "What you pay, when and how, and what happens to your money if plans change. Two minutes to read, before you pay anything.",
  short: {
    title: "In short",
    items: [
      {
        title: "One price, on the course’s page",
        text: "In taka, for the whole course, VAT included. The price on the day you pay is the one that applies.",
      },
      { title: "First we call, then you pay", text: "The registration form costs nothing. Pay only after our call." },
      { title: "Fees are not refunded", text: "Fees for paid programs are non-refundable, so please be sure first." },
      { title: "Free is free", text: "A free course costs nothing, from the first class to the last." },
    ],
  },
  steps: {
    title: "From form to seat",
    items: [
      {
        title: "Find the price",
        text: "It is on the course’s page. If there is a discount, the old price is struck through. Later discounts are not applied to seats already paid for.",
      },
      {
        title: "Fill in the form",
        text: "“Register now” on the course’s page opens it. You pay nothing there.",
      },
      {
        title: "Talk to us",
        text: "We call you, answer your questions, and tell you where to send the fee. The price shown includes value added tax.",
      },
      {
        title: "Pay, and keep the receipt",
        text: "The receipt or transaction number is your proof of payment. Keep it until the course is over.",
      },
      { title: "Your seat is confirmed", text: "As soon as we receive the fee." },
    ],
  },
  ways: {
    title: "Ways to pay",
    account: "In the name of",
    only: "Pay only to a number on this page, never to a personal one.",
    text: "Pay only by the methods we name when we call you. Check the number or account against what we told you; if anything differs, call us before you send the money.",
    never:
      "We never ask for your PIN, a one-time code or your card’s security code. Anyone who does is not from Prohori.",
  },
  refunds: {
    title: "What is not refundable",
    lead: "Once paid, the fee for a course is not refunded:",
    points: [
      "if you change your mind",
      "if you miss classes or stop coming",
      "if you do not pass the assessment",
      "if you are excluded for breaking the rules",
    ],
    back: {
      title: "What we do pay back",
      points: [
        "Money paid twice or sent by mistake. This does not count as a refund of a course fee.",
        "What the law requires. Your rights under the Consumer Rights Protection Act, 2009 and other laws that cannot be waived by agreement are not affected.",
      ],
    },
    seat: "You may not pass your seat on to another person without our written consent.",
    terms: "Read the full terms",
  },
  changes: {
    title: "If we cancel or move a batch",
    items: [
      {
        title: "We cancel the batch",
        text: "You get a seat in the next batch of the same course, or in another course of the same price. If neither is possible, we pay back what the law requires.",
      },
      {
        title: "We move a date",
        text: "A date, the order of lessons or the instructor may have to change. We tell you as early as we can, and your seat stays yours.",
      },
      {
        title: "A flood, a power cut, a strike",
        text: "If classes cannot take place for reasons like these, whatever was missed is made up later.",
      },
    ],
  },
  questions: {
    title: "Questions about fees",
    items: [
      {
        question: "Can I pay in instalments?",
        answer:
          "Prices are for the whole course, and we have no standing instalment plan. If paying at once is difficult, say so when we call, before you pay anything.",
      },
      {
        question: "The price dropped after I paid. Do I get the difference?",
        answer: "No. The price on the day you pay applies, whether it goes down or up afterwards.",
      },
      {
        question: "Are there extra costs for the exam or the certificate?",
        answer:
          "We charge no separate fee for the exam or for a certificate you have earned. You can resit the exam once for free, and we correct a mistake in your name free of charge.",
      },
      {
        question: "Is a free course really free?",
        answer:
          "Yes. There is no fee before, during or after it, and your seat is confirmed without a payment. Anyone who asks you to pay for one in our name is a scammer: please tell us.",
      },
      {
        question: "My parents pay. Whose name goes on the form?",
        answer:
          "Yours, because you are the student. If you are under 18, a parent or guardian must accept the terms and enrol you.",
      },
      {
        question: "I sent the money to the wrong number. What now?",
        answer:
          "Call your mobile banking provider or your bank at once, on the number on its app or card, and ask them to stop the transfer. We cannot recover money that went to someone else. If it reached us twice or by mistake, we return it.",
      },
    ],
  },
  ask: {
    title: "Who to ask",
    text: "Ask before you pay. If it is about a payment you have already made, have the receipt or transaction number ready.",
  },
  last: {
    title: "Not ready to pay yet?",
    text: "Take a free course first and see how we teach. If it is not for you, you have lost nothing.",
    free: "See the free courses",
    all: "All courses and prices",
  },
}

export type FeesContent = Widened<typeof fees>
