import type { Widened } from "#i18n/en.ts"

/** A number that is written unlike the others. */
const en = {
  unlike: (example: string) =>
    example === ""
      ? "This does not look like a number."
      : `It does not look like your other numbers (${example}). Issue it anyway?`,
  anyway: "Issue it anyway",
  rowUnlike: (example: string) =>
    example === "" ? "This does not look like a number" : `Does not look like your other numbers (${example})`,
  several: (count: string, isOne: boolean) =>
    isOne
      ? "1 number does not look like your other numbers. Mend it in the list, or issue it anyway."
      : `${count} numbers do not look like your other numbers. Mend them in the list, or issue them anyway.`,
  severalAnyway: "Issue anyway",
}

const bn: Widened<typeof en> = {
  unlike: (example) =>
    example === ""
      ? "এটি সনদ নম্বরের মতো দেখাচ্ছে না।"
      : `আপনাদের অন্য নম্বরগুলোর (${example}) সঙ্গে এটির মিল নেই। তবু এই নম্বরেই সনদ দেবেন?`,
  anyway: "তবু এই নম্বরে দিন",
  rowUnlike: (example) => (example === "" ? "এটি সনদ নম্বরের মতো দেখাচ্ছে না" : `অন্য নম্বরগুলোর (${example}) সঙ্গে মিল নেই`),
  several: (count) => `${count}টি নম্বর আপনাদের অন্য নম্বরগুলোর মতো নয়। তালিকায় ঠিক করে নিন, অথবা এভাবেই সনদ দিন।`,
  severalAnyway: "এভাবেই সনদ দিন",
}

export const unlikeTexts = { en, bn }
