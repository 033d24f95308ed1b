import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { BreakableText } from "./breakable-text.tsx"

test.for([
  ["nusrat@example.com", "nusrat<wbr/>@example<wbr/>.com"],
  ["nusrat@exam...", "nusrat<wbr/>@exam..."],
  ["PRH-0007.25", "PRH-0007.25"],
])("“%s” is rendered as “%s”", ([text, markup]) => {
  expect(renderToStaticMarkup(<BreakableText text={text as string} />)).toBe(markup)
})
