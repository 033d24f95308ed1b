import { type Language, lengths, writtenDayIn } from "contract"
import { escapeXml } from "#escape-xml.ts"
import { htmlOf, type MailContent, shortLine, signature } from "#mail/templates.ts"

type Texts = {
  subject: (course: string) => string
  hello: string
  before: string
  startsOn: (day: string) => string
  link: string
  after: string
  why: string
  unsubscribe: string
  unsubscribeLink: string
}

const texts: Record<Language, Texts> = {
  en: {
    subject: (course) => `Registration is open: ${course}`,
    hello: "Hello,",
    before: "You asked us to tell you when registration for this course opens. It is now open:",
    startsOn: (day) => `First class: ${day}`,
    link: "See the course and register",
    after: "You will find the fee, the dates and the registration form there.",
    why: "Why you got this email: someone, probably you, entered this address on our site and asked for it. It is the only email about this course: once it is sent, we delete the address. If it was not you, there is nothing you need to do.",
    unsubscribe: "If you are waiting for other courses too and no longer want these emails:",
    unsubscribeLink: "Unsubscribe",
  },
  bn: {
    subject: (course) => `প্রহরী: ‘${course}’ কোর্সে ভর্তি শুরু হয়েছে`,
    hello: "শুভেচ্ছা নেবেন।",
    before: "এই কোর্সে ভর্তি খুললে জানাতে বলেছিলেন। ভর্তি এখন চলছে:",
    startsOn: (day) => `প্রথম ক্লাস: ${day}`,
    link: "কোর্সটি দেখুন, ভর্তি হোন",
    after: "ফি, তারিখ আর ভর্তির ফরম সেখানেই পাবেন।",
    why: "মেইলটি কেন পেলেন: কেউ একজন, সম্ভবত আপনিই, আমাদের সাইটে এই ঠিকানা দিয়ে ভর্তির খবর চেয়েছিলেন। এই কোর্স নিয়ে এটিই একমাত্র মেইল; পাঠানো হলেই ঠিকানাটি আমরা মুছে ফেলি। আপনি না চেয়ে থাকলে কিছুই করতে হবে না।",
    unsubscribe: "অন্য কোর্সের জন্যও অপেক্ষায় থাকলে, আর এমন মেইল পেতে না চাইলে:",
    unsubscribeLink: "এই মেইল বন্ধ করুন",
  },
}

export type OpeningFacts = {
  title: string
  /** Empty if it is not known, or past. */
  startsOn: string
  link: string
  unsubscribeLink: string
}

export function openingMail(language: Language, { title, startsOn, link, unsubscribeLink }: OpeningFacts): MailContent {
  const { subject, hello, before, after, why, unsubscribe, ...labels } = texts[language]
  const course = shortLine(title, lengths.name)
  const facts = [course, ...(startsOn ? [labels.startsOn(writtenDayIn(language, startsOn))] : [])]
  const footer = [why, `${unsubscribe}\n${unsubscribeLink}`]
  const paragraphs = [hello, before, facts.join("\n"), `${labels.link}\n${link}`, after, signature[language]]
  const text = [...paragraphs, `-- \n${footer.join("\n\n")}`].join("\n\n")
  const [name = "", ...others] = facts.map(escapeXml)
  const [href, unsubscribeHref] = [escapeXml(link), escapeXml(unsubscribeLink)]
  const html = htmlOf(language, subject(course), [
    `<p>${hello}</p>`,
    `<p>${before}</p>`,
    `<p><strong>${name}</strong>${others.map((fact) => `<br>${fact}`).join("")}</p>`,
    `<p><a href="${href}">${labels.link}</a><br>${href}</p>`,
    `<p>${after}</p>`,
    `<p>${signature[language]}</p>`,
    `<p style="color: #666; font-size: 13px">${why}</p>`,
    `<p style="color: #666; font-size: 13px">${unsubscribe} <a href="${unsubscribeHref}">${labels.unsubscribeLink}</a></p>`,
  ])
  return { subject: subject(course), text: `${text}\n`, html }
}
