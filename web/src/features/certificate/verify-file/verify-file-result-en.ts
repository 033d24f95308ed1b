import type { Widened } from "#i18n/en.ts"
import { verify } from "#site/en/verify.ts"
import type { Replacement } from "./verify-file-check.ts"
import type { FileOutcome } from "./verify-file-outcome.ts"

type Message = { title: string; text: string }

const outcomes: Record<FileOutcome, Message> = {
  original: {
    title: "The certificate is valid",
    text: "This is the original document: not one letter, line or image was changed since we issued it. Please compare the name with that of the person who gave it to you.",
  },
  credential: {
    title: "The certificate is valid",
    text: "We signed this credential. It is not a document: please compare the details below with the certificate and the person.",
  },
  changed: {
    title: "This is not the original file",
    text: "It was changed after we issued it, or saved again by another program: what you see in it may be forged. Below is what we certified under its number. Rely only on that; if the file says anything else, please do not accept it.",
  },
  wrongSignature: {
    title: "The certificate is not valid: its signature is wrong",
    text: "Someone changed what we signed, or someone else signed it. Please do not accept it.",
  },
  headerRefused: {
    title: "The certificate is not valid: it is not signed the way ours are",
    text: "The credential is unsigned, or not signed the way we sign. Please do not accept it as one of our certificates.",
  },
  unknownKey: {
    title: "The certificate is not valid: we do not know its key",
    text: "It claims to be ours, but was signed with a key that is not one of ours. If you downloaded it only a few minutes ago, please try again.",
  },
  wrongIssuer: {
    title: "This is not one of our certificates",
    text: "Another organisation issued this credential. Only that organisation can say whether it is valid.",
  },
  unsupported: {
    title: "This browser cannot check signatures",
    text: "Please use a current version of Chrome, Firefox, Edge or Safari, or check the number of the certificate instead.",
  },
  clockBehind: {
    title: "Please set the clock of your device",
    text: "According to it, this certificate or our list of revoked ones comes from the future. While the clock is behind, an expired certificate could look valid.",
  },
  notYetValid: {
    title: "The certificate is not valid yet",
    text: "Its first day has not come yet.",
  },
  expired: {
    title: "The certificate is not valid: it has expired",
    text: "We issued it, but its last day is over. Please ask the holder whether it has been renewed.",
  },
  revoked: {
    title: "The certificate is no longer valid",
    text: "We issued it, but have since revoked it or replaced it by a corrected one. We could not find out which: please check its number.",
  },
  wrongStatusList: {
    title: "The certificate could not be checked completely",
    text: "Our list of revoked certificates does not match it. Please check its number instead.",
  },
  tooLarge: {
    title: "This file is too large",
    text: "Our documents are much smaller than 10 MB. The file was not read.",
  },
  notReadable: {
    title: "This is neither a PDF nor a signed credential",
    text: "Or only a part of one was copied. Please choose the PDF that was downloaded from us; a scan or a photo can only be checked by the number on it.",
  },
  noCredential: {
    title: "This PDF contains no signed credential",
    text: "It is not one of our documents, or it was printed, scanned or assembled anew. That does not mean that the certificate is forged: please check the number on it.",
  },
}

type Replaced = Record<Replacement["reason"], (day: string) => Message>

/** The reason for which our list does not accept a credential any more, if the present certificate could be asked. */
const replaced: Replaced = {
  revoked: (day) => ({
    title: "The certificate is no longer valid: it was revoked",
    text: `We issued it, but ${day ? `revoked it on ${day}` : "have revoked it since"}. Please do not accept it; if in doubt, ask us.`,
  }),
  corrected: (day) => ({
    title: "This file is out of date: the certificate was corrected",
    text: `We corrected the certificate on ${day}. It is not revoked, but this file is the earlier version. Please check its number to find the current one.`,
  }),
  otherVersion: () => ({
    title: "This file is out of date: the certificate has a newer version",
    text: "The certificate is not revoked, but this file is an earlier version of it. Please check its number to find the current one.",
  }),
  deleted: () => ({
    title: "The certificate is no longer valid",
    text: "We issued it, but there is no longer a certificate with this number. If in doubt, ask us.",
  }),
}

/** The texts about a checked file. Loaded with the first file, in one language. */
export const fileResultTexts = {
  outcomes,
  record: verify.record,
  replaced,
  details: "What we certified",
  checkedOn: "Checked on",
  deviceClock: "This is the time of your device. If its clock is wrong, this result may be wrong too.",
  byNumber: "Check its number",
  download: "Download the original",
  again: "Check the file again",
}

export type FileResultTexts = Widened<Omit<typeof fileResultTexts, "replaced">> & { replaced: Replaced }
