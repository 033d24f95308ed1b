import { Fragment } from "react"

/** A text in which an email breaks before "@" or a dot: in a narrow column it would break within a word. */
export function BreakableText({ text }: { text: string }) {
  if (!text.includes("@")) return text
  return text.split(/(?=[@.](?!\.|$))/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are never reordered
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
