import type { Policy } from "#site/policy.ts"

export const privacy: Policy = {
  title: "Privacy policy",
  description:
    "What Prohori keeps about you, why, for how long and who sees it. No advertising, no tracking, nothing sold; and what you can ask of us.",
  lead: "We teach people to guard what is theirs, so we ask for little and say plainly what we keep. This page describes what this website really does.",
  sections: [
    {
      id: "short",
      title: "In short",
      points: [
        { text: "You can read this whole site and verify any certificate without an account." },
        { text: "There is no advertising here, and no tracking, neither by us nor by others." },
        { text: "We sell nothing that we know about you, and give it away to no one for their own purposes." },
        { text: "Verifying a certificate never shows an email address." },
        {
          text: "You can see what we keep about you, correct it and have it deleted; what has to stay is named below.",
        },
      ],
    },
    {
      id: "collected",
      title: "What we keep, and why",
      points: [
        {
          name: "Account.",
          text: "Your name and email address, and, if you give them, a phone number, a few lines about yourself and a photo; your role, your language, whether you have confirmed your email, and since when you have been here. So that you can log in, and we can reach you.",
        },
        {
          name: "Password.",
          text: "Only as a hash by argon2id, from which nobody, we included, can read it back.",
        },
        {
          name: "Photo.",
          text: "It is made smaller, and what the camera wrote into it, such as the place, is removed before it is kept.",
        },
        {
          name: "Sessions.",
          text: "For each device that is logged in: what its browser calls itself (the user agent), its network address, when you logged in and when it was last seen. So that a stranger's device can be noticed, and ended.",
        },
        {
          name: "Failed logins and repeated requests.",
          text: "How often they happened of late, counted by the hash of the email address and of the network address. So that nobody can guess passwords by trying.",
        },
        {
          name: "Mails.",
          text: "To which address we sent which mail and when: to confirm your email, to choose a new password, or to tell you that it was changed. The text is wiped as soon as it is sent.",
        },
        {
          name: "Certificates.",
          text: "Your name, email address, course, batch, the certificate's number and whether it is valid. So that an employer can trust it years later.",
        },
        {
          name: "Review.",
          text: "Your stars and your comment, if you write one.",
        },
        {
          name: "Log of changes.",
          text: "Who logged in, failed to, or changed, created, deleted or exported something, when, from which address and browser, what was created or deleted, and for changes from what to what; passwords never. Entries cannot be altered or removed, not by us either: only that way can we prove that no certificate was tampered with.",
        },
        {
          name: "Technical log.",
          text: "For each request to the server its address, the page asked for and the time. To find faults and attacks; passwords, tokens and cookies are kept out of it.",
        },
        {
          name: "What you tell us yourself.",
          text: "In a mail, on the phone, in a registration form or when you book an appointment. We use it for what you told it for.",
        },
      ],
      after:
        "We need most of this to do what you ask of us; the logs and counts to keep the site safe; the rest you give freely.",
    },
    {
      id: "browser",
      title: "Cookies and what your browser keeps",
      text: [
        "We use three cookies, all our own and all needed for what you do here. So there is no banner to click away.",
      ],
      points: [
        { name: "“session” (cookie):", text: "keeps you logged in, for 90 days at most. No script can read it." },
        {
          name: "“browser” (cookie):",
          text: "that you have logged in from this browser before, for 400 days. It stays when you log out, so that strangers who guess at your password cannot keep you out of your account. It names no one: the last five accounts are in it as hashes.",
        },
        { name: "“language” (cookie):", text: "Bengali or English, once you have chosen. One year." },
        {
          name: "“auth” (local storage):",
          text: "your own account details and a key to your session, until you log out.",
        },
        { name: "“theme” (local storage):", text: "light or dark, once you have chosen." },
        {
          name: "“announced” (memory of the open tab):",
          text: "that you have seen the announcement of the front page, so that it comes once per visit.",
        },
        {
          name: "A link from one of our mails (memory of the open tab):",
          text: "its secret, until it was used or the tab is closed.",
        },
      ],
      after: "You can delete all of it in your browser at any time; you are then logged out.",
    },
    {
      id: "seen",
      title: "Who sees it",
      points: [
        {
          name: "Everyone:",
          text: "your review with the name and photo that your account has at the time, never your email; and, for whoever knows a certificate's number, the name, course, batch, number and status on it.",
        },
        {
          name: "You:",
          text: "your profile and your review; and, when you ask us, everything else that we keep about you.",
        },
        {
          name: "Our admins:",
          text: "accounts, certificates, reviews and the log of changes, as far as their work needs it. What they do is logged too.",
        },
        {
          name: "Those who work for us:",
          text: "whoever runs our servers and delivers our mail, bound to confidentiality and to our instructions.",
        },
        {
          name: "Authorities and courts:",
          text: "only where a law of Bangladesh in force obliges us, in writing, and no more than is asked for lawfully.",
        },
      ],
    },
    {
      id: "outside",
      title: "Links to other sites",
      text: [
        "Registration forms, messaging groups, booking, videos, playlists, the blog and social networks are sites of others. They learn that you came when you follow a link, and have rules of their own; the same holds where the blog is shown inside our page, and where a picture on a page comes from another server: that server sees your network address, as every server does. We send no other site the details of the page that you came from.",
      ],
    },
    {
      id: "kept",
      title: "How long we keep it",
      points: [
        {
          name: "Account:",
          text: "until you ask us to delete it. Your review and your sessions go with it; the log of changes keeps what it said last.",
        },
        {
          name: "Sessions:",
          text: "until you log out; otherwise until 30 days have passed without use, and 90 days at most.",
        },
        {
          name: "Failed logins:",
          text: "they count for 15 minutes, and the counts are removed within a few hours. That they happened stays in the log of changes.",
        },
        {
          name: "Links in mails:",
          text: "30 minutes for a new password, 7 days to confirm an email; each works once.",
        },
        { name: "Mails:", text: "that one was sent, 30 days." },
        {
          name: "Certificates:",
          text: "for good, because they may be needed for a whole working life; withdrawn ones too, as withdrawn.",
        },
        {
          name: "Log of changes:",
          text: "for good. When your account or your review is deleted, it keeps your email address and what they last said: that makes it proof, and lets us restore what was deleted by mistake.",
        },
        {
          name: "Technical log:",
          text: "as long as finding faults and attacks needs it, no longer.",
        },
        {
          name: "Pictures that nothing shows any more:",
          text: "one to two days; 30 days longer if what showed them was deleted.",
        },
        { name: "Records of payments:", text: "as long as the tax laws demand." },
      ],
    },
    {
      id: "rights",
      title: "What you can ask of us",
      points: [
        { text: "To see what we keep about you, and get a copy of it." },
        { text: "To correct it. Name, phone, photo and the lines about you, you change yourself in your profile." },
        { text: "To delete your account or your review." },
        { text: "To know why we keep something, and to object." },
        { text: "To take back a consent that you gave; it then counts from that day." },
      ],
      after:
        "Write to us from the email address of your account, so that we know that it is you. It costs nothing, and you have an answer within 15 days. If we have to refuse something, such as changing the log, we say why. As a personal data protection law of Bangladesh comes into force you have every right that it gives, whether it stands here or not.",
    },
    {
      id: "children",
      title: "Children and young people",
      text: [
        "Anyone under 18 needs the permission of a parent or guardian for an account and for a course. A parent or guardian can at any time ask us what we keep about their child, and have it deleted. If we learn of a child's account without permission, we delete it.",
      ],
    },
    {
      id: "security",
      title: "How we guard it",
      text: [
        "The connection is encrypted. Keys to sessions are stored as hashes alone, so a stolen database logs nobody in. Attempts to guess are slowed. A changed password ends all other sessions. Only admins reach other people's details, and what leaves the server is named field by field.",
        "No guard is perfect. Should your data get into wrong hands, we tell you and the authority in charge without delay, and say what happened and what you can do.",
      ],
    },
    {
      id: "law",
      title: "Law",
      text: [
        "The laws of Bangladesh in force apply, among them the Information and Communication Technology Act, 2006, and the Cyber Security Act, 2023 or the law that takes its place. Our servers may stand in another country; what this page says holds there too.",
      ],
    },
    {
      id: "changes",
      title: "Changes of this policy",
      text: [
        "When something changes, so do this page and the date at the top. What matters we announce on this site or by email beforehand. The Bengali and the English text are meant to say the same; where they differ, the Bengali one counts.",
      ],
    },
    {
      id: "contact",
      title: "Contact",
      text: ["Send us your questions, wishes and complaints about privacy. A person answers."],
    },
  ],
}
