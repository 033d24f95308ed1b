import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { aGallery } from "server/src/test/factories.ts"
import { beforeAll, expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi } from "#test/test-api.ts"

const titles = ["A lab at night", "A class in Khulna", "Certificates in Sylhet"]
beforeAll(async () => {
  for (const title of titles.toReversed()) await callApi("POST", "galleries/register", aGallery({ title }))
})

const main = () => within(screen.getByRole("main"))
const imageLink = (title: string) => main().getByRole("link", { name: title })

async function openPicture(title: string) {
  const user = await renderApp({ url: "/gallery" })
  await user.click(imageLink(title))
  const dialog = within(screen.getByRole("dialog"))
  const expectShown = (index: number) =>
    waitFor(() => {
      expect(dialog.getByRole("heading").textContent).toBe(titles[index])
      dialog.getByRole("img", { name: titles[index] ?? "" })
      expect(screen.getByRole("dialog").textContent).toContain(`${index + 1} / 3`)
    })
  return { user, dialog, expectShown }
}

test("an image opens in a dialog with its title and its position", async () => {
  const { expectShown } = await openPicture("A class in Khulna")
  await expectShown(1)
  await expectAccessible()
})

test("arrow keys step through the images, around both ends", async () => {
  const { user, expectShown } = await openPicture("A class in Khulna")
  await user.keyboard("{ArrowRight}")
  await expectShown(2)
  await user.keyboard("{ArrowRight}")
  await expectShown(0)
  await user.keyboard("{ArrowLeft}")
  await expectShown(2)
})

test("the buttons step through the images, around both ends", async () => {
  const { user, dialog, expectShown } = await openPicture("A lab at night")
  await user.click(dialog.getByRole("button", { name: "Previous" }))
  await expectShown(2)
  await user.click(dialog.getByRole("button", { name: "Next" }))
  await expectShown(0)
})

test("arrow keys together with Alt leave the image, because the browser goes back or forward", async () => {
  const { user, expectShown } = await openPicture("A lab at night")
  await user.keyboard("{Alt>}{ArrowRight}{/Alt}")
  await expectShown(0)
})

test("when the dialog is closed, arrow keys do nothing", async () => {
  const { user, dialog } = await openPicture("A lab at night")
  await user.click(dialog.getByRole("button", { name: "Close" }))
  await user.keyboard("{ArrowRight}")
  expect(screen.queryByRole("dialog")).toBe(null)
  expect(screen.queryByText("2 / 3")).toBe(null)
})

test("an image that does not load is replaced by the lattice, in the list and in the dialog", async () => {
  const { dialog } = await openPicture("A lab at night")
  const inList = document.querySelector("main li img") as HTMLElement
  for (const image of [inList, dialog.getByRole("img")]) {
    fireEvent.error(image)
    expect(image.getAttribute("src")).toBe("/site/no-picture.svg")
  }
})
