import { InBengali, useLangOf } from "#ui/text/in-bengali.tsx"

/** A text that the office has typed, in its language, and with the label if an English page shows it in Bengali. */
export function TypedText({ text }: { text: string }) {
  return (
    <>
      <span lang={useLangOf()(text)}>{text}</span> <InBengali texts={[text]} />
    </>
  )
}
