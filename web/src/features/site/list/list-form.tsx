import { type Call, type SectionVersion, type SiteList, writtenAsJson } from "contract"
import type { ReactNode } from "react"
import type { EditForm } from "#api/form/edit-form.ts"
import { SectionForm } from "#features/site/section-form.tsx"
import { SectionScreen, type SectionScreenProps } from "#features/site/section-screen.tsx"
import { useTexts } from "#i18n/language.tsx"
import { ItemsEditor } from "./items-editor.tsx"
import { ListPreview } from "./list-preview.tsx"
import { listTexts } from "./list-texts.ts"
import { type Item, itemsOf } from "./use-items.ts"

/** The items as JSON: drafts and conflicts compare them like a text. */
type Input = { items: string }
type Output = { items: object[] }
type ListRow = SectionVersion & { items: readonly object[] }

export type ListScreenProps = {
  list: SiteList
  /** The query and the lazy query of the list. */
  useList: (input: undefined, options: typeof fresh) => SectionScreenProps<ListRow>["result"]
  useRead: () => readonly [() => { unwrap: () => Promise<{ data: ListRow }> }, ...unknown[]]
  form: Parameters<typeof writtenAsJson>[0]
  update: Call
  reset: Call
  /** Other ways to change the list. */
  tools?: (items: readonly Item[], replace: (items: readonly Item[]) => void) => ReactNode
}

const fresh = { refetchOnMountOrArgChange: true } as const

const inputOf = ({ items }: ListRow): Input => ({ items: JSON.stringify(items) })

/** A line for each item, for people. */
const readable = (value: string) =>
  itemsOf(value)
    .map(({ en, ...item }) => [...Object.values(item), ...Object.values(en)].filter(Boolean).join(" · "))
    .join("\n")

/** The screen of a section that is a list. */
export function ListScreen({ list, useList, useRead, form, update, reset, tools }: ListScreenProps) {
  const result = useList(undefined, fresh)
  const [read] = useRead()
  const texts = useTexts(listTexts)
  return (
    <SectionScreen section={list} result={result}>
      {(opened, key) => (
        <SectionForm<Input, Output, ListRow>
          key={key}
          section={list}
          {...opened}
          schema={writtenAsJson(form) as never}
          inputOf={inputOf}
          readLatest={async () => (await read().unwrap()).data}
          update={update as never}
          reset={reset as never}
          labels={{ items: texts.items }}
          shown={readable}
          preview={({ items }, isSaved) => <ListPreview list={list} items={itemsOf(items)} isSaved={isSaved} />}
        >
          {(edited) => <Items list={list} edited={edited} tools={tools} />}
        </SectionForm>
      )}
    </SectionScreen>
  )
}

type ItemsProps = Pick<ListScreenProps, "list" | "tools"> & { edited: EditForm<Input, Output> }

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
