import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { aGallery } from "server/src/test/factories.ts"
import { beforeAll, expect, test, vi } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi } from "#test/test-api.ts"

const titles = ["A lab at night", "A class in Khulna", "Certificates in Sylhet"]
const ids: string[] = []
beforeAll(async () => {
  for (const title of titles.toReversed())
    ids.unshift((await callApi("POST", "galleries/register", aGallery({ title })))._id)
})

const main = () => within(screen.getByRole("main"))
const imageLink = (title: string) => main().getByRole("link", { name: title })

const url = () => location.pathname + location.search
const dialogOf = (title: string) => screen.queryByRole("dialog", { name: title })

async function openImage(title: string) {
  const user = await renderApp({ url: "/gallery" })
  await user.click(imageLink(title))
  const dialog = within(await screen.findByRole("dialog"))
  const expectShown = (index: number) =>
    waitFor(() => {
      expect(dialog.getByRole("heading").textContent).toBe(titles[index])
      dialog.getByRole("img", { name: titles[index] ?? "" })
      expect(screen.getByRole("dialog").textContent).toContain(`${index + 1} / 3`)
    })
  return { user, dialog, expectShown }
}

test("an image opens in a dialog with its title and its position", async () => {
  const { expectShown } = await openImage("A class in Khulna")
  await expectShown(1)
  await expectAccessible()
})

test("arrow keys step through the images, around both ends", async () => {
  const { user, expectShown } = await openImage("A class in Khulna")
  await user.keyboard("{ArrowRight}")
  await expectShown(2)
  await user.keyboard("{ArrowRight}")
  await expectShown(0)
  await user.keyboard("{ArrowLeft}")
  await expectShown(2)
})

test("the buttons step through the images, around both ends", async () => {
  const { user, dialog, expectShown } = await openImage("A lab at night")
  await user.click(dialog.getByRole("button", { name: "Previous" }))
  await expectShown(2)
  await user.click(dialog.getByRole("button", { name: "Next" }))
  await expectShown(0)
})

test("arrow keys together with Alt leave the image, because the browser goes back or forward", async () => {
  const { user, expectShown } = await openImage("A lab at night")
  await user.keyboard("{Alt>}{ArrowRight}{/Alt}")
  await expectShown(0)
})

test("a key that is held down is one step, because browsers limit changes of the URL", async () => {
  const { user, expectShown } = await openImage("A lab at night")
  fireEvent.keyDown(document, { key: "ArrowRight" })
  await expectShown(1)
  fireEvent.keyDown(document, { key: "ArrowRight", repeat: true })
  await user.keyboard("{ArrowLeft}")
  await expectShown(0)
})

test("when the dialog is closed, arrow keys do nothing, also while the browser is still going back", async () => {
  const { user, dialog } = await openImage("A lab at night")
  const back = vi.spyOn(history, "back").mockImplementationOnce(() => {})
  await user.click(dialog.getByRole("button", { name: "Close" }))
  await waitFor(() => expect(back).toHaveBeenCalled())
  await user.keyboard("{ArrowRight}")
  expect(url()).toBe(`/gallery?show=${ids[0]}`)
  history.back()
  await waitFor(() => expect(url()).toBe("/gallery"))
  await user.keyboard("{ArrowRight}")
  expect(screen.queryByRole("dialog")).toBe(null)
  expect(url()).toBe("/gallery")
  back.mockRestore()
})

test("an image that is opened while the browser is still going back opens afterwards", async () => {
  const { user, dialog } = await openImage("A lab at night")
  const back = vi.spyOn(history, "back").mockImplementationOnce(() => {})
  await user.click(dialog.getByRole("button", { name: "Close" }))
  await waitFor(() => expect(back).toHaveBeenCalled())
  await user.click(imageLink("A class in Khulna"))
  history.back()
  await waitFor(() => expect(dialogOf("A class in Khulna")).toBeTruthy())
  expect(url()).toBe(`/gallery?show=${ids[1]}`)
  await user.click(dialog.getByRole("button", { name: "Close" }))
  await waitFor(() => expect(url()).toBe("/gallery"))
  back.mockRestore()
})

test("a double click opens an image once, so that closing it leads back to the list", async () => {
  const user = await renderApp({ url: "/gallery" })
  await user.dblClick(imageLink("A lab at night"))
  const dialog = within(await screen.findByRole("dialog", { name: "A lab at night" }))
  await user.click(dialog.getByRole("button", { name: "Close" }))
  await waitFor(() => expect(url()).toBe("/gallery"))
})

test("an image that does not load is replaced by the lattice, in the list and in the dialog", async () => {
  const { dialog } = await openImage("A lab at night")
  const inList = document.querySelector("main li img") as HTMLElement
  for (const image of [inList, dialog.getByRole("img")]) {
    fireEvent.error(image)
    expect(image.getAttribute("src")).toBe("/site/no-picture.svg")
  }
})

test("each image has its own URL, also after a step in the dialog, and going back once closes the dialog", async () => {
  const { user, expectShown } = await openImage("A class in Khulna")
  expect(url()).toBe(`/gallery?show=${ids[1]}`)
  await user.keyboard("{ArrowRight}")
  await expectShown(2)
  expect(url()).toBe(`/gallery?show=${ids[2]}`)
  expect(document.title).toBe("Certificates in Sylhet · Prohori")
  history.back()
  await waitFor(() => expect(dialogOf("Certificates in Sylhet")).toBe(null))
  expect(url()).toBe("/gallery")
})

test("the URL of an image shows it above the list, and a link leads back to all", async () => {
  const user = await renderApp({ url: `/gallery?show=${ids[1]}` })
  expect(dialogOf("A class in Khulna")).toBe(null)
  main().getByRole("img", { name: "A class in Khulna" })
  await user.click(main().getByRole("link", { name: "All photos" }))
  await waitFor(() => expect(main().queryByRole("img", { name: "A class in Khulna" })).toBe(null))
})
