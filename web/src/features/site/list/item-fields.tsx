import { institutionLevels, type SiteList } from "contract"
import { ImageField } from "#dashboard/form/image-field.tsx"
import { OutdatedMark } from "#dashboard/form/outdated.tsx"
import { useTexts } from "#i18n/language.tsx"
import { recordTexts } from "#i18n/screens/records.ts"
import { options, SelectField, TextField } from "#ui/form/fields.tsx"
import { listTexts } from "./list-texts.ts"
import type { Item } from "./use-items.ts"

type ItemFieldsProps = {
  list: SiteList
  item: Item
  onChange: (item: Item) => void
  errorOf: (field: string) => string | undefined
}

const isOptional = (list: SiteList, field: string) => list === "accreditations" && field === "text"

/** The fields of an item, each text beside its English version. */
export function ItemFields({ list, item, onChange, errorOf }: ItemFieldsProps) {
  const texts = useTexts(listTexts)
  const { inEnglish } = useTexts(recordTexts)
  const labels = texts.fields[list] as Readonly<Record<string, string>>
  const label = (field: string) => labels[field] ?? field
  const set = (field: string, value: unknown) => onChange({ ...item, [field]: value })
  // Of the company in numbers; that of a way to pay is optional.
  const isFigure = "number" in item && !("account" in item)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:grid-cols-2">
      {"level" in item && (
        <SelectField
          label={label("level")}
          value={String(item.level)}
          error={errorOf("level")}
          onChange={({ target }) => set("level", target.value)}
        >
          {options(institutionLevels.map((each) => [each, texts.levels[each]] as const))}
        </SelectField>
      )}
      {"isRunning" in item && (
        <SelectField
          label={label("isRunning")}
          value={String(item.isRunning)}
          onChange={({ target }) => set("isRunning", target.value === "true")}
        >
          {options([
            ["true", texts.states.running],
            ["false", texts.states.upcoming],
          ])}
        </SelectField>
      )}
      {isFigure && (
        <TextField
          label={label("number")}
          autoComplete="off"
          required
          value={String(item.number)}
          error={errorOf("number")}
          onChange={({ target }) => set("number", target.value)}
        />
      )}
      {("level" in item || "isRunning" in item || isFigure) && <span className="max-sm:hidden" />}
      {Object.keys(item.en).map((field) => [
        <TextField
          key={field}
          label={label(field)}
          autoComplete="off"
          required={!isOptional(list, field)}
          value={String(item[field])}
          error={errorOf(field)}
          onChange={({ target }) => set(field, target.value)}
        />,
        <div key={`${field} en`} className="grid gap-2">
          <TextField
            lang="en"
            label={inEnglish(label(field))}
            autoComplete="off"
            value={item.en[field] ?? ""}
            error={errorOf(`en.${field}`)}
            onChange={({ target }) => set("en", { ...item.en, [field]: target.value })}
          />
          {item.en[field] && <OutdatedMark field={field} english={item.en[field]} />}
        </div>,
      ])}
      {"account" in item &&
        ["number", "account"].map((field) => (
          <TextField
            key={field}
            label={label(field)}
            autoComplete="off"
            value={String(item[field])}
            error={errorOf(field)}
            onChange={({ target }) => set(field, target.value)}
          />
        ))}
      {"image" in item && (
        <div className="sm:col-span-2">
          <ImageField
            label={label("image")}
            hint={list === "hero" ? texts.cropped : undefined}
            required={list === "hero"}
            url={String(item.image)}
            value={String(item.image)}
            error={errorOf("image")}
            onUrlChange={(url) => set("image", url)}
            onChange={({ target }) => set("image", target.value)}
          />
        </div>
      )}
    </div>
  )
}
