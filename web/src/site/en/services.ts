import type { Widened } from "#i18n/en.ts"

export const services = {
  title: "Our services",
  searchTitle: "Penetration testing and security audits in Bangladesh",
  description:
    "Penetration testing, security audits, consultation and corporate training for organisations in Bangladesh, reported in Bengali and English.",
  lead: "We find your weaknesses before attackers do, explain in plain language what they mean, and stay until they are fixed.",
  book: "Book an Appointment",
  details: "Details",
  offer: {
    title: "What we do",
    lead: "Three kinds of help. Many clients start with one test and stay for the other two.",
    professional: {
      name: "Professional Services",
      text: "We attack your systems the way a criminal would, but with your permission.",
      list: [
        "Web application and API penetration testing",
        "Mobile app penetration testing",
        "External and internal network penetration testing",
        "Cloud security assessment",
        "Social engineering and phishing simulations",
        "Red teaming",
        "Vulnerability assessment",
        "Incident response",
        "Digital forensics",
      ],
    },
    audit: {
      name: "Security Auditing & Consultation",
      text: "We measure what you have against what is required, and help you close the gap.",
      list: [
        "ISO 27001 readiness",
        "Gap analysis against the Bangladesh Bank ICT security guideline",
        "Compliance with Bangladesh’s cyber security law",
        "Configuration review",
        "Source code review",
        "Risk assessment",
        "Security policies and procedures",
        "Business continuity and incident response plans",
        "Virtual CISO",
      ],
    },
    training: {
      name: "Corporate Training",
      text: "We train your staff on site, in Bengali, with examples from your own work.",
      list: [
        "Security awareness for all staff",
        "Secure coding for developers",
        "Monitoring and log analysis",
        "Incident response drills",
        "Year-round phishing simulations",
        "Board briefings",
      ],
    },
  },
  training: {
    title: "Training programmes",
    lead: "In the classroom, online or on site. We set dates for upcoming programmes as soon as enough people have asked.",
    audience: "For",
    duration: "Duration",
    statuses: { running: "Running", upcoming: "Upcoming" },
    certificateTitle: "When do I get a certificate?",
    certificate:
      "You get a professional training certificate if you score at least 70% marks in the final assessment. If you score less, you can resit it once within three months, free of charge. For attendance alone we issue a letter, not a certificate.",
    verify: "How a certificate is verified",
  },
  report: {
    title: "What you receive",
    lead: "Every finding with its evidence, risk rating and remediation, plus a two-page executive summary.",
    number: "Finding 3 of 11",
    severity: "High risk",
    name: "Any customer can read other customers’ invoices",
    rows: [
      { name: "Where", text: "Customer portal, invoice download" },
      {
        name: "Risk",
        text: "By counting through the invoice numbers, an attacker can read every customer’s name, address and amounts.",
      },
      {
        name: "Remediation",
        text: "Check on the server that the invoice belongs to the customer who is logged in. About one day’s work.",
      },
      { name: "Retest", text: "Fixed. The same request is now refused." },
    ],
    evidence: "Evidence",
    caption: "A sample. The client and the finding are fictitious.",
  },
  procedure: {
    title: "How we work",
    lead: "Ten steps, the same for a shop as for a bank. You always know where the project stands.",
    steps: [
      {
        title: "Introductory call",
        text: "Half an hour, free of charge: which systems you run, what worries you, and what you have to prove to regulators or clients.",
      },
      {
        title: "Non-disclosure agreement",
        text: "Both sides sign it before any details of your systems are shared.",
      },
      {
        title: "Scope",
        text: "Together we write down what will be tested, what is off limits, and at what hours.",
      },
      {
        title: "Written quotation",
        text: "Within two working days: effort, team and price in taka. The price does not go up later.",
      },
      {
        title: "Letter of authorisation",
        text: "Signed by the owner of the systems. Without it, we do not send a single packet.",
      },
      {
        title: "Preparation",
        text: "Test accounts, contacts on both sides, an emergency number, and proof that your backups work.",
      },
      {
        title: "Testing",
        text: "Manual work, supported by tools. You hear about anything dangerous the same day, not in the report.",
      },
      {
        title: "Report",
        text: "Every finding with evidence, risk rating and remediation, plus a two-page executive summary.",
      },
      {
        title: "Debrief and remediation",
        text: "We go through the report with the people who will fix the findings, and answer their questions while they do.",
      },
      {
        title: "Retest and data destruction",
        text: "We retest what was fixed. Within 30 days we destroy all data we collected, and confirm it in writing.",
      },
    ],
  },
  closing: {
    title: "Not sure what you need?",
    text: "Describe your systems in two sentences. We will tell you honestly what to test first, even if the answer is nothing.",
  },
}

export type ServicesContent = Widened<typeof services>
