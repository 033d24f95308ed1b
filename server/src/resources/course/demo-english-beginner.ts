import type { CreateCourse } from "contract"
import { taughtInEnglish } from "#resources/course/demo-instructors.ts"
import { inWeeks, lines } from "#resources/demo/wording.ts"

export const beginnerInEnglish: Record<string, CreateCourse["en"]> = {
  "digital-safety": {
    title: "Digital safety for everyone",
    category: "Awareness",
    description: lines(
      "One fake message, one wrong tap, and a mobile wallet can be empty within seconds.",
      "This free course is for everyone: students, homemakers, shopkeepers, pensioners. You need no previous knowledge.",
      "In four weeks you learn to keep your phone, your money, your photos and the children in your family safe online.",
      "All classes are in Bengali, and a phone is enough to watch them.",
    ),
    ...taughtInEnglish("jannat"),
    duration: "4 weeks",
    schedule: "Fridays, 7 pm to 9 pm",
    audience: "Anyone with a smartphone, whatever their age, job or education.",
    prerequisites: "A smartphone and an internet connection. No computer, and no previous knowledge.",
    outcomes: lines(
      "Spot fake messages, links and phone calls",
      "Turn on two-step login for all your accounts",
      "Keep the money in your mobile wallet safe",
      "Know what to do in the first hour after losing an account",
    ),
    curriculum: inWeeks(
      ["The phone and app settings that matter", "Strong passwords and password managers", "Turning on two-step login"],
      [
        "Spotting phishing messages and fake links",
        "Why nobody should ever get your OTP or PIN",
        "Mobile banking fraud: lessons from real cases",
      ],
      [
        "What to share on social media, and what not to",
        "The first hour after losing an account",
        "Blackmail with photos or videos: where to find help",
      ],
      ["Safe internet for children and teenagers", "How to check a rumour", "A safety checklist for your own family"],
    ),
  },
  "network-security": {
    title: "Network security basics",
    category: "Networks",
    description: lines(
      "Wherever you want to go in cyber security, the road starts with networks.",
      "Packet by packet, we look at everything that happens behind the screen when you open a website.",
      "You learn IP addresses, subnets, DNS, routing and firewalls not by heart, but in small labs on your own computer.",
      "The course is for people who are completely new to this.",
    ),
    ...taughtInEnglish("sudipta"),
    duration: "6 weeks",
    schedule: "Fridays and Saturdays, 7 pm to 9 pm",
    audience: lines(
      "People who want to work in cyber security and know nothing about networks yet.",
      "People who look after an office network and want solid foundations.",
    ),
    prerequisites: lines(
      "Any laptop or desktop computer with 4 GB of RAM.",
      "If you can use a computer, that is enough.",
    ),
    outcomes: lines(
      "Design the network of a small office",
      "Find problems by capturing packets with Wireshark",
      "Write firewall rules",
      "Recognise and stop some well-known attacks",
    ),
    curriculum: inWeeks(
      ["What a network is, and why", "The OSI and TCP/IP models", "Lab: mapping your home network"],
      ["IPv4, subnets and IPv6", "Switches, VLANs and routers", "Lab: connecting two networks"],
      ["DNS, DHCP, HTTP and TLS", "Reading packets with Wireshark", "Lab: the whole journey of a login"],
      ["Firewalls and how to write rules", "When a VPN helps, and when it does not", "Wi-Fi security"],
      ["ARP spoofing, DNS spoofing and DoS", "IDS and logs", "Lab: detecting and stopping attacks"],
      ["Designing a network for a small office", "Final project and assessment"],
    ),
  },
  linux: {
    title: "Linux for cyber security",
    category: "Operating systems",
    description: lines(
      "No more fear of white text on a black screen.",
      "Step by step, this course takes you from installing Linux to feeling at home on the command line.",
      "Files, permissions, processes, networking and short Bash scripts: only what security work needs every day.",
      "An old computer will do; 4 GB of RAM is enough.",
    ),
    ...taughtInEnglish("sudipta"),
    duration: "4 weeks",
    schedule: "Sundays and Tuesdays, 8 pm to 10 pm",
    audience: "People who want to learn security work but have never used Linux.",
    prerequisites: lines("A computer with 4 GB of RAM; an old one will do.", "You should be comfortable with Windows."),
    outcomes: lines(
      "Work comfortably on the command line",
      "Find suspicious logins in log files",
      "Write Bash scripts for everyday work",
      "Harden a server",
    ),
    curriculum: inWeeks(
      ["Installing Linux in a virtual machine", "Moving around files and folders", "Teaching yourself with man pages"],
      ["Pipes, grep, sed and awk", "Getting what you need out of a log file", "Lab: who tried to get in?"],
      ["Users, groups and permissions", "Processes, services and systemd", "SSH and logging in with keys"],
      ["Writing Bash scripts", "Firewalls and hardening", "Final task: securing a server"],
    ),
  },
}
