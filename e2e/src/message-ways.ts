import type { Page } from "@playwright/test"
import { type Factories, openAs } from "./factories.ts"
import type { Action } from "./message-table.ts"

/** How to bring an action about in the real product. */
type Way = {
  of: string
  /** The call behind it, which is made to fail once. */
  call: string
  /** What the browser says besides that failure. */
  problem?: RegExp
  /** Makes a record of its own, and comes to where it can be done: the answer does it, as often as it is called. */
  come: (page: Page, factories: Factories) => Promise<() => Promise<unknown>>
}

type Make = (factories: Factories) => Promise<string>

/** A question that is still open, because it failed, is answered again. */
async function pressAndConfirm(page: Page, button: string, confirm: string) {
  const question = page.getByRole("alertdialog")
  if (!(await question.isVisible())) await page.getByRole("button", { name: button }).click()
  await question.getByRole("button", { name: confirm }).click()
}

function asked(of: string, call: string, address: string, label: string, make: Make): Way {
  return {
    of,
    call,
    async come(page, factories) {
      const name = await make(factories)
      await openAs(page, factories.admin, address + encodeURIComponent(name))
      return () => pressAndConfirm(page, `${label} ${name}`, label)
    },
  }
}

function switched(of: string, call: string, address: string, label: (name: string) => string, make: Make): Way {
  return {
    of,
    call,
    async come(page, factories) {
      const name = await make(factories)
      await openAs(page, factories.admin, address + encodeURIComponent(name))
      return () => page.getByRole("switch", { name: label(name) }).click()
    },
  }
}

function selected(of: string, call: string, address: string, label: string, value: string, make: Make): Way {
  return {
    of,
    call,
    async come(page, factories) {
      const name = await make(factories)
      await openAs(page, factories.admin, address + encodeURIComponent(name))
      return () => page.getByRole("combobox", { name: `${label} of ${name}` }).selectOption(value)
    },
  }
}

const users = "/dashboard/all-users?search="
const certificates = "/dashboard/manage-certificates?search="
const courses = "/dashboard/manage-courses?search="
const reviews = "/dashboard/manage-reviews?search="
/** These lists are whole, and look for nothing. */
const whole = (screen: string) => `/dashboard/${screen}?of=`

const aStudent: Make = async (factories) => (await factories.student()).user.name
const aCourse: Make = (factories) => factories.course()
const aCertificate: Make = (factories) => factories.certificate()

/** A way for every action: one that is missing is a type error. */
export const ways: Record<Action, readonly [Way, ...Way[]]> = {
  "Change role": [selected("a user", "auth/change-role", users, "Role", "instructor", aStudent)],
  "Reset password": [asked("a user", "auth/reset-password/*", users, "Reset password", aStudent)],
  "Delete user": [asked("a user", "auth/delete-user/*", users, "Delete", aStudent)],
  "Delete achievement": [
    asked("an achievement", "achievements/delete-*/*", whole("manage-achievements"), "Delete", (factories) =>
      factories.titled("achievements"),
    ),
  ],
  "Delete certificate": [asked("a certificate", "certificates/delete-*/*", certificates, "Delete", aCertificate)],
  "Certificate status": [
    selected("a certificate", "certificates/update-*/*", certificates, "Status", "inactive", aCertificate),
  ],
  "Delete course": [asked("a course", "courses/delete-*/*", courses, "Delete", aCourse)],
  // Both are on the home page before, so that nothing is left there.
  "Home visibility": [
    switched(
      "a course",
      "courses/change-home-visibility/*",
      courses,
      (name) => `Show on the home page: ${name}`,
      (factories) => factories.course({ isOnHome: true }),
    ),
    switched(
      "a review",
      "reviews/change-home-visibility/*",
      reviews,
      (name) => `Show the review by ${name} on the home page`,
      (factories) => factories.review({ isOnHome: true }),
    ),
  ],
  "Registration status": [
    switched("a course", "courses/change-visibility/*", courses, (name) => `Registration open: ${name}`, aCourse),
  ],
  "Delete gallery": [
    asked("a gallery", "galleries/delete-*/*", whole("manage-galleries"), "Delete", (factories) =>
      factories.titled("galleries"),
    ),
  ],
  "Delete review": [asked("a review", "reviews/delete-*/*", reviews, "Delete", (factories) => factories.review())],
  "Delete team member": [
    asked("a team member", "teams/delete-*/*", whole("manage-teams"), "Delete", (factories) => factories.member()),
  ],
  "Delete to-know": [
    asked("a to-know", "toKnows/delete-*/*", whole("manage-to-knows"), "Delete", (factories) =>
      factories.titled("toKnows"),
    ),
  ],
  "Update profile": [
    {
      of: "a student",
      call: "auth/update-user",
      async come(page, factories) {
        await openAs(page, await factories.student(), "/dashboard/my-profile")
        return async () => {
          await page.getByLabel("Mobile No.").fill("01712345678")
          await page.getByRole("button", { name: "Update Profile" }).click()
        }
      },
    },
  ],
  "Submit review": [
    {
      of: "a student",
      call: "reviews/register",
      async come(page, factories) {
        await openAs(page, await factories.student(), "/dashboard/my-review")
        return async () => {
          await page.getByLabel("Comment").fill("Clear and calm.")
          await page.getByRole("button", { name: "Submit Review" }).click()
        }
      },
    },
  ],
}
