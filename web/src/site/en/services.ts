import type { Widened } from "#i18n/en.ts"

type Programme = { title: string; audience: string; duration: string; isRunning: boolean }

const programmes: Programme[] = [
  {
    title: "Ethical Hacking Professional",
    audience: "Students and job seekers who know the basics of networks",
    duration: "8 weeks, live in the evening",
    isRunning: true,
  },
  {
    title: "Web application security",
    audience: "Developers and testers",
    duration: "6 weeks, weekends",
    isRunning: true,
  },
  {
    title: "Security operations analyst",
    audience: "IT staff who want to work in a SOC",
    duration: "8 weeks, with shifts on duty",
    isRunning: true,
  },
  {
    title: "Digital forensics",
    audience: "Investigators and IT auditors",
    duration: "6 weeks, weekends",
    isRunning: false,
  },
  {
    title: "Cloud security",
    audience: "System administrators and DevOps engineers",
    duration: "5 weeks, weekends",
    isRunning: false,
  },
  {
    title: "Security awareness for all staff",
    audience: "Any office, factory or hospital",
    duration: "Half a day, at your place",
    isRunning: true,
  },
  {
    title: "Secure coding",
    audience: "Software teams of 6 to 20 people",
    duration: "5 days, at your place or online",
    isRunning: true,
  },
  {
    title: "Incident response drill",
    audience: "IT teams who must act when it happens",
    duration: "2 days, at your place",
    isRunning: true,
  },
  {
    title: "ICT security for bank branches",
    audience: "Branch managers and officers of banks and finance companies",
    duration: "2 days, in your training institute",
    isRunning: false,
  },
  {
    title: "Cyber risk for the board",
    audience: "Directors and senior management",
    duration: "3 hours, behind closed doors",
    isRunning: true,
  },
  {
    title: "ISO 27001 internal auditor",
    audience: "Quality, risk and audit departments",
    duration: "4 days, in Dhaka",
    isRunning: false,
  },
  {
    title: "Digital safety for teachers and journalists",
    audience: "Schools, colleges and newsrooms",
    duration: "1 day, anywhere in the country",
    isRunning: true,
  },
]

export const services = {
  title: "Our services",
  description:
    "Penetration tests, security audits, consultation and corporate training for organisations in Bangladesh: by people who say what they found in Bengali and in English.",
  lead: "We look for the weak places before somebody else does, tell you in plain words what they mean, and stay until they are closed.",
  book: "Book an Appointment",
  details: "Details",
  offer: {
    title: "What we do",
    lead: "Three kinds of help. Many clients begin with one test and stay for the other two.",
    professional: {
      name: "Professional Services",
      text: "We attack with your permission, the way a criminal would without it.",
      list: [
        "Penetration test of web apps and APIs",
        "Penetration test of mobile apps",
        "Network test, from outside and inside",
        "Cloud security assessment",
        "Social engineering and phishing exercises",
        "Red team exercise",
        "Vulnerability assessment",
        "Incident response",
        "Digital forensics",
      ],
    },
    audit: {
      name: "Security Auditing & Consultation",
      text: "We hold what you have against what is required, and help you to close the gap.",
      list: [
        "ISO 27001 readiness",
        "Gap analysis against Bangladesh Bank's guideline on ICT security",
        "Readiness for the country's cyber security law",
        "Configuration review",
        "Source code review",
        "Risk assessment",
        "Policies and procedures, with you",
        "Business continuity and response plans",
        "A security officer for part of the week",
      ],
    },
    training: {
      name: "Corporate Training",
      text: "We teach your people at your place, in Bengali, with examples from your own work.",
      list: [
        "Security awareness for all staff",
        "Secure coding for developers",
        "Monitoring and log analysis",
        "Incident response drills",
        "Phishing exercises over a year",
        "Briefings for the board",
      ],
    },
  },
  training: {
    title: "Training programmes",
    lead: "In the classroom, online or at your place. Dates of the upcoming ones are set as soon as enough people have asked.",
    audience: "For",
    duration: "Duration",
    statuses: { running: "Running", upcoming: "Upcoming" },
    programmes,
    certificateTitle: "When do I get a certificate?",
    certificate:
      "A professional training certificate goes to those who score at least 70% marks in the final assessment. If you score less, you may sit it once more within three months, free of charge. Attendance alone is confirmed by a letter, not by a certificate.",
    verify: "How a certificate is verified",
  },
  procedure: {
    title: "How an engagement goes",
    lead: "Ten steps, the same for a shop and for a bank. You always know where we stand.",
    steps: [
      {
        title: "First talk",
        text: "Half an hour, free of charge: what you run, what worries you, and what you have to prove to whom.",
      },
      {
        title: "Confidentiality agreement",
        text: "Both sides sign it before a single detail of your systems is told.",
      },
      {
        title: "Scope",
        text: "Together we write down what is tested, what must not be touched, and at which hours.",
      },
      {
        title: "Written quotation",
        text: "Within two working days: days of work, people, price in taka. It does not grow later.",
      },
      {
        title: "Letter of permission",
        text: "Signed by whoever owns the systems. Without it we do not send a single packet.",
      },
      {
        title: "Preparation",
        text: "Test accounts, contacts on both sides, a number for emergencies; and proof that your backup works.",
      },
      {
        title: "The work itself",
        text: "By hand, with tools to help. Anything dangerous you hear about the same day, not in the report.",
      },
      {
        title: "Report",
        text: "Every finding with proof, risk and remedy; two pages in plain words for the management.",
      },
      {
        title: "Walk-through and fixes",
        text: "We go through it with the people who have to fix it, and answer their questions while they do.",
      },
      {
        title: "Retest and destruction of data",
        text: "We test what was fixed, then destroy everything that we took within 30 days, and confirm it in writing.",
      },
    ],
  },
  closing: {
    title: "Not sure what you need?",
    text: "Tell us in two sentences what you run. We will say honestly what is worth testing first, even if that is nothing.",
  },
}

export type ServicesContent = Widened<typeof services>
