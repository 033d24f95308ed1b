/** The company in numbers, on the home page and the page about it. */
export const numbers = [
  { number: "10,000", text: "students have learned with us" },
  { number: "64", text: "districts have hosted one of our workshops" },
  { number: "500", text: "women have earned a certificate through Femina" },
  { number: "70%", text: "is the pass mark for a professional certificate, with no exceptions" },
]
