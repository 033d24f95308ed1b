import type { Widened } from "#i18n/en.ts"

/** A number that a certificate has already. */
const en = {
  other: (name: string) => `It is on the certificate of ${name}.`,
  same: (name: string) => `${name} already has this certificate; perhaps your last attempt went through.`,
  use: (number: string) => `Use ${number}`,
}

const bn: Widened<typeof en> = {
  other: (name) => `নম্বরটি ${name}-এর সনদের।`,
  same: (name) => `এই নম্বরে ${name}-এর সনদ আছে; হয়তো আগের বারই সনদটি তৈরি হয়ে গেছে।`,
  use: (number) => `${number} ব্যবহার করুন`,
}

export const takenTexts = { en, bn }
