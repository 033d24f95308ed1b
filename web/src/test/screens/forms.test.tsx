import { screen, waitFor, within } from "@testing-library/react"
import { testPassword } from "server/src/test/test-app.ts"
import { expect, test } from "vitest"
import { fill, findToast } from "#test/actions.ts"
import { expectProblem } from "#test/problems.ts"
import { unique } from "#test/records.ts"
import { renderApp } from "#test/render-app.tsx"
import { failOnce, holdUntil, newStudent } from "#test/test-api.ts"
import type { UserEvent } from "#test/user-event.ts"

type Form = {
  form: string
  /** The call behind it. */
  call: string
  url: string
  as?: "student" | "admin"
  submit: string
  /** Valid texts, by label. */
  fields: () => Promise<Record<string, string>>
  /** A button that shows the rest of the fields. */
  press?: string
  success?: string
  loading?: string
  /** Each message of section 5 of the product document: how often it shows when the form is empty, or has these texts instead. */
  messages: { message: string; count: number; instead?: Record<string, string> }[]
}

const image = "https://example.com/picture.png"
const allFields = "All fields are required"

const forms: Form[] = [
  {
    form: "Login",
    call: "auth/login",
    url: "/login",
    submit: "Login",
    fields: async () => ({ Email: (await newStudent()).user.email, Password: testPassword }),
    messages: [
      { message: allFields, count: 1 },
      { message: "Enter your email address", count: 1 },
      { message: "Enter your password", count: 1 },
      { message: "Please enter a valid email", count: 1, instead: { Email: "no email" } },
    ],
  },
  {
    form: "Register",
    call: "auth/register",
    url: "/register",
    submit: "Register",
    fields: async () => ({
      "Full Name": "Sadia Afrin",
      Email: `${unique("register")}@example.com`,
      Password: testPassword,
      "Confirm Password": testPassword,
    }),
    messages: [
      { message: allFields, count: 1 },
      { message: "Enter your name", count: 1 },
      { message: "Enter your email address", count: 1 },
      { message: "Choose a password", count: 1 },
      { message: "Repeat the password", count: 1 },
      {
        message: "Password must be up to 6 characters",
        count: 1,
        instead: { Password: "12345", "Confirm Password": "12345" },
      },
      { message: "Please enter a valid email", count: 1, instead: { Email: "a@b" } },
      { message: "Passwords do not match", count: 1, instead: { "Confirm Password": "something else" } },
    ],
  },
  {
    form: "Change password",
    call: "auth/change-password",
    url: "/dashboard/change-password",
    as: "student",
    submit: "Change Password",
    fields: async () => ({
      "Current Password": testPassword,
      "New Password": "another evening in Sylhet",
      "Confirm Password": "another evening in Sylhet",
    }),
    success: "Password changed successfully",
    messages: [
      { message: allFields, count: 1 },
      { message: "Please fill this in", count: 3 },
      { message: "Passwords do not match", count: 1, instead: { "Confirm Password": "something else" } },
    ],
  },
  {
    form: "Create achievement",
    call: "achievements/register",
    url: "/dashboard/manage-achievements?new",
    as: "admin",
    submit: "Create Achievement",
    fields: async () => ({ "Title (*)": unique("Title"), "Image (*)": image }),
    success: "Achievement created successfully",
    loading: "Creating Achievement...",
    messages: [
      { message: "All (*) fields are required", count: 1 },
      { message: "Please fill this in", count: 2 },
    ],
  },
  {
    form: "Create certificate",
    call: "certificates/register",
    url: "/dashboard/manage-certificates?new",
    as: "admin",
    submit: "Create Certificate",
    fields: async () => ({
      "Candidate Name": "Nusrat Jahan",
      "Candidate Email": "nusrat@example.com",
      "Certification Name": "Web Application Security",
      "Batch No.": "0001",
      "Certification No.": unique("MSG"),
    }),
    success: "Certificate created successfully",
    loading: "Creating Certificate...",
    messages: [
      { message: allFields, count: 1 },
      { message: "Please fill this in", count: 5 },
    ],
  },
  {
    form: "Create course",
    call: "courses/register",
    url: "/dashboard/manage-courses?new",
    as: "admin",
    submit: "Create Course",
    press: "As text",
    fields: async () => ({
      Title: unique("Title"),
      Route: unique("route"),
      Category: "Web",
      Level: "Beginner",
      Description: "Six weeks on the web.",
      Thumbnail: image,
      "Price (BDT)": "1500",
      "Discount (%)": "10",
      "Instructor Name": "Rafid Karim",
      "Instructor Email": "rafid@example.com",
      "Instructor Bio": "Teaches.",
      "Registration Link": "https://example.com/register",
      "Curriculum as text": "@@\nThe first week",
    }),
    success: "Course created successfully",
    messages: [
      { message: allFields, count: 1 },
      { message: "Please fill this in", count: 13 },
    ],
  },
  {
    form: "Create gallery",
    call: "galleries/register",
    url: "/dashboard/manage-galleries?new",
    as: "admin",
    submit: "Create Gallery",
    fields: async () => ({ Image: image, Title: unique("Title") }),
    success: "Gallery created successfully",
    messages: [
      { message: allFields, count: 1 },
      { message: "Please fill this in", count: 2 },
    ],
  },
  {
    form: "Create team member",
    call: "teams/register",
    url: "/dashboard/manage-teams?new",
    as: "admin",
    submit: "Add Member",
    fields: async () => ({
      "Name (*)": unique("Member"),
      "Designation (*)": "Trainer",
      "Email (*)": "member@example.com",
      "Photo (*)": image,
    }),
    success: "Team member created successfully",
    messages: [
      { message: "Type (*) all required fields.", count: 1 },
      { message: "Please fill this in", count: 4 },
    ],
  },
  {
    form: "Create to-know",
    call: "toKnows/register",
    url: "/dashboard/manage-to-knows?new",
    as: "admin",
    submit: "Create To-Know",
    fields: async () => ({
      Thumbnail: image,
      Title: unique("Title"),
      "Playlist Link": "https://example.com/playlist",
    }),
    success: "To-know created successfully",
    messages: [
      { message: allFields, count: 1 },
      { message: "Please fill this in", count: 3 },
    ],
  },
]

async function openForm({ url, as, submit }: Form) {
  // Changing a password must not change the one that the other tests use.
  const user = await renderApp({ url, as: as === "student" ? await newStudent() : as })
  const place = within(await screen.findByRole(as === "admin" ? "dialog" : "main"))
  const button = await place.findByRole("button", { name: submit })
  return { user, place, send: () => user.click(button) }
}

type Place = Awaited<ReturnType<typeof openForm>>["place"]

async function fillIn(user: UserEvent, place: Place, { press }: Form, fields: Record<string, string>) {
  if (press) await user.click(place.getByRole("button", { name: press }))
  for (const [label, text] of Object.entries(fields)) {
    const field = place.getByLabelText(label)
    if (field instanceof HTMLSelectElement) await user.selectOptions(field, text)
    else fill(field, text)
  }
}

test.for(forms)(
  "$form: a failure is reported with the server's message, and the next attempt succeeds",
  async (form) => {
    const { call, fields, success, loading } = form
    // A toast that has been dismissed is removed 200 ms later by its text, which may be in the next test.
    const reason = unique("The ink has run dry")
    expectProblem(/^500 /)
    const { user, place, send } = await openForm(form)
    const texts = await fields()
    await fillIn(user, place, form, texts)
    failOnce(`${call}*`, reason)
    await send()
    await findToast(reason)
    for (const [label, text] of Object.entries(texts)) {
      expect(place.getByLabelText<HTMLInputElement>(label).value).toBe(text)
    }
    if (loading) holdUntil(`${call}*`, () => findToast(loading))
    await send()
    if (success) await findToast(success)
    else await waitFor(() => expect(location.pathname).toMatch(/^\/dashboard/))
  },
)

const messages = forms.flatMap(({ messages, ...form }) =>
  messages.map((each) => ({ ...form, ...each, messages, when: each.instead ? "is filled in wrongly" : "is empty" })),
)

test.for(messages)("$form: the form says “$message” when it $when", async ({ message, count, instead, ...form }) => {
  const { user, place, send } = await openForm(form)
  if (instead) await fillIn(user, place, form, { ...(await form.fields()), ...instead })
  await send()
  await waitFor(() => expect(place.getAllByText(message)).toHaveLength(count))
})
