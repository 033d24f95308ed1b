/**
 * Public services for people who are in danger or harassed online. `checkedOn` is the day on which the number was compared with its
 * source. Call each number yourself before you publish the site, and again every year; then change the day.
 */
export const helplines = [
  {
    id: "emergency",
    phone: "999",
    source: {
      name: "barta24.com",
      url: "https://www.barta24.com/details/national/239473/national-emergency-service-999-launched-police-headquarters",
    },
    checkedOn: "2026-11-24",
  },
  {
    id: "police",
    phone: "01320000888",
    email: "cybersupport.women@police.gov.bd",
    page: "https://www.facebook.com/PCSW.PHQ/",
    source: {
      name: "bdnews24.com",
      url: "https://bdnews24.com/bangladesh/2020/11/16/bangladesh-forms-cell-with-policewomen-to-support-female-victims-of-cybercrimes",
    },
    checkedOn: "2026-11-24",
  },
  {
    id: "violence",
    phone: "109",
    source: { name: "risingbd.com", url: "https://www.risingbd.com/amp/national/news/218957" },
    checkedOn: "2026-11-24",
  },
  {
    id: "children",
    phone: "1098",
    source: { name: "prothomalo.com", url: "https://en.prothomalo.com/bangladesh/8ypbkxjg4x" },
    checkedOn: "2026-11-24",
  },
] as const

/** Where the quick-exit button leads: a page that raises no questions on anybody's screen. */
export const quickExitUrl = "https://www.google.com/"
