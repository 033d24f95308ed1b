import { setTimeout } from "node:timers/promises"
import { cleanup, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, expect, onTestFinished, test } from "vitest"
import { I18nProvider, loadCommonTexts } from "#i18n/language.tsx"
import { FormDialog } from "./form-dialog.tsx"

const form = { onSubmit: async () => {}, isSubmitting: false, discardDraft: undefined, summary: undefined }

afterEach(cleanup)

/** Saves as a server does: the form starts again in a task of its own, and not while the click is handled. */
async function addAnother(onRestart: () => void) {
  await setTimeout(1)
  onRestart()
}

test("the first field has the focus as soon as the form starts again, so that no typed letter is lost", async () => {
  render(
    <I18nProvider initial={{ language: "en", texts: await loadCommonTexts("en") }} prepareFor={async () => {}}>
      <FormDialog title="New person" submit="Create" form={form} onSecond={addAnother} onClose={() => {}}>
        <input aria-label="Name" />
      </FormDialog>
    </I18nProvider>,
  )
  const user = userEvent.setup()
  const previous = screen.getByLabelText("Name")
  let focused: Element | null = null
  const replaced = new MutationObserver(() => {
    if (!previous.isConnected) focused ??= document.activeElement
  })
  replaced.observe(document, { childList: true, subtree: true })
  onTestFinished(() => replaced.disconnect())
  await user.click(screen.getByRole("button", { name: "Create and add another" }))
  await waitFor(() => expect(focused).not.toBe(null))
  expect(focused).toBe(screen.getByLabelText("Name"))
})
