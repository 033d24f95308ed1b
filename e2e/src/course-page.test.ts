import { test } from "./factories.ts"
import { aPicture, expect, unique } from "./journey.ts"

test("on a low or enlarged screen title, level and price come first, and the button stays at the end", async ({
  page,
}) => {
  await page.setViewportSize({ width: 720, height: 450 })
  await page.goto("/en/courses/ehp")
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 })
  await expect(page.getByText("Intermediate")).toBeInViewport({ ratio: 1 })
  await expect(page.getByText("৳14,400").filter({ visible: true })).toBeInViewport({ ratio: 1 })
  const button = page.getByRole("link", { name: "Register now" })
  await expect(button).not.toBeInViewport()
  await button.scrollIntoViewIfNeeded()
  await expect(page.getByText("Nothing is paid in the form")).toBeInViewport({ ratio: 1 })
})

test("a title in Latin letters is said to be English on a Bengali page; a free course does not speak of paying", async ({
  page,
}) => {
  await page.goto("/bn/courses/ehp")
  await expect(page.getByRole("heading", { level: 1 })).toHaveAttribute("lang", "en")
  await page.goto("/bn/courses/digital-forensics")
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveAttribute("lang")
  await page.goto("/en/courses/digital-safety")
  await expect(page.getByText("We call you before the first class.")).toBeVisible()
  await expect(page.getByText("Nothing is paid")).toHaveCount(0)
})

test("a description of nothing but breaks has no heading, and search engines are told of none", async ({
  page,
  factories,
}) => {
  const route = unique("silent")
  const { _id } = await factories.send("POST", "courses/register", {
    route,
    title: "Silent",
    description: "<br><br />",
    instructorEmail: "teacher@example.com",
    instructorName: "W",
    instructorBio: "x",
    level: "beginner",
    thumbnail: new URL("/demo/course-linux.svg", aPicture).href,
    category: "y",
    price: 100,
    discount: 0,
    registrationLink: "https://example.com/",
    curriculum: "@@১ম সপ্তাহ<br>z",
  })
  await page.goto(`/en/courses/${route}`)
  await expect(page.getByRole("heading", { name: "Week 1" })).toContainText("১ম সপ্তাহ")
  await expect(page.getByRole("heading", { name: "About this course" })).toHaveCount(0)
  const course = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? "")
  expect(course).toMatchObject({ "@type": "Course", name: "Silent" })
  expect(course).not.toHaveProperty("description")
  await factories.send("DELETE", `courses/delete-course/${_id}`)
})
