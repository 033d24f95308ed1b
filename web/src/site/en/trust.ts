import type { Widened } from "#i18n/en.ts"

export const trust = {
  title: "Trust and security",
  searchTitle: "Trust, certificate signatures and reporting a flaw",
  description:
    "Who Prohori is, who reviews our work, how our certificates are signed and can be checked without us, and how to report a vulnerability.",
  lead: "A security company should be easy to check. This page lists what you can verify for yourself, and where.",
  company: {
    title: "Who we are",
    lead: "The company behind this site, as it is registered.",
    name: "Legal name",
    registration: "Registration",
    address: "Address",
    phone: "Phone",
    email: "Email",
    services: "We sign a non-disclosure agreement and a letter of authorisation before any penetration test or audit.",
    toServices: "How we work with organisations",
  },
  accreditation: {
    title: "Who reviews our work",
    lead: "Each body reviews one part of our work, not all of it.",
  },
  certificates: {
    title: "How to verify our certificates",
    lead: "Three ways, all free and without an account.",
    ways: [
      {
        title: "By its number",
        text: "Enter the number, or scan the QR code. You see the name, the course, the batch and whether the certificate is valid now, expired or revoked. Email addresses are never shown.",
        link: "Verify a number",
      },
      {
        title: "A whole list",
        text: "Paste the numbers of many applicants, or upload a list, and download the results.",
        link: "Verify a list",
      },
      {
        title: "By the file",
        text: "Choose the PDF. Your browser checks the signature and every byte of the file, and none of it is sent to us. Even a single changed letter is detected.",
        link: "Verify a file",
      },
    ],
    signing: {
      title: "How they are signed",
      points: [
        "Each certificate is an Open Badge 3.0: a W3C Verifiable Credential, signed with Ed25519 and attached to the PDF.",
        "The signature covers the whole file. A PDF that was edited, or only saved again by another program, is no longer shown as the original.",
        "Private keys are not in the database; they are derived from a secret kept apart from it.",
        "A revoked or corrected certificate is marked in a public status list (W3C Bitstring Status List), so other software can see it too.",
        "The public keys are enough to check a signature offline, even years from now. You need a connection only to see whether the certificate has been revoked since.",
      ],
      keys: "Our public keys",
      keysText: "For software that checks credentials itself:",
      jwks: "Key set (JWKS)",
      did: "Issuer identifier (did:web)",
      api: "API documentation",
    },
  },
  report: {
    title: "Report a vulnerability",
    lead: "Found a weakness in this site? Thank you for telling us before anyone else.",
    how: {
      title: "How to report",
      points: [
        "Write to the address below, in Bengali or English. Say where the problem is, how to reproduce it, and what someone could do with it.",
        "Do not go further than it takes to show the problem. Do not read, change or keep other people’s data.",
        "If you want to test more than what you came across, ask us first. Denial-of-service attacks and social engineering of our users or staff are never allowed.",
        "Please give us time to fix it before you publish.",
      ],
    },
    promise: {
      title: "What we promise",
      points: [
        "A person will acknowledge your report within one working day, Sunday to Thursday.",
        "We will tell you what we found, and when it is fixed.",
        "If you act in good faith and keep to these rules, we will not take legal action against you. We cannot promise this for others, such as the company that hosts our servers.",
        "Once it is fixed, we will thank you by name if you like. We do not pay bounties.",
      ],
    },
    file: "Contact details for reporters, as a file (security.txt)",
  },
  data: {
    title: "What we know about you",
    lead: "Very little. There is no advertising and no tracking on this site, ours or anyone else’s.",
    points: [
      "Reading the site and verifying certificates need no account.",
      "Passwords are stored only as argon2id hashes. Nobody can read them, including us.",
      "Everything that staff create, change, delete or export is recorded in an audit log that cannot be altered unnoticed.",
      "You can see what we store about you, correct it, and have it deleted where we do not have to keep it.",
    ],
    link: "Read the privacy policy",
  },
  last: {
    title: "Something you could not verify?",
    text: "Ask us. If we claim something on this site that you cannot check, we want to know.",
    verify: "Verify a certificate",
    contact: "Contact us",
  },
}

export type TrustContent = Widened<typeof trust>
