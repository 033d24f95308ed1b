import { useEffect, useRef, useState } from "react"
import { useTexts } from "#i18n/language.tsx"
import { Button } from "#ui/button/button.tsx"
import { CheckIcon } from "#ui/image/icon.tsx"
import { saveText } from "#ui/save-text.ts"
import { securityTexts } from "./security-texts.ts"

/** Shown once, to be written down. */
export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const texts = useTexts(securityTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  const [outcome, setOutcome] = useState<"copied" | "copyByHand">()
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), [])

  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join("\n"))
      setOutcome("copied")
    } catch {
      setOutcome("copyByHand")
    }
  }
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line bg-surface p-4">
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {texts.codesTitle}
      </h2>
      <p>{texts.codesText}</p>
      <ul
        lang="en"
        translate="no"
        className="tabular grid gap-x-8 gap-y-2 rounded-field bg-sunken p-4 font-semibold text-lg sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button onClick={() => void copy()}>
          {outcome === "copied" && <CheckIcon />}
          {outcome === "copied" ? texts.copied : texts.copy}
        </Button>
        <Button onClick={() => saveText(`${codes.join("\n")}\n`, { name: texts.fileName, type: "text/plain" })}>
          {texts.save}
        </Button>
        <Button onClick={() => print()}>{texts.print}</Button>
      </div>
      <p role="status" className={outcome === "copyByHand" ? "text-sm" : "sr-only"}>
        {outcome && texts[outcome]}
      </p>
      <Button kind="accent" className="justify-self-start print:hidden" onClick={onSaved}>
        {texts.saved}
      </Button>
    </section>
  )
}
