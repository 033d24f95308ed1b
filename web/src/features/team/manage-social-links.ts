/** In the order of the product document; what they are called is the screen's words' matter. */
export const socialLinks = ["facebookLink", "twitterLink", "linkedinLink", "instagramLink"] as const
