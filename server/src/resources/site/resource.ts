import {
  Announcement,
  announcedOn,
  CurrentAnnouncement,
  dhakaDay,
  getAnnouncement,
  getCurrentAnnouncement,
  getSiteAccreditations,
  getSiteContact,
  getSiteHero,
  getSiteInstitutions,
  getSiteLegal,
  getSiteNumbers,
  getSitePartners,
  getSitePaymentWays,
  getSiteSections,
  getSiteTrainings,
  getSiteVersions,
  resetAnnouncement,
  resetSiteAccreditations,
  resetSiteContact,
  resetSiteHero,
  resetSiteInstitutions,
  resetSiteLegal,
  resetSiteNumbers,
  resetSitePartners,
  resetSitePaymentWays,
  resetSiteTrainings,
  restoreSiteVersion,
  SiteAccreditations,
  SiteContact,
  SiteHero,
  SiteInstitutions,
  SiteLegal,
  SiteNumbers,
  SitePartners,
  SitePaymentWays,
  SiteSectionState,
  SiteTrainings,
  SiteVersion,
  siteSections,
  updateAnnouncement,
  updateSiteAccreditations,
  updateSiteContact,
  updateSiteHero,
  updateSiteInstitutions,
  updateSiteLegal,
  updateSiteNumbers,
  updateSitePartners,
  updateSitePaymentWays,
  updateSiteTrainings,
} from "contract"
import { requesterOf } from "#http/guard.ts"
import { type App, handle, handleChange, listOf } from "#http/handle.ts"
import { type Dependencies, example, type Resource } from "#resources/resource.ts"
import { changedAnnouncement, openPage } from "#resources/site/announcement.ts"
import { restoreVersion } from "#resources/site/changes.ts"
import { changedContact } from "#resources/site/contact.ts"
import { changedLegal } from "#resources/site/legal.ts"
import { described, listRoutes, sectionRoutes } from "#resources/site/section.ts"

const announced = {
  hasBanner: true,
  hasPopup: true,
  firstDay: "2026-11-20",
  lastDay: "2026-12-05",
  banner: "নবম ব্যাচে ভর্তি চলছে",
  bannerLink: "/courses/ehp",
  heading: "নতুন ব্যাচ: এথিক্যাল হ্যাকিং প্রফেশনাল",
  text: "ক্লাস শুরু ৬ ডিসেম্বর। আসন ত্রিশটি।",
  button: "কোর্সটি দেখুন",
  link: "/courses/ehp",
  image: "https://images.example.com/batch.webp",
  en: {
    banner: "Registration for the ninth batch is open",
    heading: "New batch: Ethical Hacking Professional",
    text: "Classes start on 6 December. Thirty seats.",
    button: "See the course",
  },
}
const office = {
  email: "office@prohori.example",
  phone: "+880 9600 000 014",
  address: "বাড়ি ১৪, সড়ক ৭, ধানমন্ডি, ঢাকা",
  hours: "রবি থেকে বৃহস্পতিবার, সকাল ১০টা থেকে সন্ধ্যা ৬টা",
  en: { address: "House 14, Road 7, Dhanmondi, Dhaka", hours: "Sunday to Thursday, 10 am to 6 pm" },
  mapUrl: "https://map.example/prohori",
  whatsapp: "https://chat.example/prohori-whatsapp",
  messenger: "https://chat.example/prohori-messenger",
  facebook: "https://facebook.example/prohori",
  youtube: "https://youtube.example/@prohori",
  linkedin: "https://linkedin.example/company/prohori",
  instagram: "",
  chat: "https://chat.example/prohori",
  booking: "https://booking.example/prohori",
  emergency: "https://chat.example/prohori-help",
  feminaGroup: "https://chat.example/prohori-femina",
  universityAmbassador: "https://forms.example/university-ambassador",
  collegeAmbassador: "https://forms.example/college-ambassador",
}
const legal = {
  ...{ legalName: "প্রহরী সাইবার সিকিউরিটি লিমিটেড", tradeLicence: "TRAD/DSCC/014207/2019", bin: "000014207-0101" },
  en: { legalName: "Prohori Cyber Security Limited" },
}
const listExamples = [
  [
    SiteHero,
    { image: "/site/hero-1.svg", text: "বোর্ডে নেটওয়ার্ক বোঝাচ্ছেন শিক্ষক।", en: { text: "A teacher explains a network." } },
  ],
  [SiteNumbers, { number: "1,200", text: "শিক্ষার্থী শিখেছেন", en: { text: "students have learned with us" } }],
  [SitePartners, { image: "https://images.example.com/bank.webp", name: "শালুক ব্যাংক", en: { name: "Shaluk Bank" } }],
  [
    SiteAccreditations,
    {
      ...{ image: "https://images.example.com/guild.webp", name: "বেঙ্গল টেস্টার্স গিল্ড", text: "পেনিট্রেশন টেস্টার" },
      en: { name: "Guild of Bengal Testers", text: "Our penetration testers" },
    },
  ],
  [
    SiteInstitutions,
    {
      ...{ level: "university", name: "পদ্মাপাড় বিশ্ববিদ্যালয়", district: "রাজশাহী" },
      en: { name: "Padmapar University", district: "Rajshahi" },
    },
  ],
  [
    SiteTrainings,
    {
      ...{ isRunning: true, title: "নিরাপদ কোডিং", audience: "সফটওয়্যার দল", duration: "৫ দিন" },
      en: { title: "Secure coding", audience: "Software teams", duration: "5 days" },
    },
  ],
  [
    SitePaymentWays,
    { name: "বিকাশ", number: "01700-000014", account: "Prohori Cyber Security Limited", en: { name: "bKash" } },
  ],
] as const
const version = {
  version: 3,
  isShipped: false,
  changedBy: "Farhana Haque",
  updatedAt: "2026-11-24T09:30:00.000Z",
}

export const site: Resource = {
  routes: siteRoutes,
  examples: [
    example(Announcement, { ...announced, ...version }),
    example(SiteContact, { ...office, ...version }),
    example(SiteLegal, { ...legal, ...version }),
    ...listExamples.map(([schema, item]) => example(schema, { items: [item], ...version } as never)),
    example(CurrentAnnouncement, { ...announced, version: 3 }),
    example(SiteSectionState, { section: "announcement", ...version, announced: "now" }),
    example(SiteVersion, version),
  ],
  bodies: {
    updateAnnouncement: { lastDay: "2026-12-12", en: { banner: "Registration ends on 12 December" } },
    updateSiteLegal: { tradeLicence: "TRAD/DSCC/014207/2027" },
    updateSiteContact: { phone: "+880 9600 000 015", en: { hours: "Sunday to Thursday, 9 am to 5 pm" } },
    restoreSiteVersion: { section: "announcement", version: 2 },
  },
}

function siteRoutes(app: App, { database, siteContent }: Dependencies) {
  const { read } = database
  const today = () => dhakaDay(Date.now())

  handle(app, getCurrentAnnouncement, async () => {
    const { content, version } = await siteContent.present("announcement")
    if (announcedOn(today(), content) !== "now") return { data: null }
    const links = { bannerLink: await openPage(read, content.bannerLink), link: await openPage(read, content.link) }
    return { data: { ...content, ...links, version } }
  })

  handle(app, getSiteSections, async () => {
    const present = await Promise.all(siteSections.map((section) => siteContent.present(section)))
    const versions = await described(read, present)
    const { content } = await siteContent.present("announcement")
    return listOf(
      siteSections.map((section, index) => ({
        section,
        ...(versions[index] as SiteVersion),
        announced: section === "announcement" ? announcedOn(today(), content) : "",
      })),
    )
  })

  const context = { app, database, siteContent }
  sectionRoutes(context, "announcement", getAnnouncement, updateAnnouncement, resetAnnouncement, changedAnnouncement)
  sectionRoutes(context, "contact", getSiteContact, updateSiteContact, resetSiteContact, changedContact)
  listRoutes(context, "hero", getSiteHero, updateSiteHero, resetSiteHero)
  sectionRoutes(context, "legal", getSiteLegal, updateSiteLegal, resetSiteLegal, changedLegal)
  listRoutes(context, "numbers", getSiteNumbers, updateSiteNumbers, resetSiteNumbers)
  listRoutes(context, "partners", getSitePartners, updateSitePartners, resetSitePartners)
  listRoutes(context, "accreditations", getSiteAccreditations, updateSiteAccreditations, resetSiteAccreditations)
  listRoutes(context, "institutions", getSiteInstitutions, updateSiteInstitutions, resetSiteInstitutions)
  listRoutes(context, "trainings", getSiteTrainings, updateSiteTrainings, resetSiteTrainings)
  listRoutes(context, "paymentWays", getSitePaymentWays, updateSitePaymentWays, resetSitePaymentWays)

  handle(app, getSiteVersions, async ({ params: { section } }) => {
    const rows = read.selectFrom("siteVersion").selectAll().where("section", "=", section)
    const stored = await rows.orderBy("version", "desc").execute()
    const versions = stored.map((row) => ({ ...row, isShipped: row.content === "" }))
    return listOf(await described(read, versions))
  })

  handleChange(app, database, restoreSiteVersion, async (trx, request) => {
    const { section, version } = request.body
    const edit = { trx, section, by: requesterOf(request), shipped: await siteContent.shipped() }
    const [restored] = await described(trx, [await restoreVersion(edit, version)])
    return { data: restored as SiteVersion }
  })
}
