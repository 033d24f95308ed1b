import { type Call, type SectionVersion, type SiteList, writtenAsJson } from "contract"
import type { ReactNode } from "react"
import type { EditForm } from "#api/form/edit-form.ts"
import { sectionScreen } from "#features/site/section-screen.tsx"
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

/** The screen of a section that is a list. */
export const listScreen = (list: SiteList, { get, update, reset, form, tools }: ListPlan) =>
  sectionScreen<Input, Output, ListRow>({
    section: list,
    get: get as never,
    update: update as never,
    reset: reset as never,
    schema: writtenAsJson(form) as never,
    inputOf: ({ items }) => ({ items: JSON.stringify(items) }),
    labels: { en: { items: listTexts.en.items }, bn: { items: listTexts.bn.items } },
    shown: readable,
    fields: (edited) => <Items list={list} edited={edited} tools={tools} />,
    preview: ({ items }, isSaved) => <ListPreview list={list} items={itemsOf(items)} isSaved={isSaved} />,
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
