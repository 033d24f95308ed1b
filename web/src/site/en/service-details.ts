import type { Widened } from "#i18n/en.ts"

const professional = {
  title: "Details of Professional Services",
  name: "Professional Services",
  description: "Five penetration testing packages compared: scope, depth, duration, report and retests.",
  lead: "From a single website to the whole organisation. Choose by what you have to lose, not by your size.",
  tiers: [
    {
      name: "Basic",
      fits: "A first test for a small site or a new product.",
      features: [
        "One website or one mobile app, black-box",
        "Automated scan with every finding verified by hand; the OWASP Top 10",
        "3 to 4 working days",
        "In Bengali or English, with risk ratings and remediation",
        "Once, within 30 days",
        "Email support for 2 weeks",
      ],
    },
    {
      name: "Standard",
      fits: "For growing businesses whose customers log in or pay online.",
      features: [
        "One web application with its API and 3 user roles; up to 10 external IP addresses",
        "Manual testing, including business logic, following the OWASP testing guide",
        "7 to 8 working days",
        "In Bengali and English, with a 2-page executive summary",
        "Once, within 45 days",
        "A call with your developers; email support for a month",
      ],
    },
    {
      name: "Advanced",
      fits: "For e-commerce, hospitals, fintech and suppliers to banks.",
      features: [
        "Web, API and both mobile apps; up to 30 IP addresses; one office network or cloud account",
        "Grey-box, with test accounts and architecture documents; chained exploits; review of critical code",
        "12 to 15 working days",
        "In both languages, with steps to fix each finding, presented to your management",
        "Twice, within 60 days",
        "Developer support for 2 months; a letter of attestation",
      ],
    },
    {
      name: "Premium",
      fits: "For banks, telecoms and public bodies that need to know: would we notice a real attack?",
      features: [
        "The whole organisation: external, internal, cloud, staff and, if you wish, physical access",
        "Red team with an agreed goal, then a purple-team exercise with your defenders",
        "25 to 30 working days",
        "In both languages: an hour-by-hour attack timeline with what was detected, presented to the board",
        "Three times, within 90 days",
        "An engineer on call around the clock; 8 hours of incident response included",
      ],
    },
    {
      name: "Customized",
      fits: "For everything else: devices, source code, a one-year plan, or an incident happening right now.",
      features: [
        "Anything from the list below, in any combination",
        "As deep as the risk requires, agreed in writing",
        "Depends on scope; a plan within 2 working days",
        "In the languages and format your readers need",
        "As agreed, at least once",
        "As agreed, up to a full year",
      ],
    },
  ],
  rows: ["Scope", "Depth", "Duration", "Report", "Retest", "Support"],
  coverage: {
    title: "What each service covers",
    items: [
      {
        title: "Web applications and APIs",
        text: "Login and sessions, access control, injection, file uploads, payment flows, and business logic flaws that no scanner finds.",
      },
      {
        title: "Mobile apps",
        text: "Android and iOS: what the app stores on the phone, what it trusts, and what its server accepts.",
      },
      {
        title: "Networks",
        text: "Forgotten services, weak passwords, Wi-Fi, and how far an attacker could get from one infected computer.",
      },
      {
        title: "Cloud",
        text: "Permissions, public storage, exposed keys, backups and logging, at the provider you use.",
      },
      {
        title: "Social engineering",
        text: "Emails, calls and visits, agreed in advance. We report numbers, never the names of people who clicked.",
      },
      {
        title: "Red team",
        text: "Several weeks, one goal, any method you allow: how long until someone notices, and what happens then?",
      },
      {
        title: "Vulnerability assessment",
        text: "A broad scan of many systems every quarter, so that known vulnerabilities do not stay open.",
      },
      {
        title: "Incident response",
        text: "Contain it, understand it, get back to work. We stay calm and preserve the evidence.",
      },
      {
        title: "Digital forensics",
        text: "What happened on a computer or phone, documented to stand up in an inquiry or in court.",
      },
    ],
  },
}

const audit: typeof professional = {
  title: "Details of Security Auditing & Consultation",
  name: "Security Auditing & Consultation",
  description:
    "Five security audit and consulting packages, from a health check of a few days to full ISO 27001 readiness.",
  lead: "From a first health check to the day of your certification audit. You decide how far we go together.",
  tiers: [
    {
      name: "Basic",
      fits: "For small companies that want an honest answer about where they stand.",
      features: [
        "A 40-point health check: accounts, backups, updates, email, devices; up to 25 staff",
        "Interviews and screen sharing; one firewall or server reviewed in detail",
        "3 to 4 working days",
        "In Bengali or English: most urgent first, with a 90-day plan",
        "One follow-up after 30 days",
        "Email support for 2 weeks",
      ],
    },
    {
      name: "Standard",
      fits: "For companies whose clients or bank ask for evidence.",
      features: [
        "ISO 27001 gap analysis for one location; configuration review of up to 10 systems",
        "Interviews, documents and samples; five core policies written with you",
        "10 to 12 working days",
        "In both languages: an owner and a deadline for every gap",
        "Once, within 60 days",
        "A call each month for 3 months",
      ],
    },
    {
      name: "Advanced",
      fits: "For banks, finance companies and their suppliers.",
      features: [
        "The Bangladesh Bank ICT security guideline, up to 3 locations, suppliers included",
        "Risk assessment, all policies and procedures, source code review of one critical application",
        "20 to 25 working days",
        "In both languages, with evidence prepared for auditors, presented to your management",
        "Twice, within 90 days",
        "Weekly during the work, then monthly for 6 months",
      ],
    },
    {
      name: "Premium",
      fits: "For organisations preparing for ISO 27001 certification.",
      features: [
        "A complete information security management system (ISMS), built with your team",
        "Internal auditor training, a tabletop exercise, a full internal audit",
        "4 to 6 months, about 45 consultant days",
        "The full set of documents in both languages, yours to keep and edit",
        "A mock audit, then follow-up until every finding is closed",
        "With you on the audit days; a virtual CISO for a year",
      ],
    },
    {
      name: "Customized",
      fits: "For a single question, a group of companies, or long-term support.",
      features: [
        "Anything from the list below, in any combination",
        "Document review, interviews, testing: whatever answers your question",
        "Depends on scope; a plan within 2 working days",
        "In the languages and format your readers need",
        "As agreed, at least once",
        "As agreed, by the hour or by the year",
      ],
    },
  ],
  rows: ["Scope", "How we work", "Duration", "Report", "Follow-up", "Support"],
  coverage: {
    title: "What each service covers",
    items: [
      {
        title: "ISO 27001 readiness",
        text: "Where you stand, what is missing, and what to build first. The certificate itself comes from an independent body, never from us.",
      },
      {
        title: "Bangladesh Bank guideline",
        text: "Chapter by chapter: what you meet, what you meet only on paper, and what an inspector would ask for.",
      },
      {
        title: "Legal compliance",
        text: "What the current cyber security law and the coming personal data rules require of you. We work with your lawyer, not in place of one.",
      },
      {
        title: "Configuration review",
        text: "Firewalls, servers, databases, email, cloud and office computers, checked against recognised benchmarks.",
      },
      {
        title: "Source code review",
        text: "Our reviewers read the code that handles money and personal data; tools scan the rest.",
      },
      {
        title: "Risk assessment",
        text: "What could happen, how likely it is, what it would cost, and who accepts the risk.",
      },
      {
        title: "Policies and procedures",
        text: "Short enough to be read, and in Bengali where your staff work in Bengali.",
      },
      {
        title: "Continuity and response",
        text: "Who does what in the first hour, the first day and the first week, practised in a tabletop exercise.",
      },
      {
        title: "Virtual CISO",
        text: "An experienced security lead for one to eight days a month, until you hire your own.",
      },
    ],
  },
}

export const serviceDetails = {
  services: "Our services",
  home: "Home",
  book: "Book an Appointment",
  tiers: "Five tiers",
  priceNote:
    "The price depends on the scope. After a free introductory call, you get a written quotation in taka within two working days, with taxes listed separately.",
  procedure: "How we work, in ten steps",
  closing: {
    title: "Which tier is right for you?",
    text: "The introductory call is free and takes half an hour. Afterwards you will know which tier is enough and what it costs.",
  },
  professional,
  audit,
}

export type ServiceDetailsContent = Widened<typeof serviceDetails>
