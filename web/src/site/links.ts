/** Where the company can be met outside of this site. One that is empty is not shown. */
export const links = {
  /** Chat for whoever wants a training or a talk. */
  chat: "https://chat.example/prohori",
  /** For students whose course is closed and who cannot wait. */
  emergency: "https://chat.example/prohori-help",
  booking: "https://booking.example/prohori",
  feminaGroup: "https://chat.example/prohori-femina",
  universityAmbassador: "https://forms.example/prohori-university-ambassador",
  collegeAmbassador: "https://forms.example/prohori-college-ambassador",
}

/** The country's own number for emergencies. */
export const nationalEmergency = "999"

/** The company's blog on another site. Many refuse to be shown inside ours: only the company knows. */
export const blog = {
  address: "https://blog.example/prohori",
  isEmbeddable: false,
}
