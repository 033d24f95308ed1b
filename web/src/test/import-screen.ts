import { screen } from "@testing-library/react"
import { unique } from "#test/records.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi, newLogin } from "#test/test-api.ts"
import type { UserEvent } from "#test/user-event.ts"

export const importUrl = "/dashboard/manage-certificates/import"
export const importCall = "certificates/import-certificates*"

const headings = "SL;Certificate No.;Student's Full Name;E-mail;Course;Batch"

/** A file as a spreadsheet saves it in a country with decimal commas. */
export function certificateFile(count: number, mark = unique("IMP")) {
  const rows = Array.from({ length: count }, (_, no) => `${no + 1};${mark}-${no};নুসরাত জাহান ${no};N${no}@x.org;EHP;0007`)
  return { mark, text: [headings, ...rows].join("\r\n") }
}

/** Opens the wizard with an account of its own, because it continues where the same user left it. */
export async function openImport(login?: Awaited<ReturnType<typeof newLogin>>) {
  const user = await renderApp({ url: importUrl, as: login ?? (await newLogin("admin")) })
  await screen.findByRole("heading", { name: "Last imports" })
  return user
}

export async function choose(user: UserEvent, content: BlobPart, name = "batch-7.csv") {
  const field = document.querySelector("input[type=file]") as HTMLElement
  await user.upload(field, new File([content], name, { type: "text/csv" }))
}

/** Goes on to the preview, with the columns as they are guessed. */
export async function check(user: UserEvent, content: BlobPart) {
  await choose(user, content)
  await user.click(await screen.findByRole("button", { name: "Continue" }))
}

export const findButton = (name: string | RegExp) => screen.findByRole("button", { name })

/** The certificates whose number contains this text. */
export const certificatesLike = (text: string): Promise<Record<string, string>[]> =>
  callApi("GET", `certificates/get-certificates?search=${encodeURIComponent(text)}`)
