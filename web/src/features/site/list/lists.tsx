import {
  type Call,
  getSiteAccreditations,
  getSiteHero,
  getSiteInstitutions,
  getSiteNumbers,
  getSitePartners,
  getSitePaymentWays,
  getSiteTrainings,
  resetSiteAccreditations,
  resetSiteHero,
  resetSiteInstitutions,
  resetSiteNumbers,
  resetSitePartners,
  resetSitePaymentWays,
  resetSiteTrainings,
  type SectionVersion,
  type SiteList,
  UpdateAccreditations,
  UpdateHero,
  UpdateInstitutions,
  UpdateNumbers,
  UpdatePartners,
  UpdatePaymentWays,
  UpdateTrainings,
  updateSiteAccreditations,
  updateSiteHero,
  updateSiteInstitutions,
  updateSiteNumbers,
  updateSitePartners,
  updateSitePaymentWays,
  updateSiteTrainings,
  writtenAsJson,
} from "contract"
import type { ReactNode } from "react"
import type { EditForm } from "#api/form/edit-form.ts"
import { sectionScreen } from "#features/site/section-screen.tsx"
import { InstitutionFile } from "./institution-file.tsx"
import { ItemsEditor } from "./items-editor.tsx"
import { ListPreview } from "./list-preview.tsx"
import { listTexts } from "./list-texts.ts"
import { type Item, itemsOf } from "./use-items.ts"

/** The items as JSON: drafts and conflicts compare them like a text. */
type Input = { items: string }
type Output = { items: object[] }
type ListRow = SectionVersion & { items: readonly object[] }

type ListPlan = {
  get: Call
  update: Call
  reset: Call
  form: Parameters<typeof writtenAsJson>[0]
  /** Other ways to change the list. */
  tools?: (items: readonly Item[], replace: (items: readonly Item[]) => void) => ReactNode
}

/** A line for each item, for people. */
const readable = (value: string) =>
  itemsOf(value)
    .map(({ en, ...item }) => [...Object.values(item), ...Object.values(en)].filter(Boolean).join(" · "))
    .join("\n")

const listScreen = (list: SiteList, { get, update, reset, form, tools }: ListPlan) =>
  sectionScreen<Input, Output, ListRow>({
    section: list,
    get: get as never,
    update: update as never,
    reset: reset as never,
    schema: writtenAsJson(form) as never,
    nothing: list === "hero" ? undefined : { items: [] },
    inputOf: ({ items }) => ({ items: JSON.stringify(items) }),
    labels: { en: { items: listTexts.en.items }, bn: { items: listTexts.bn.items } },
    shown: readable,
    fields: (edited) => <Items list={list} edited={edited} tools={tools} />,
    preview: ({ items }, isSaved) =>
      // Pages show the names of institutions as a list, as the form does.
      list !== "institutions" && <ListPreview list={list} items={itemsOf(items)} isSaved={isSaved} />,
  })

type ItemsProps = Pick<ListPlan, "tools"> & { list: SiteList; edited: EditForm<Input, Output> }

function Items({ list, edited: { form, setField, errorOf }, tools }: ItemsProps) {
  return (
    <ItemsEditor
      list={list}
      value={form.watch("items")}
      onChange={(value) => setField("items", value)}
      errorOf={(path) => errorOf(path as never)}
      submitCount={form.formState.submitCount}
      tools={tools}
    />
  )
}

export const lists: Readonly<Record<SiteList, () => ReactNode>> = {
  hero: listScreen("hero", { get: getSiteHero, update: updateSiteHero, reset: resetSiteHero, form: UpdateHero }),
  numbers: listScreen("numbers", {
    ...{ get: getSiteNumbers, update: updateSiteNumbers, reset: resetSiteNumbers },
    form: UpdateNumbers,
  }),
  partners: listScreen("partners", {
    ...{ get: getSitePartners, update: updateSitePartners, reset: resetSitePartners },
    form: UpdatePartners,
  }),
  accreditations: listScreen("accreditations", {
    ...{ get: getSiteAccreditations, update: updateSiteAccreditations, reset: resetSiteAccreditations },
    form: UpdateAccreditations,
  }),
  institutions: listScreen("institutions", {
    ...{ get: getSiteInstitutions, update: updateSiteInstitutions, reset: resetSiteInstitutions },
    form: UpdateInstitutions,
    tools: (items, replace) => <InstitutionFile items={items as never} replace={replace as never} />,
  }),
  trainings: listScreen("trainings", {
    ...{ get: getSiteTrainings, update: updateSiteTrainings, reset: resetSiteTrainings },
    form: UpdateTrainings,
  }),
  paymentWays: listScreen("paymentWays", {
    ...{ get: getSitePaymentWays, update: updateSitePaymentWays, reset: resetSitePaymentWays },
    form: UpdatePaymentWays,
  }),
}
