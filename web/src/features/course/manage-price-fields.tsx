import { useSpeech, useWords } from "#i18n/language.tsx"
import { TextField } from "#ui/text-field.tsx"
import type { CourseContract } from "./manage-form-parts.tsx"
import { priceWhileTyping } from "./manage-price.ts"
import { courseWords } from "./words.ts"

export function PriceFields({ contract: { field, form } }: { contract: CourseContract }) {
  const words = useWords(courseWords)
  const { format } = useSpeech()
  const left = priceWhileTyping(form.watch("price"), form.watch("discount"))
  return (
    <>
      <TextField label={words.price} inputMode="numeric" autoComplete="off" {...field("price")} />
      <TextField label={words.discount} inputMode="numeric" autoComplete="off" {...field("discount")} />
      {/* It keeps its line while there is nothing to say. */}
      <p className="flex min-h-8 items-baseline gap-2 md:col-span-2">
        <span className="text-muted text-sm">{words.discounted}:</span>
        <output className="font-semibold text-lg">
          {left === 0 ? words.free : left !== null && format.price(left)}
        </output>
      </p>
    </>
  )
}
