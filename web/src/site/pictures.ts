/** The large pictures of pages; what they show is said in each page's own words. */
export const pictures = {
  about: "/site/about.svg",
  ambassador: "/site/ambassador.svg",
  femina: "/site/femina.svg",
}
