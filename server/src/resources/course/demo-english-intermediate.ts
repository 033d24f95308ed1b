import type { CreateCourse } from "contract"
import { taughtInEnglish } from "#resources/course/demo-instructors.ts"
import { inWeeks, lines } from "#resources/demo/wording.ts"

export const intermediateInEnglish: Record<string, CreateCourse["en"]> = {
  ehp: {
    title: "Ethical Hacking Professional",
    category: "Ethical hacking",
    description: lines(
      "To stop an attacker, you have to learn to think like one.",
      "In your own lab and by the rules, you carry out a complete penetration test: gathering information, finding vulnerabilities, exploiting them, and finally writing a report that an organisation can act on.",
      "Every week brings two live classes, a lab and a question session. If you miss a class, you can watch the recording.",
      "A basic idea of computers and networks is enough; you do not have to know how to program.",
      "Score 70% or more in the final exam and you earn a certificate that anyone can verify.",
    ),
    ...taughtInEnglish("tanvir"),
    duration: "8 weeks",
    schedule: "Saturdays and Tuesdays, 7 pm to 9 pm",
    audience: lines(
      "People who want to become penetration testers, or see their own organisation’s security through an attacker’s eyes.",
      "Computer science students, system administrators and software developers all feel at home here.",
    ),
    prerequisites: lines(
      "A laptop with 8 GB of RAM and 60 GB of free space; the lab runs in virtual machines.",
      "A basic idea of computers and networks. Programming is not required.",
    ),
    outcomes: lines(
      "Carry out a complete penetration test, with permission and by the rules",
      "Find and verify vulnerabilities in web apps, servers and Wi-Fi",
      "Decide which vulnerabilities must be fixed first",
      "Write a report that an organisation can act on",
    ),
    curriculum: inWeeks(
      ["What ethical hacking is, and what it is not", "Law, permission and contracts", "Building your own lab"],
      [
        "OSINT: gathering information from open sources",
        "DNS and subdomains",
        "Lab: the digital footprint of an organisation",
      ],
      ["Scanning with Nmap", "Identifying services and versions", "Verifying and prioritising vulnerabilities"],
      ["How an exploit works", "Metasploit: use within limits", "Lab: your first shell"],
      ["Password attacks and how to prevent them", "Privilege escalation: Linux", "Privilege escalation: Windows"],
      [
        "Attacking web apps: SQL injection and XSS",
        "Vulnerabilities in APIs and sessions",
        "Lab: an online shop full of holes",
      ],
      ["Wi-Fi and social engineering", "Active Directory basics", "Traces, logs and detection: the defender’s view"],
      ["Writing and presenting reports", "The 24-hour final exam", "Career advice and CV review"],
    ),
  },
  "web-security": {
    title: "Web application security",
    category: "Web security",
    description: lines(
      "Almost every service in the country is now on the web, and that is where most break-ins begin.",
      "You work through the OWASP Top 10: first you exploit each vulnerability yourself, then you fix it yourself.",
      "It is useful for developers, for QA engineers and for anyone who wants to try bug bounties.",
      "You need basic HTML and some knowledge of any programming language.",
    ),
    ...taughtInEnglish("sharmin"),
    duration: "6 weeks",
    schedule: "Fridays and Saturdays, 8 pm to 10 pm",
    audience: "Developers, QA engineers and people who want to try bug bounties.",
    prerequisites: lines("A laptop with 8 GB of RAM.", "Basic HTML and some knowledge of any programming language."),
    outcomes: lines(
      "Find all the vulnerabilities of the OWASP Top 10",
      "Fix them in your own code",
      "Test APIs and login systems",
      "Write bug bounty reports",
    ),
    curriculum: inWeeks(
      [
        "HTTP, cookies and the browser’s security model",
        "Intercepting and changing requests with a proxy",
        "Preparing the lab",
      ],
      ["Broken access control", "How to find IDORs", "Lab: why can I see someone else’s bill?"],
      ["SQL injection and command injection", "Prevention with prepared statements"],
      ["The three kinds of XSS", "Content Security Policy", "CSRF and SameSite cookies"],
      ["Mistakes with logins, sessions and JWTs", "File uploads and SSRF"],
      ["API security", "Writing bug bounty reports", "Final exam"],
    ),
  },
  "mobile-security": {
    title: "Mobile app security testing",
    category: "Mobile security",
    description: lines(
      "Money, identity documents, private photos: all of it is on our phones now.",
      "In this course you learn how to open an Android app and read what is inside, where secrets get left behind, and how to check what it says to its server.",
      "In every class you get hands-on with an app that is vulnerable on purpose.",
      "It helps to know the basics of web security.",
    ),
    ...taughtInEnglish("sharmin"),
    duration: "5 weeks",
    schedule: "Mondays and Wednesdays, 9 pm to 11 pm",
    audience: "App developers, testers and anyone who has finished web security and wants to go a step further.",
    prerequisites: lines(
      "A laptop with 8 GB of RAM; an emulator will do if you have no Android phone.",
      "Ideally, the basics of web security.",
    ),
    outcomes: lines(
      "Open an Android app and read what is inside",
      "Find leaked keys and secrets",
      "Check the traffic between app and server",
      "Carry out and report a full test based on OWASP MASVS",
    ),
    curriculum: inWeeks(
      ["The Android security model", "Emulator and lab", "Looking inside an APK"],
      ["Static analysis: reading code and resources", "Leaked keys and secrets"],
      ["Dynamic analysis and Frida", "Understanding and testing certificate pinning"],
      ["The risks of storing data on the phone", "Vulnerabilities in deep links and intents"],
      ["A full test based on OWASP MASVS", "Report and final assessment"],
    ),
  },
}
