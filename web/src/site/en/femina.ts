import type { Widened } from "#i18n/en.ts"

export const femina = {
  title: "Femina",
  searchTitle: "Femina: free cyber security for women in Bangladesh",
  description:
    "A free programme for women in Bangladesh: courses, a private group to ask questions in, and first aid for anyone who is harassed online.",
  lead: "A free programme by women, for women. Learn to protect yourself and others, build a career if you like, and never face an online threat alone.",
  image: "Three women in front of an open water lily, the one in the middle with a laptop",
  join: "Join the group",
  community: {
    title: "A space of our own",
    paragraphs: [
      "Some questions are hard to ask in a mixed class. “My cousin knows my password: what now?” “Someone has made a page with my photos.” “Is there work I can do from home?” In Femina, women ask them every day, and someone who has been through it answers.",
      "Students, teachers, homemakers, women who run an online shop, women who already work in security: all are welcome. You need no grades, it is never too late to start, and there is nothing to pay, now or later. If you are under 18, you need a guardian’s consent.",
    ],
  },
  offers: {
    title: "What we offer",
    items: [
      {
        title: "Free courses",
        text: "Digital safety for everyone, then networks, the web and work in a security operations centre (SOC). Live classes at nine in the evening, with recordings for the evenings you cannot make it.",
      },
      {
        title: "A weekly adda",
        text: "One hour, one guest, no slides: women who work in security talk about how they got there and answer any question.",
      },
      {
        title: "First aid",
        text: "A hacked account, a fake profile, blackmail: someone from our team walks you through the next steps.",
      },
      {
        title: "For your own business",
        text: "Keep your shop page, its payments and your customers’ addresses safe, in four short evenings.",
      },
      {
        title: "Finding work",
        text: "CV reviews, mock interviews, and job openings at employers we have spoken to.",
      },
      {
        title: "A certificate",
        text: "The same exam and the same certificate as everyone else’s, without the fee.",
      },
    ],
  },
  privacy: {
    title: "How we protect you",
    points: [
      "Every request to join is read by a woman on our team, and only women are in the group. We make no exceptions for colleagues, guests or technicians.",
      "The group is in a messaging app, where members may see the number you join with. You can use a second number, and any name you like.",
      "What is said in the group stays in the group. Anyone who shares a screenshot is removed the same day.",
      "What you tell our first-aid team is read by two people and shared with nobody, not even your family or school, without your permission. We delete it after 90 days, or sooner if you ask.",
      "No member’s photo or name appears anywhere unless she has agreed in writing, and she can change her mind.",
    ],
  },
  conduct: {
    title: "The rules, in short",
    points: [
      "We start by believing you. Nobody asks why you sent the picture.",
      "We do not judge clothes, faith, marriage or work.",
      "No advertising, no loans, no collecting money.",
      "What we learn is for protection. We never break into an account without its owner’s consent, not even an abuser’s.",
      "If something feels wrong, message a moderator. You do not need proof.",
    ],
  },
  help: {
    title: "If you are being harassed online",
    lead: "It is not your fault, and you are not the only one. These steps help in almost every case. Take them in this order.",
    steps: [
      {
        title: "Do not pay, do not reply",
        text: "Pay once and they come back. Every reply tells them the threat is working.",
      },
      {
        title: "Save the evidence",
        text: "Screenshots with the date and time, the link to the profile, phone numbers. Do not delete the conversation, and give a copy to someone you trust.",
      },
      {
        title: "Secure your accounts",
        text: "Change your passwords, starting with your email; turn on two-step login; log out all other devices; hide your friends list.",
      },
      {
        title: "Report and block",
        text: "Once you have the evidence, report the account to the platform for harassment or for sharing private images without consent, then block it.",
      },
      {
        title: "Tell someone",
        text: "A sister, a friend, a teacher, or us. It is easier to carry, and two heads are better than one.",
      },
    ],
    check: "Someone wants money or a code? Check the message",
    exit: {
      label: "Leave this page",
      hint: "Or press Shift three times",
      history:
        "The button “Leave this page”, or three presses of Shift, opens another site at once. Your browser still remembers the pages you visited before: if someone else uses your phone, delete its history or use a private window.",
    },
    services: {
      title: "Who you can call",
      emergency: {
        name: "National emergency number",
        text: "If you are in danger now: police, ambulance and fire service. Free from any phone, day and night.",
      },
      police: {
        name: "Police Cyber Support for Women",
        text: "For women who are harassed, blackmailed or impersonated online. Women officers take the complaints.",
      },
      violence: {
        name: "National helpline against violence to women and children",
        text: "Advice, and the way to a doctor, a lawyer or the police. Free, day and night.",
      },
      children: {
        name: "Child Helpline",
        text: "For anyone under 18, and for anyone who knows a child in trouble. Free.",
      },
      own: {
        name: "Our first-aid team",
        text: "We walk you through the next steps, and come with you if you want us to.",
      },
      page: "Their page on Facebook",
      source: "Source",
      checkedOn: "Checked on",
      note: "You can also file a general diary (GD) at any police station. Take your evidence with you, printed if you can. If you do not want to go alone, tell us.",
    },
  },
  last: {
    title: "Come in",
    text: "There is one question when you join: what would you like to learn? A woman on our team reads your answer, usually the same day.",
    ambassador: "Student? See the ambassador programme",
    guardians: "For parents and guardians",
  },
}

export type FeminaContent = Widened<typeof femina>
