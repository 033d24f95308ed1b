import { screen } from "@testing-library/react"
import { expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { findRow } from "#test/actions.ts"
import {
  createAchievement,
  createGallery,
  createHomeReview,
  createTeamMember,
  createToKnow,
  newQuestion,
} from "#test/records.ts"
import { renderApp } from "#test/render-app.tsx"

const lists = [
  {
    url: "manage-achievements",
    create: createAchievement,
    heading: "Achievements (1)",
    columns: ["SL", "Image", "Title", "Description", "Action"],
  },
  {
    url: "manage-galleries",
    create: createGallery,
    heading: "Galleries (1)",
    columns: ["SL", "Image", "Title", "Action"],
  },
  {
    url: "manage-questions",
    create: async () => (await newQuestion()).question,
    heading: "Questions (1)",
    columns: ["Serial", "Question", "Answer", "Course", "Action"],
  },
  {
    url: "manage-reviews",
    create: createHomeReview,
    heading: "Reviews (1)",
    columns: ["Select all on this page", "Reviewer", "Rating", "Comment", "Home", "Action"],
  },
  {
    url: "manage-teams",
    create: createTeamMember,
    heading: "Teams (1)",
    columns: ["Serial", "Avatar", "Name and designation", "Contact", "Social Links", "Action"],
  },
  {
    url: "manage-to-knows",
    create: createToKnow,
    heading: "To-Knows (1)",
    columns: ["SL", "Thumbnail", "Title", "Playlist Link", "Action"],
  },
]

test.for(lists)("the table of /dashboard/$url has its columns, and the heading the number of records", async (list) => {
  const name = await list.create()
  await renderApp({ url: `/dashboard/${list.url}`, as: "admin" })
  await findRow(name)
  screen.getByRole("heading", { level: 1, name: list.heading })
  const columns = screen.getAllByRole("columnheader").map(({ textContent }) => textContent)
  expect(columns).toEqual(list.columns)
  await expectAccessible()
})

test("the list of reviews says how many are on the home page", async () => {
  const name = await createHomeReview()
  await renderApp({ url: "/dashboard/manage-reviews", as: "admin" })
  await findRow(name)
  screen.getByText(/^On the home page: \d+\. It shows at most 50\.$/)
})
