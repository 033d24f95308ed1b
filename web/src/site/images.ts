/** The large images of pages; their descriptions are among the texts of each page. */
export const images = { about: "/site/about.svg", ambassador: "/site/ambassador.svg", femina: "/site/femina.svg" }
