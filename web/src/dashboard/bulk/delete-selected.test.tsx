import "#test/render-app.tsx"
import { cleanup, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { type Certificate, deleteCertificates, getCertificates } from "contract"
import type { ContextType } from "react"
import { MemoryRouter } from "react-router"
import { aCertificate } from "server/src/test/factories.ts"
import { afterEach, expect, test } from "vitest"
import { ApiProvider } from "#api/api-provider.tsx"
import { BulkProgress } from "#dashboard/bulk/bulk-progress.tsx"
import { DeleteSelected } from "#dashboard/bulk/delete-selected.tsx"
import type { Selection } from "#dashboard/bulk/selection.ts"
import { I18nProvider, loadCommonTexts } from "#i18n/language.tsx"
import { signIn } from "#session/session.ts"
import { SiteSettingsContext } from "#site/site-settings.ts"
import { confirm, findToast } from "#test/actions.ts"
import { callApi, insertCertificates, intercept, loginAs } from "#test/test-api.ts"
import { Toaster } from "#ui/overlay/toaster.tsx"

afterEach(cleanup)

const call = "certificates/delete-certificates"
const name = "Deleting certificates..."
const chosen = { deleteTitle: (count: string) => `Delete ${count}?`, deleteText: "", recordName: "the selected" }
const texts = { deleting: name, deleted: "Deleted", deleteFailed: "Failed", chosen }

/** The button alone: a list would render six pages of a hundred rows to have so many selected. */
async function renderButton(rows: Certificate[]) {
  const selection = { rows, count: rows.length, isEvery: false, clear: () => {} } as unknown as Selection<Certificate>
  signIn(await loginAs("admin"))
  render(
    <I18nProvider initial={{ language: "en", texts: await loadCommonTexts("en") }}>
      <MemoryRouter>
        <SiteSettingsContext value={{ publicUrl: "http://localhost" } as ContextType<typeof SiteSettingsContext>}>
          <ApiProvider>
            <BulkProgress />
            <DeleteSelected
              {...{ selection, call: deleteCertificates, list: getCertificates, texts }}
              nameOf={({ certificationNo }) => certificationNo}
            />
            <Toaster />
          </ApiProvider>
        </SiteSettingsContext>
      </MemoryRouter>
    </I18nProvider>,
  )
  return userEvent.setup()
}

test("more picked rows than one call can take are deleted in a series with progress, and restored as one", async () => {
  const rows = await insertCertificates(Array.from({ length: 502 }, () => aCertificate({ batchNo: "picked" })))
  const count = async () => (await callApi("GET", "certificates/get-certificates?batchNo=picked&limit=10")).length
  const user = await renderButton(rows)
  const holds = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let calls = 0
  intercept(call, (forward) => (holds[calls++]?.promise ?? Promise.resolve()).then(forward))
  await user.click(screen.getByRole("button", { name: "Delete the selected" }))
  await confirm(user, "Delete")
  const progress = within(await screen.findByRole("region", { name }))
  progress.getByText("0 of 502")
  holds[0]?.resolve()
  await progress.findByText("500 of 502")
  holds[1]?.resolve()
  await findToast("Deleted: 502")
  expect([calls, await count()]).toEqual([2, 0])
  await user.click(screen.getByRole("button", { name: "Undo" }))
  await findToast("Undone")
  expect(await count()).toBe(10)
})
