import type { CreateCourse } from "contract"
import { taughtInEnglish } from "#resources/course/demo-instructors.ts"
import { inWeeks, lines } from "#resources/demo/wording.ts"

export const advanceInEnglish: Record<string, CreateCourse["en"]> = {
  "soc-analyst": {
    title: "Security Operations Analyst",
    category: "Blue team",
    description: lines(
      "Thousands of alerts a day, and one of them is real: finding it is the job of a SOC analyst.",
      "In this course you set up your own SIEM, collect logs, write detection rules and investigate staged attacks.",
      "You spend the last two weeks on shift, just as in a 24-hour SOC.",
      "You need to know networks and Linux.",
      "A score of 70% in the final exam earns you a certificate, and we recommend the best five for internships.",
    ),
    ...taughtInEnglish("anik"),
    duration: "8 weeks",
    schedule: "Sunday, Tuesday and Thursday evenings; shift duty in the last two weeks",
    audience: "People who want to work in a SOC, or move into security from an IT department.",
    prerequisites: lines("A laptop with 16 GB of RAM, because the SIEM runs in your lab.", "Networks and Linux."),
    outcomes: lines(
      "Set up your own SIEM and collect logs",
      "Write detection rules and reduce false alerts",
      "Investigate phishing, malware and ransomware incidents",
      "Hand over a shift and write tickets",
    ),
    curriculum: inWeeks(
      ["How a SOC works: people, process, technology", "Reading MITRE ATT&CK", "Lab: setting up your own SIEM"],
      ["Windows and Linux logs", "Network logs and NetFlow", "Bringing all logs into one format"],
      ["Detection rules: Sigma", "Reducing false alerts", "Lab: ten rules, ten attacks"],
      ["Investigating phishing emails", "Suspicious processes on endpoints", "Basic malware analysis"],
      ["Putting threat intelligence to use", "Threat hunting: from hypothesis to evidence"],
      ["The stages of incident response", "A ransomware exercise"],
      ["Shift duty: part one", "Handovers and writing tickets"],
      ["Shift duty: part two", "Final exam and feedback"],
    ),
  },
  "digital-forensics": {
    title: "Digital forensics",
    category: "Forensics",
    description: lines(
      "Even deleted files talk, if you know how to listen.",
      "You learn the whole process of collecting, preserving and analysing evidence from hard disks, memory and mobile phones.",
      "The course puts particular emphasis on keeping the chain of custody unbroken and on writing reports that stand up in court.",
      "It suits investigators, IT auditors and members of incident response teams.",
    ),
    ...taughtInEnglish("rafid"),
    duration: "6 weeks",
    schedule: "Fridays and Saturdays, 8 pm to 10 pm",
    audience: "Investigators, IT auditors and members of incident response teams.",
    prerequisites: lines(
      "A laptop with 8 GB of RAM and 100 GB of free space.",
      "You should know your way around both Windows and Linux.",
    ),
    outcomes: lines(
      "Keep the chain of custody unbroken",
      "Recover evidence from disks, memory and mobile phones",
      "Build the timeline of an incident",
      "Write a report that stands up in court",
    ),
    curriculum: inWeeks(
      ["Principles of forensics and the law", "Chain of custody", "Lab: taking an exact copy of a disk"],
      ["File systems: NTFS and ext4", "Recovering deleted files", "Analysis with Autopsy"],
      ["Traces in the Windows registry, browsers and email", "Building a timeline"],
      ["Memory forensics", "Finding hidden processes with Volatility"],
      ["Evidence on mobile phones", "Metadata of photos and videos"],
      ["Investigating a complete case", "Reports, and a mock cross-examination"],
    ),
  },
  "cloud-security": {
    title: "Cloud security",
    category: "Cloud",
    description: lines(
      "Most incidents in the cloud are caused not by hackers but by a single wrong setting.",
      "Identities and permissions, networks, storage, containers and logs: you learn hands-on what goes wrong in each layer and how to catch it early.",
      "All labs use open-source tools, so there is no cloud bill to worry about.",
      "Join this course only if you are comfortable with Linux and networks.",
    ),
    ...taughtInEnglish("sudipta"),
    duration: "5 weeks",
    schedule: "Mondays and Wednesdays, 8 pm to 10 pm",
    audience: "Engineers who run services in the cloud, and members of DevOps and security teams.",
    prerequisites: lines(
      "A laptop with 8 GB of RAM. You need no cloud account and no card.",
      "You should be comfortable with Linux and networks.",
    ),
    outcomes: lines(
      "Find excessive permissions and cut them back",
      "Set up storage, containers and Kubernetes securely",
      "Add automatic security tests to a pipeline",
      "Detect incidents in cloud logs",
    ),
    curriculum: inWeeks(
      [
        "Shared responsibility: who answers for what",
        "Identities, roles and least privilege",
        "Lab: finding and trimming excessive permissions",
      ],
      ["Virtual networks and storage", "Where to keep secret keys", "Lab: the open bucket"],
      ["Container and Kubernetes security", "Image scanning and the supply chain"],
      ["Checking infrastructure as code", "Automatic security tests in CI/CD"],
      ["Logs, alerts and incident response", "Final project"],
    ),
  },
}
