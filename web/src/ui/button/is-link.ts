export const isLink = (text: unknown): text is string =>
  typeof text === "string" && /^https?:\/\//i.test(text) && URL.canParse(text)
