import * as z from "zod/mini"
import { issue } from "../call/problem.ts"
import { toLatinDigits } from "../text/digits.ts"
import { form, image, logo, requiredText, text } from "../text/input.ts"
import { foldLetters } from "../text/search-text.ts"
import type { SiteItem } from "./site-item.ts"
import { institutionLevels, maxItems, type SiteList } from "./site-list.ts"

/** A name without differences in case, spacing and punctuation. */
const comparable = (name: string) =>
  foldLetters(name)
    .replaceAll("&", "and")
    .replace(/[^\p{L}\p{M}\p{N}]/gu, "")

/** Items that would be the same for visitors have the same key. */
const keys: { readonly [List in SiteList]: (item: SiteItem<List>) => string } = {
  hero: ({ image }) => image,
  numbers: ({ text }) => comparable(text),
  partners: ({ name }) => comparable(name),
  accreditations: ({ name }) => comparable(name),
  institutions: ({ level, name, district }) => [level, comparable(name), comparable(district)].join(),
  trainings: ({ title, audience }) => [title, audience].map(comparable).join(),
  paymentWays: ({ name }) => comparable(name),
}
export const itemKey = <List extends SiteList>(list: List, item: SiteItem<List>): string => keys[list](item)

/** The field in which an item differs from all others. */
export const titleFields = {
  ...{ hero: "image", numbers: "text", partners: "name", accreditations: "name" },
  ...{ institutions: "name", trainings: "title", paymentWays: "name" },
} as const satisfies Record<SiteList, string>

const written = (max: number) => requiredText(max, "fieldRequired")
const optional = (max: number) => z.optional(text(max))
const english = <Texts extends z.core.$ZodShape>(texts: Texts) => z.optional(z.object(texts, issue("badInput")))
const flag = z.boolean(issue("badInput"))

/** The number of items is checked first: a body has room for thousands of wrong ones. */
function listForm<List extends SiteList, Item extends z.core.$ZodShape>(list: List, fields: Item) {
  const item = z.object(fields, issue("badInput"))
  const max = maxItems[list]
  const withinMax = z.refine<unknown[]>((items) => items.length <= max, {
    error: issue("listTooLong", { max }),
    abort: true,
  })
  const once = (payload: z.core.ParsePayload<z.output<typeof item>[]>) => {
    const seen = new Map<string, number>()
    for (const [index, each] of payload.value.entries()) {
      const key = itemKey(list, each as unknown as SiteItem<List>)
      const number = seen.get(key)
      if (number === undefined) {
        seen.set(key, index + 1)
        continue
      }
      const path = [index, titleFields[list]]
      payload.issues.push({
        ...{ code: "custom", input: each, path },
        message: issue("inListTwice", { number }),
      })
    }
  }
  const items = z.pipe(z.array(z.unknown(), issue("badInput")).check(withinMax), z.array(item).check(once))
  return form({ items: items as unknown as z.ZodMiniType<z.output<typeof item>[], z.input<typeof item>[]> })
}

export const UpdateHero = listForm("hero", {
  image: image("fieldRequired"),
  text: written(300),
  en: english({ text: optional(300) }),
})
export const UpdateNumbers = listForm("numbers", {
  number: written(16).check(z.overwrite(toLatinDigits)),
  text: written(120),
  en: english({ text: optional(120) }),
})
export const UpdatePartners = listForm("partners", {
  image: z.optional(logo),
  name: written(80),
  en: english({ name: optional(80) }),
})
export const UpdateAccreditations = listForm("accreditations", {
  image: z.optional(logo),
  name: written(120),
  text: optional(200),
  en: english({ name: optional(120), text: optional(200) }),
})
export const UpdateInstitutions = listForm("institutions", {
  level: z.enum(institutionLevels, issue("invalidInstitutionLevel")),
  name: written(160),
  district: written(60),
  en: english({ name: optional(160), district: optional(60) }),
})
export const UpdateTrainings = listForm("trainings", {
  isRunning: flag,
  title: written(120),
  audience: written(160),
  duration: written(120),
  en: english({ title: optional(120), audience: optional(160), duration: optional(120) }),
})
export const UpdatePaymentWays = listForm("paymentWays", {
  name: written(60),
  number: optional(60),
  account: optional(120),
  en: english({ name: optional(60) }),
})

/** The form of a list for a screen that holds the items as JSON. */
export const writtenAsJson = (listForm: z.ZodMiniType) =>
  z.pipe(
    z.object({ items: z.string() }),
    z.pipe(
      z.transform(({ items }: { items: string }): unknown => ({ items: JSON.parse(items) })),
      listForm as z.ZodMiniType<unknown, unknown>,
    ),
  )
