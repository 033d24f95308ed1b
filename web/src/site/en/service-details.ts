import type { Widened } from "#i18n/en.ts"

const professional = {
  title: "Details of Professional Services",
  name: "Professional Services",
  description:
    "Five ways to have your systems tested: what is looked at, how deep, how many days, which report, and how often it is tested again.",
  lead: "From one website to the whole organisation. Choose by what you have to lose, not by how big you are.",
  tiers: [
    {
      name: "Basic",
      fits: "A first look, for a small site or a young product that nobody has tested yet.",
      features: [
        "One website or one mobile app, as a stranger sees it",
        "Scan, and every finding checked by hand; the OWASP Top 10",
        "3 to 4 working days",
        "In Bengali or English, with risk and remedy",
        "Once, within 30 days",
        "Questions by email for 2 weeks",
      ],
    },
    {
      name: "Standard",
      fits: "For a growing business with customers who log in or pay.",
      features: [
        "One web application with its API, 3 user roles; up to 10 addresses from outside",
        "By hand, business logic included, by OWASP's testing guide",
        "7 to 8 working days",
        "In Bengali and English, with 2 pages for the management",
        "Once, within 45 days",
        "A call with your developers; email for a month",
      ],
    },
    {
      name: "Advanced",
      fits: "For e-commerce, hospitals, fintech and suppliers of banks.",
      features: [
        "Web, API and both mobile apps; up to 30 addresses; one office network or cloud account",
        "With accounts and architecture known; findings chained as an attacker would; critical code read",
        "12 to 15 working days",
        "In both languages, with steps to fix each finding, and presented to the management",
        "Twice, within 60 days",
        "Your developers' questions for 2 months; a letter of attestation",
      ],
    },
    {
      name: "Premium",
      fits: "For banks, telecoms and public bodies: would we notice a real attack?",
      features: [
        "The whole organisation: outside, inside, cloud, staff and, if you wish, the door",
        "Red team with an agreed goal; afterwards side by side with your own defenders",
        "25 to 30 working days",
        "In both languages, the attack hour by hour with what was noticed, presented to the board",
        "Three times, within 90 days",
        "One engineer by phone day and night; 8 hours of incident response included",
      ],
    },
    {
      name: "Customized",
      fits: "For everything else: devices, source code, a year's plan, or an incident right now.",
      features: [
        "What you choose from the list below, in any mixture",
        "As deep as the risk deserves; agreed in writing",
        "By scope; a plan within 2 working days",
        "In the languages and the form that your readers need",
        "As agreed, at least once",
        "As agreed, a whole year if you wish",
      ],
    },
  ],
  rows: ["What is tested", "How deep", "Time", "Report", "Retest", "Support"],
  coverage: {
    title: "What each service looks at",
    items: [
      {
        title: "Web applications and APIs",
        text: "Login and sessions, who may see whose data, injection, files, payment steps, and logic that only a person can misuse.",
      },
      {
        title: "Mobile apps",
        text: "Android and iOS: what the app keeps on the phone, whom it trusts, and what its server believes.",
      },
      {
        title: "Networks",
        text: "Forgotten services, weak passwords, Wi-Fi, and how far one infected computer could get in your office.",
      },
      {
        title: "Cloud",
        text: "Permissions, open storage, keys in the wrong place, backups and logs, at the provider you use.",
      },
      {
        title: "Social engineering",
        text: "Mails, calls and visits, agreed beforehand. We report numbers, never the names of those who clicked.",
      },
      {
        title: "Red team",
        text: "Weeks, one goal, every way that you allow: how long until somebody notices, and what happens then?",
      },
      {
        title: "Vulnerability assessment",
        text: "A broad look at many systems every quarter, so that known holes do not stay open.",
      },
      {
        title: "Incident response",
        text: "Stop it, understand it, get back to work. We bring calm, and keep the evidence usable.",
      },
      {
        title: "Digital forensics",
        text: "What happened on a computer or a phone, documented so that it stands before an inquiry or a court.",
      },
    ],
  },
}

const audit: typeof professional = {
  title: "Details of Security Auditing & Consultation",
  name: "Security Auditing & Consultation",
  description:
    "Five ways to have your security audited or built up: from a health check of a few days to an organisation that is ready for ISO 27001.",
  lead: "From a first health check to the day on which the certification body comes. You choose how far we walk together.",
  tiers: [
    {
      name: "Basic",
      fits: "For a small company that wants to know honestly where it stands.",
      features: [
        "Health check in 40 points: accounts, backups, updates, mail, devices; up to 25 staff",
        "Talks and shared screens; one firewall or server looked at in detail",
        "3 to 4 working days",
        "In Bengali or English: what is urgent first, and a plan for 90 days",
        "One look after 30 days",
        "Questions by email for 2 weeks",
      ],
    },
    {
      name: "Standard",
      fits: "For companies whose clients or bank ask for proof.",
      features: [
        "Gap analysis against ISO 27001 for one location; up to 10 systems' configuration",
        "Talks, documents and samples; five core policies written with you",
        "10 to 12 working days",
        "In both languages: every gap with a name and a date beside it",
        "Once, within 60 days",
        "A call each month for 3 months",
      ],
    },
    {
      name: "Advanced",
      fits: "For banks, finance companies and those who work for them.",
      features: [
        "Bangladesh Bank's guideline on ICT security, up to 3 locations, suppliers included",
        "Risk assessment, all policies and procedures, source code of one critical application",
        "20 to 25 working days",
        "In both languages, with evidence in order for auditors, presented to the management",
        "Twice, within 90 days",
        "Weekly during the work, then monthly for 6 months",
      ],
    },
    {
      name: "Premium",
      fits: "For organisations on their way to an ISO 27001 certificate.",
      features: [
        "The whole management system of information security, built with your own team",
        "Training of internal auditors, an emergency rehearsed, a full internal audit",
        "4 to 6 months, about 45 days of ours",
        "The whole set of documents in both languages, yours to keep and to change",
        "A rehearsal of the audit, then every finding until it is closed",
        "Beside you on the days of the audit; a part-time security officer for a year",
      ],
    },
    {
      name: "Customized",
      fits: "For a single question, a group of companies, or help over the years.",
      features: [
        "What you choose from the list below, in any mixture",
        "Reading, asking, testing: whatever answers your question",
        "By scope; a plan within 2 working days",
        "In the languages and the form that your readers need",
        "As agreed, at least once",
        "As agreed, by the hour or by the year",
      ],
    },
  ],
  rows: ["What is looked at", "How we work", "Time", "Report", "Second look", "Support"],
  coverage: {
    title: "What each service looks at",
    items: [
      {
        title: "ISO 27001 readiness",
        text: "Where you stand, what is missing and in which order to build it. The certificate itself is given by an independent body, never by us.",
      },
      {
        title: "Bangladesh Bank's guideline",
        text: "Chapter by chapter: what is met, what is met on paper alone, and what an inspector would ask for.",
      },
      {
        title: "The law of the country",
        text: "What the cyber security law in force and the coming rules on personal data ask of you; with your lawyer, not in place of one.",
      },
      {
        title: "Configuration review",
        text: "Firewalls, servers, databases, mail, cloud and office computers against proven standards.",
      },
      {
        title: "Source code review",
        text: "People read the parts where money and personal data pass; tools read the rest.",
      },
      {
        title: "Risk assessment",
        text: "What could happen, how likely, at what cost; and who decides to live with it.",
      },
      {
        title: "Policies and procedures",
        text: "Short enough to be read, in Bengali where those who follow them read Bengali.",
      },
      {
        title: "Continuity and response",
        text: "Who does what in the first hour, the first day and the first week; rehearsed around a table.",
      },
      {
        title: "Part-time security officer",
        text: "An experienced person for one to eight days a month, until you have one of your own.",
      },
    ],
  },
}

export const serviceDetails = {
  services: "Our services",
  home: "Home",
  book: "Book an Appointment",
  tiers: "Five tiers",
  price: "Price",
  priceOnRequest: "On request",
  priceNote:
    "Every price depends on the scope. After a first talk, which is free, you get a written quotation in taka within two working days, with taxes listed separately.",
  procedure: "How an engagement goes, in ten steps",
  closing: {
    title: "Which tier is yours?",
    text: "The first talk is free and takes half an hour. Afterwards you know which tier is enough, and what it costs.",
  },
  professional,
  audit,
}

export type ServiceDetailsContent = Widened<typeof serviceDetails>
