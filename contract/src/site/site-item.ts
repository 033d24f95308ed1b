import * as z from "zod/mini"
import { institutionLevels, type SiteList } from "./site-list.ts"

const inTwoLanguages = <Texts extends z.core.$ZodShape>(texts: Texts) => ({ ...texts, en: z.object(texts) })
const listOf = <Item extends z.core.$ZodShape>(item: Item) => z.object({ items: z.array(z.object(item)) })

/** The images at the top of the home page. `text` says what an image shows. */
export const HeroContent = listOf({ image: z.string(), ...inTwoLanguages({ text: z.string() }) })
/** `number` is written in Latin digits; pages show it in those of their language. */
export const NumbersContent = listOf({ number: z.string(), ...inTwoLanguages({ text: z.string() }) })
export const PartnersContent = listOf({ image: z.string(), ...inTwoLanguages({ name: z.string() }) })
/** `text` says which part of the work is reviewed. */
export const AccreditationsContent = listOf({
  image: z.string(),
  ...inTwoLanguages({ name: z.string(), text: z.string() }),
})
/** The universities and colleges of the ambassador programme, in the order in which they joined. */
export const InstitutionsContent = listOf({
  level: z.enum(institutionLevels),
  ...inTwoLanguages({ name: z.string(), district: z.string() }),
})
export const TrainingsContent = listOf({
  isRunning: z.boolean(),
  ...inTwoLanguages({ title: z.string(), audience: z.string(), duration: z.string() }),
})
/** `number` is a merchant number or an account, `account` the name that an app or a bank shows for it. Both may be empty. */
export const PaymentWaysContent = listOf({
  ...inTwoLanguages({ name: z.string() }),
  number: z.string(),
  account: z.string(),
})

/** The texts of each list. */
export type SiteListContent = {
  hero: z.infer<typeof HeroContent>
  numbers: z.infer<typeof NumbersContent>
  partners: z.infer<typeof PartnersContent>
  accreditations: z.infer<typeof AccreditationsContent>
  institutions: z.infer<typeof InstitutionsContent>
  trainings: z.infer<typeof TrainingsContent>
  paymentWays: z.infer<typeof PaymentWaysContent>
}
export type SiteItem<List extends SiteList = SiteList> = SiteListContent[List]["items"][number]
export type Institution = SiteItem<"institutions">

/** An item without texts: the values of fields that a form leaves out. */
export const blankItems: { readonly [List in SiteList]: SiteItem<List> } = {
  hero: { image: "", text: "", en: { text: "" } },
  numbers: { number: "", text: "", en: { text: "" } },
  partners: { image: "", name: "", en: { name: "" } },
  accreditations: { image: "", name: "", text: "", en: { name: "", text: "" } },
  institutions: { level: "university", name: "", district: "", en: { name: "", district: "" } },
  trainings: {
    ...{ isRunning: false, title: "", audience: "", duration: "" },
    en: { title: "", audience: "", duration: "" },
  },
  paymentWays: { name: "", number: "", account: "", en: { name: "" } },
}
