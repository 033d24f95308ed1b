/** The company's links to other sites. An empty one is not shown. */
export const links = {
  /** The chat for requests for trainings or talks. */
  chat: "https://chat.example/prohori",
  /** For students who need help although registration for their course is closed. */
  emergency: "https://chat.example/prohori-help",
  booking: "https://booking.example/prohori",
  feminaGroup: "https://chat.example/prohori-femina",
  universityAmbassador: "https://forms.example/prohori-university-ambassador",
  collegeAmbassador: "https://forms.example/prohori-college-ambassador",
}

/** The company's blog on another site. Many sites refuse to be framed; only the company knows about its own. */
export const blog = {
  url: "https://blog.example/prohori",
  isEmbeddable: false,
  /** Its RSS or Atom feed, from which `/blogs` lists the latest posts; empty if there is none. Redirects are not followed. */
  feedUrl: "",
}
