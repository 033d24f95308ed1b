import { editors } from "../call/call.ts"
import { callsOf } from "../call/calls-of.ts"
import { list } from "../call/resource.ts"
import { KeepTranslation, OutdatedText } from "../outdated-text.ts"
import { englishFieldsOf, recordKinds } from "../records.ts"

export * from "../outdated-text.ts"

const translations = callsOf("translation")

export const getOutdatedTexts = translations.get("/translations/get-outdated", {
  access: editors,
  response: list(OutdatedText),
  topics: ["translation", "site", ...recordKinds.filter((kind) => englishFieldsOf(kind).length > 0)],
  message: "Texts found",
  summary: "List the English texts whose originals were changed afterwards, the oldest change first",
  description: "A text leaves the list when it is changed or removed, or by `/translations/keep`.",
})

export const keepTranslation = translations.patch("/translations/keep", {
  access: editors,
  body: KeepTranslation,
  message: "Translation kept",
  summary: "Say that an English text is still right",
  description: "Takes it from the list until its original is changed again.",
})
