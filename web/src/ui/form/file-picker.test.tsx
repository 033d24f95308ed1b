import { waitFor } from "@testing-library/react"
import { expect, test } from "vitest"
import { renderApp } from "#test/render-app.tsx"

const types = {
  "photo.jpg": "image/jpeg",
  "photo.PNG": "image/png",
  "photo.gif": "image/gif",
  "photo.svg": "image/svg+xml",
  "photo.webp": "image/webp",
  "list.csv": "text/csv",
  "list.tsv": "text/tab-separated-values",
  "list.txt": "text/plain",
  // As Windows with Excel, and a phone that does not know the type.
  "excel.csv": "application/vnd.ms-excel",
  "phone.csv": "application/octet-stream",
  "list.xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  "list.pdf": "application/pdf",
  "program.exe": "application/octet-stream",
}
const images = ["photo.jpg", "photo.PNG"]
const lists = ["list.csv", "list.tsv", "list.txt", "excel.csv", "phone.csv"]

const fields = [
  ["an image", "/dashboard/manage-galleries?new", images],
  ["a profile photo", "/dashboard/my-profile", images],
  ["a certificate import", "/dashboard/manage-certificates/import", lists],
] as const

for (const [name, url, accepted] of fields) {
  test(`the file field of ${name} offers only files of the accepted types`, async () => {
    const user = await renderApp({ url, as: "admin" })
    const field = await waitFor(() => {
      const input = document.querySelector<HTMLInputElement>("input[type=file]")
      if (!input) throw new Error("The page has no file field")
      return input
    })
    const chosen: string[] = []
    const recordChoice = (event: Event) => {
      chosen.push(...Array.from(field.files ?? [], (file) => file.name))
      // The page must not read these files.
      event.stopPropagation()
    }
    window.addEventListener("change", recordChoice, { capture: true })
    // Like a browser's file picker, `upload` leaves out files that the field does not accept.
    for (const [file, type] of Object.entries(types)) await user.upload(field, new File(["content"], file, { type }))
    window.removeEventListener("change", recordChoice, { capture: true })
    expect(chosen).toEqual(accepted)
  })
}
