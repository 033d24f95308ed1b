import { binDays, retention } from "contract"
import type { Policy } from "#site/policy.ts"

const { sessionIdleDays, sessionDays, officeIdleMinutes, officeSessionHours } = retention
const { failedSignInMinutes, mailDays, callResultHours, backups, requestLogDays } = retention
const { unusedAccountDays, unusedAccountWarningDays } = retention

export const privacy: Policy = {
  title: "Privacy policy",
  updated: "2026-11-30",
  description:
    "What data Prohori stores about you, why, for how long and who sees it. No advertising, no tracking, no selling of data; and the rights you have.",
  lead: "We teach people to protect what is theirs, so we collect little and say plainly what we store. This page describes what this website really does.",
  sections: [
    {
      id: "short",
      title: "In short",
      points: [
        { text: "You can read this whole site and verify any certificate without an account." },
        { text: "There is no advertising and no tracking here, by us or by anyone else." },
        { text: "We do not sell your data or share it with anyone for their own purposes." },
        { text: "Verifying a certificate never shows an email address." },
        {
          text: "You can see what we store about you, correct it and have it deleted. Anything we have to keep is listed below.",
        },
      ],
    },
    {
      id: "collected",
      title: "What we store, and why",
      points: [
        {
          name: "Account.",
          text: "Your name and email address and, if you provide them, a phone number, a short bio and a photo; your role, your language, whether you have confirmed your email, and when you joined. We need these so that you can log in and we can reach you.",
        },
        {
          name: "Password.",
          text: "Only as an argon2id hash, from which nobody, including us, can recover it.",
        },
        {
          name: "Two-step verification and passkeys.",
          text: "If you use them: since when; the secret of your authenticator app, encrypted; your recovery codes, only as hashes; and for each passkey its public key, its name, when you added it and when you last used it. We need these to check that it is you who logs in. Your fingerprint, your face and the private key of a passkey never reach us.",
        },
        {
          name: "Photo.",
          text: "We resize it and remove camera data, such as the location, before storing it.",
        },
        {
          name: "Sessions.",
          text: "For each device that is logged in: the name its browser sends (user agent), its IP address, when you logged in and when it was last active. This lets you spot an unknown device and log it out.",
        },
        {
          name: "Failed logins and repeated requests.",
          text: "How often they happened recently, counted by hashes of the email address and the IP address. This stops people from guessing passwords by trial and error.",
        },
        {
          name: "Emails.",
          text: "Which email we sent to which address and when: to confirm your address, to reset your password or tell you that it was changed, about your certificates, that registration for a course is open, or a message from our office. The text is erased as soon as it is sent.",
        },
        {
          name: "Registration notices.",
          text: "If you ask us to tell you when registration opens: your email address, the course, your language and when you asked, because without these we could not send it. With it we keep a shortened code of the network that you used, so that nobody can fill the list with made-up addresses; it does not tell us who or where you are. Nobody is shown these addresses; our staff see only how many people are waiting. If the email cannot be delivered, our admins see the address.",
        },
        {
          name: "Certificates.",
          text: "Your name (in Latin letters too, where given), email address, course, batch, dates, hours and skills, the certificate’s number and whether it is valid, so that an employer can still verify it years later. If you request a correction: what you wrote, when, and our answer.",
        },
        {
          name: "Review.",
          text: "Your rating and comment, if you write one.",
        },
        {
          name: "Audit log.",
          text: "Who logged in, failed to log in, or created, changed, deleted or exported something, when, from which IP address and browser, what was created or deleted, and the old and new values of changes; never passwords. Nobody can alter or remove entries, not even us: that is how we can prove that no certificate was tampered with.",
        },
        {
          name: "Technical log.",
          text: "For each request to the server: the IP address, the page, the time and, if you are logged in, the number of your account. We use it to find faults and attacks. It never contains passwords, tokens or cookies.",
        },
        {
          name: "What you tell us yourself.",
          text: "In an email, on the phone, in a registration form or when you book an appointment. We use it only for the purpose you gave it for.",
        },
      ],
      after:
        "We need most of this to provide the service you ask for, and the logs and counts to keep the site secure. The rest is voluntary.",
    },
    {
      id: "browser",
      title: "Cookies and browser storage",
      text: ["We use three cookies, all our own and all necessary. That is why there is no cookie banner."],
      points: [
        {
          name: "“session” (cookie):",
          text: `keeps you logged in for up to ${sessionDays} days. Scripts cannot read it.`,
        },
        {
          name: "“browser” (cookie):",
          text: "remembers for 400 days that you have logged in from this browser before. It stays when you log out, so that strangers guessing your password cannot lock you out of your account. It does not identify you: it contains the last five accounts as hashes.",
        },
        { name: "“language” (cookie):", text: "Bengali or English, once you have chosen; for one year." },
        {
          name: "“auth” (local storage):",
          text: "your account details and your session token, until you log out.",
        },
        { name: "“theme” (local storage):", text: "light or dark, once you have chosen." },
        {
          name: "“announced” (session storage):",
          text: "that you have seen the announcement on the home page, so that it appears once per visit.",
        },
        {
          name: "A link from one of our emails (session storage):",
          text: "its token, until it is used or the tab is closed.",
        },
      ],
      after: "You can delete all of this in your browser at any time; doing so logs you out.",
    },
    {
      id: "seen",
      title: "Who sees it",
      points: [
        {
          name: "Everyone:",
          text: "your review with your current account name and photo and, if you are a verified student, the course and batch of your newest certificate, never your email; and, for anyone who knows a certificate’s number, what is printed on it and whether it is valid. Search engines may list it only if you allow it.",
        },
        {
          name: "You:",
          text: "your profile and your review and, on request, everything else we store about you.",
        },
        {
          name: "Our registrars, who issue certificates:",
          text: "accounts (name, email address, phone number, bio, photo and the browsers that are logged in), certificates and correction requests, and what was changed in them.",
        },
        {
          name: "Our editors, who look after the site’s content:",
          text: "all reviews, including those that are not published, with their authors’ names, photos and email addresses.",
        },
        {
          name: "Our admins:",
          text: "all of this, and sessions, undelivered emails and the audit log, as far as their work requires. What admins, registrars and editors do is logged too.",
        },
        {
          name: "Our service providers:",
          text: "the companies that run our servers and deliver our email, bound by confidentiality and our instructions.",
        },
        {
          name: "Authorities and courts:",
          text: "only where the law of Bangladesh requires it, on a written request, and no more than is lawfully requested.",
        },
      ],
    },
    {
      id: "outside",
      title: "Links to other sites",
      text: [
        "Registration forms, messaging groups, booking, videos, playlists, the blog and social networks are run by others. When you follow a link, they learn that you visited, and their own policies apply. The same is true where the blog is embedded in our page or a picture comes from another server: that server sees your IP address, as every server does. We never tell other sites which page you came from.",
      ],
    },
    {
      id: "kept",
      title: "How long we keep your data",
      points: [
        {
          name: "Account:",
          text: `until you delete it on the page “My Data”, or ask us to. Your photo, review, sessions, authenticator secret, recovery codes, passkeys, correction requests and registration notices are deleted with it, for good. We delete an account whose email address was never confirmed, which has no review, certificate or correction request, and which nobody has used for ${unusedAccountDays} days: ${unusedAccountWarningDays} days after an email about it.`,
        },
        {
          name: "Sessions:",
          text: `until you log out, or after ${sessionIdleDays} days without use, and for ${sessionDays} days at most. Those of our admins, registrars and editors end after ${officeIdleMinutes} minutes without use, and after ${officeSessionHours} hours at most.`,
        },
        {
          name: "Two-step verification and passkeys:",
          text: "the secret of your authenticator app and each passkey until you remove them; each recovery code until you use it, make new ones or turn two-step verification off.",
        },
        {
          name: "Failed logins:",
          text: `they count for ${failedSignInMinutes} minutes (wrong codes of two-step verification, requests for a registration notice and downloads of your data, for an hour; new accounts from one network and sign-ins of one browser, for a day), and the counts are removed within a few hours after that. The audit log keeps a record that they happened.`,
        },
        {
          name: "Links in emails:",
          text: "30 minutes to reset a password, 7 days to confirm an email address; each works once.",
        },
        { name: "Emails:", text: `a record that one was sent, for ${mailDays} days.` },
        {
          name: "Results of actions on many records:",
          text: `${callResultHours} hours, so that a repeated request is not carried out twice. This concerns only our office.`,
        },
        {
          name: "Registration notices:",
          text: `until the email is sent or you unsubscribe by the link in it; if the course is deleted, ${binDays} days longer, because it can still be restored; a year at most. If it is the confirmed address of your account, it is deleted with the account.`,
        },
        {
          name: "Certificates:",
          text: "permanently, because you may need them for your whole career; revoked ones too, marked as revoked. They stay when you delete your account, with your name and email address, because employers and others rely on them. You can ask our office to put another email address into them; the record of that correction keeps the old one.",
        },
        {
          name: "Audit log:",
          text: "permanently, for as long as this site runs, because each entry proves the one before it: without the oldest ones, nobody could show that no certificate was tampered with. This is our legitimate interest, and that of everyone who relies on a certificate. When you delete your account, the new entry contains neither your name nor your email address; the earlier entries still do, and nobody can alter them. When our office deletes an account or a review, the log keeps its last content, so that we can restore what was deleted by mistake. What you have erased, or asked us to erase, can never be restored.",
        },
        {
          name: "Technical log:",
          text: `${requestLogDays} days at most.`,
        },
        {
          name: "Backups:",
          text: `we keep each night’s backup for ${backups} days, the newest one until there is a newer one, and until then it still contains what was deleted. If we ever have to restore one, we delete again what had been erased since.`,
        },
        {
          name: "What our office deleted:",
          text: `${binDays} days, so that a mistake can be undone. An account is kept with its review, photo, authenticator secret, recovery codes, passkeys and correction requests. What you have erased, or asked us to erase, is not kept.`,
        },
        {
          name: "Images no longer in use:",
          text: `one to two days; ${binDays} days longer if our office deleted the record that used them.`,
        },
        { name: "Payment records:", text: "as long as tax law requires." },
      ],
    },
    {
      id: "rights",
      title: "Your rights",
      points: [
        { text: "See what we store about you, and get a copy: on the page “My Data” of your account." },
        { text: "Correct it. You can change your name, phone number, photo and bio yourself in your profile." },
        {
          text: "Delete your account on the page “My Data”, or your review alone on its own page; or have our office erase them.",
        },
        { text: "Ask why we store something, and object." },
        { text: "Withdraw your consent at any time, with effect from that day." },
      ],
      after:
        "For anything else, write to us from the email address of your account, so that we know it is you. It is free, and you will have an answer within 15 days. If we have to refuse a request, such as changing the audit log, we will explain why. Once a personal data protection law comes into force in Bangladesh, you will have every right it gives you, whether or not it is listed here.",
    },
    {
      id: "children",
      title: "Children and young people",
      text: [
        "Anyone under 18 needs a parent’s or guardian’s permission to open an account or take a course. A parent or guardian can ask us at any time what we store about their child and have it deleted. If we learn that a child opened an account without permission, we delete it.",
      ],
    },
    {
      id: "security",
      title: "How we protect it",
      text: [
        "Connections are encrypted. We store session tokens only as hashes, so a stolen database cannot be used to log in; the key for the secrets of authenticator apps is not in the database either. Repeated password guesses are slowed down. Changing a password ends all other sessions. Our staff can access only those details of other people that their role needs, and the server sends only fields that we have explicitly approved.",
        "No protection is perfect. If your data ever falls into the wrong hands, we will tell you and the responsible authority without delay what happened and what you can do.",
      ],
    },
    {
      id: "law",
      title: "Law",
      text: [
        "The laws of Bangladesh apply, including the Information and Communication Technology Act, 2006, and the Cyber Security Act, 2023 or the law that replaces it. Our servers may be in another country; this policy applies there too.",
      ],
    },
    {
      id: "changes",
      title: "Changes to this policy",
      text: [
        "When something changes, we update this page and the date at the top. We announce important changes on this site or by email in advance. The Bengali and English texts are meant to say the same; if they differ, the Bengali text prevails.",
      ],
    },
    {
      id: "contact",
      title: "Contact",
      text: ["Send us your questions, requests and complaints about privacy. A person will answer."],
    },
  ],
}
